import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { nameHash } from '../shared/node/hash.ts'
import { type Cache, cacheKey } from '../files/cache.ts'
import type { Config } from '../config/index.ts'
import type { DrawnImage } from '../config/plugins/hooks.ts'
import { drawImage, imagesOf, type PluginImage } from '../config/plugins/page-hooks.ts'
import { type DocentError, errors } from '../errors/index.ts'
import type { LinkPreviewImage } from '../shared/link-preview-image.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'

export interface ImagesInput {
  config: Config
  pages: readonly RenderedPage[]
  sites: Record<string, SiteData>
  cache: Cache
  /** Hash of the generator's code. */
  generator: string
}

/** The images of pages that plugins draw for link previews. */
export interface DrawnImages {
  /** Images by their page's route. */
  images: ReadonlyMap<string, LinkPreviewImage>
  /** PNG files by their path below the output folder. Pages with the same image share a file. */
  files: ReadonlyMap<string, Uint8Array>
  warnings: DocentError[]
  /** Number of images that weren't in the cache. */
  fresh: number
  /** Keys of the cache entries in use. */
  used: string[]
}

export const NO_IMAGES: DrawnImages = {
  images: new Map(),
  files: new Map(),
  warnings: [],
  fresh: 0,
  used: [],
}

interface DescribedImage {
  route: string
  image: PluginImage
  /** Key of the drawn image in the cache. */
  key: string
}

const KIND = 'images'

/** Draws the images that aren't in the cache. */
export async function drawImages(input: ImagesInput): Promise<DrawnImages> {
  const { config, pages, sites, cache, generator } = input
  const described = [...imagesOf(pages, config, sites)].map(([route, image]): DescribedImage => {
    const { name, version = '' } = image.plugin
    return { route, image, key: cacheKey(generator, name, version, image.key) }
  })
  const { drawn, fresh } = await drawAll(described, config, cache)

  const images = new Map<string, LinkPreviewImage>()
  const files = new Map<string, Uint8Array>()
  const missing = new Map<string, { characters: Set<string>; route: string }>()
  for (const { route, image, key } of described) {
    const found = drawn.get(key)
    if (!found) throw errors.cacheEntryLost({ what: `the image of ${route}` })
    const path = `assets/preview.${nameHash(found.png)}.png`
    files.set(path, found.png)
    images.set(route, { src: config.baseUrl + path, alt: image.alt })
    if (found.missing === undefined || found.missing.length === 0) continue
    const { name } = image.plugin
    const { characters } = missing.get(name) ?? { characters: new Set() }
    if (characters.size === 0) missing.set(name, { characters, route })
    for (const character of found.missing) characters.add(character)
  }
  // One warning for all images of a plugin; otherwise, a locale without a font would cause one for each page.
  const warnings = [...missing].map(([plugin, { characters, route }]) =>
    errors.missingImageCharacters({ plugin, characters: [...characters], route }),
  )
  return { images, files, warnings, fresh, used: [...drawn.keys()] }
}

/** Images by their key. Those that aren't in the cache are drawn and stored. */
async function drawAll(
  described: readonly DescribedImage[],
  config: Config,
  cache: Cache,
): Promise<{ drawn: Map<string, DrawnImage>; fresh: number }> {
  await cache.fetch(
    KIND,
    described.map(({ key }) => key),
  )
  const drawn = new Map<string, DrawnImage>()
  const lacking = new Map<string, PluginImage>()
  for (const { key, image } of described) {
    const known = drawn.get(key) ?? readEntry(cache, key)
    if (known) drawn.set(key, known)
    else lacking.set(key, image)
  }
  // A drawing that waits for its turn doesn't use up its time.
  const limit = pLimit(2 * availableParallelism())
  await Promise.all(
    [...lacking].map(([key, image]) =>
      limit(async () => {
        const result = await drawImage(image, config)
        writeEntry(cache, key, result)
        cache.send(KIND, [key])
        drawn.set(key, result)
      }),
    ),
  )
  return { drawn, fresh: lacking.size }
}

function readEntry(cache: Cache, key: string): DrawnImage | undefined {
  const entry = cache.read(KIND, key)
  const png = entry?.bytes('png')
  const missing = entry?.text('missing')
  return png && missing !== undefined ? { png, missing: [...missing] } : undefined
}

function writeEntry(cache: Cache, key: string, { png, missing = [] }: DrawnImage): void {
  cache.write(KIND, key, { png, missing: missing.join('') })
}
