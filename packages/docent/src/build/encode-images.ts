import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Config } from '../config/index.ts'
import type {
  ArticleImage,
  ImageFormat,
  ImageVariant,
  OfferedImage,
} from '../config/plugins/image-sources.ts'
import type { ActivePlugin } from '../config/plugins.ts'
import {
  invalidResult,
  listFrom,
  locate,
  reported,
  runHook,
  withHook,
} from '../config/plugins/run-hooks.ts'
import { errors, isDocentError } from '../errors/index.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import type { OfferedSources } from '../outputs/output.ts'
import type { Findings } from '../page/checks/check-pages.ts'
import { contentHash, nameHash } from '../shared/node/hash.ts'
import { basename } from '../shared/node/paths.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { ShownSources } from '../shared/records/page.ts'
import { type ArticleImagesInput, articleImages } from '../page/article-images.ts'

const OFFERS =
  'Return { images: [{ image, formats }] }: image is one of those that the hook received, and each format has a type, an extension, and files with a width, a key, and a function that encodes the file.'

/** What plugins offer for the images in articles, before anything is encoded. */
export interface Offers {
  images: readonly Offer[]
  findings: Findings
}

interface Offer extends OfferedImage {
  plugin: ActivePlugin
  /** Addresses in articles. */
  address: string
}

/**
 * Asks plugins for other sources of the images in articles.
 * @throws DocentError if a hook fails, or if several plugins offer sources for an image
 */
export async function imageOffers(input: ArticleImagesInput): Promise<Offers> {
  const { config } = input
  const offers: Offers = { images: [], findings: { errors: [], warnings: [] } }
  const hooks = withHook(config, 'imageSources')
  if (hooks.length === 0) return offers
  const byAddress = articleImages(input)
  const addressOf = new Map([...byAddress].map(([address, image]) => [image, address]))
  const all = [...byAddress.values()]
  const offered = new Map<string, Offer>()
  for (const { plugin, hook } of hooks) {
    const context = { config, siteDir: config.siteDir }
    const result = await runHook(plugin, 'imageSources', config, () => hook(all, context))
    for (const offer of listFrom(plugin.name, 'imageSources', result?.images, OFFERS)) {
      const address = addressOf.get(offer.image)
      const problem = address === undefined ? 'an image that it made up' : problemOf(offer)
      if (address === undefined || problem !== undefined)
        throw invalidResult(plugin.name, 'imageSources', problem ?? '', OFFERS)
      const other = offered.get(address)?.plugin
      if (other) {
        const plugins = [other.name, plugin.name]
        throw errors.repeatedImageSources({ path: offer.image.path, plugins })
      }
      offered.set(address, { ...offer, plugin, address })
    }
    const { errors: problems, warnings } = reported(
      plugin,
      'imageSources',
      config,
      result?.findings,
    )
    offers.findings.errors.push(...problems)
    offers.findings.warnings.push(...warnings)
  }
  return { ...offers, images: [...offered.values()] }
}

function problemOf({ image, formats }: OfferedImage): string | undefined {
  if (!Array.isArray(formats)) return `the image "${image.path}" without formats`
  const isValid = ({ type, extension, files }: ImageFormat): boolean =>
    typeof type === 'string' &&
    typeof extension === 'string' &&
    Array.isArray(files) &&
    files.every(({ width, key, encode }: ImageVariant) => {
      return width > 0 && typeof key === 'string' && typeof encode === 'function'
    })
  return formats.every(isValid) ? undefined : `an invalid format for the image "${image.path}"`
}

/** The sources of all images. */
export interface EncodedImages extends OfferedSources {
  /** Number of files that weren't in the cache. */
  fresh: number
  /** Keys of the cache entries in use. */
  used: string[]
}

export const NO_SOURCES: EncodedImages = { shown: new Map(), files: [], fresh: 0, used: [] }

const KIND = 'image-sources'
/** Names and lengths of the files, so that an unchanged build doesn't read them. */
const NAMES = 'image-source-names'

/** A file in the cache. */
interface EncodedFile {
  hash: string
  bytes: number
}

export interface EncodeInput {
  config: Config
  cache: Cache
  /** Hash of the generator's code. */
  generator: string
}

/** Encodes the files that aren't in the cache. */
export async function encodeImages(
  { images }: Offers,
  { config, cache, generator }: EncodeInput,
): Promise<EncodedImages> {
  const limit = pLimit(availableParallelism())
  const running = new Map<string, Promise<EncodedFile>>()
  const files = new Map<string, OutputFile>()
  let fresh = 0

  const encode = async ({ plugin, image }: Offer, variant: ImageVariant): Promise<Uint8Array> => {
    const file: unknown = await runHook(plugin, 'imageSources', config, async () => {
      try {
        return await variant.encode()
      } catch (cause) {
        if (isDocentError(cause)) throw cause
        const { file: page, line, column } = image.use
        const problem = (cause as Error).message
        const failed = { path: image.path, problem, cause }
        throw errors.imageNotEncoded({ ...locate(page, line, column), ...failed })
      }
    })
    if (file instanceof Uint8Array) return file
    throw invalidResult(
      plugin.name,
      'imageSources',
      `a file without bytes for the image "${image.path}"`,
      'Return a Uint8Array from encode.',
    )
  }
  const encoded = (key: string, offer: Offer, variant: ImageVariant): Promise<EncodedFile> => {
    const known = running.get(key) ?? cache.fetch(NAMES, [key]).then(() => readName(cache, key))
    const file = known.then(
      (found) =>
        found ??
        limit(async () => {
          fresh += 1
          return store(cache, key, await encode(offer, variant))
        }),
    )
    running.set(key, file)
    return file
  }

  const shown = await Promise.all(
    images.map(async (offer): Promise<[string, ShownSources][]> => {
      const { plugin, image, address, sizes } = offer
      if (!image.size) return []
      const original = image.read()
      const salt = [generator, plugin.name, plugin.version ?? '', contentHash(original)] as const
      const formats = await Promise.all(
        offer.formats.map(async ({ type, extension, files: variants }) => {
          const sources = await Promise.all(
            variants.map(async (variant) => {
              const key = cacheKey(...salt, variant.key)
              const { hash, bytes } = await encoded(key, offer, variant)
              const path = `assets/${stemOf(image)}.${hash}.${extension}`
              const content = async (): Promise<Uint8Array> => {
                await cache.fetch(KIND, [key])
                return cache.read(KIND, key)?.bytes('file') ?? (await encode(offer, variant))
              }
              const origin = `the image ${image.path}`
              return { variant, bytes, file: { path, content, key: hash, origin } }
            }),
          )
          const widest = sources.at(-1)
          if (!widest || widest.bytes >= original.length) return []
          for (const { file } of sources) files.set(file.path, file)
          const srcset = sources.map(
            ({ file, variant }) => `${config.baseUrl}${encodedPath(file.path)} ${variant.width}w`,
          )
          return [{ type, srcset: srcset.join(', ') }]
        }),
      )
      return [
        [
          address,
          { ...image.size, ...(sizes !== undefined && { sizes }), formats: formats.flat() },
        ],
      ]
    }),
  )
  return {
    shown: new Map(shown.flat()),
    files: [...files.values()],
    fresh,
    used: [...running.keys()],
  }
}

function readName(cache: Cache, key: string): EncodedFile | undefined {
  const json = cache.read(NAMES, key)?.text('json')
  return json === undefined ? undefined : (JSON.parse(json) as EncodedFile)
}

function store(cache: Cache, key: string, file: Uint8Array): EncodedFile {
  const name: EncodedFile = { hash: nameHash(file), bytes: file.length }
  cache.write(KIND, key, { file })
  cache.write(NAMES, key, { json: JSON.stringify(name) })
  for (const kind of [KIND, NAMES]) cache.send(kind, [key])
  return name
}

/** The image's name without the hash of its content. */
const stemOf = ({ path }: ArticleImage): string =>
  basename(path)
    .replace(/\.[^.]*$/, '')
    .replace(/\.[\w-]{8,12}$/, '')

/** Spaces and commas separate the addresses in a list. */
const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
