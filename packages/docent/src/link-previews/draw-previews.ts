import { readFileSync } from 'node:fs'
import { cacheKey } from '../cache/cache-key.ts'
import type { Cache } from '../cache/cache.ts'
import { type ConfiguredFile, previewFonts, previewLogo } from '../config/configured-files.ts'
import type { Config, LinkPreviewsConfig } from '../config/index.ts'
import { type DocentError, errors } from '../errors/index.ts'
import { hashBytes } from '../files/file-input.ts'
import type { LinkPreviewImage } from '../shared/link-preview-image.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import type { DrawnPreview, PreviewDrawer, PreviewFile, PreviewStyle } from './drawer.ts'
import { alternativeText, linkPreview, type LinkPreview } from './link-preview.ts'

export interface PreviewsInput {
  config: Config
  pages: readonly RenderedPage[]
  sites: Record<string, SiteData>
  cache: Cache
  /** Hash of the generator's code. */
  generator: string
}

/** The images of link previews. */
export interface Previews {
  /** Images by their page's route. */
  images: ReadonlyMap<string, LinkPreviewImage>
  /** PNG files by their path below the output folder. Pages with the same preview share a file. */
  files: ReadonlyMap<string, Uint8Array>
  warnings: DocentError[]
  /** Number of images that weren't in the cache. */
  fresh: number
  /** Keys of the cache entries in use. */
  used: string[]
}

export const NO_PREVIEWS: Previews = {
  images: new Map(),
  files: new Map(),
  warnings: [],
  fresh: 0,
  used: [],
}

interface PagePreview {
  route: string
  preview: LinkPreview
  /** Key of the drawn preview in the cache. */
  key: string
}

const KIND = 'previews'

/** Draws the link previews that aren't in the cache. */
export async function drawPreviews(input: PreviewsInput): Promise<Previews> {
  const { config, cache } = input
  if (!config.linkPreviews) return NO_PREVIEWS
  const style = readPreviewStyle(config, config.linkPreviews)
  const pages = pagePreviews(input, config.linkPreviews.images, styleKey(style))
  const { drawn, fresh } = await drawAll(pages, style, cache)

  const images = new Map<string, LinkPreviewImage>()
  const files = new Map<string, Uint8Array>()
  const missing = new Map<string, string>()
  for (const { route, preview, key } of pages) {
    const found = drawn.get(key)
    if (!found) throw errors.cacheEntryLost({ what: `the link preview of ${route}` })
    const path = `assets/preview.${hashBytes(found.png)}.png`
    files.set(path, found.png)
    images.set(route, { src: config.baseUrl + path, alt: alternativeText(preview) })
    for (const character of found.missing)
      if (!missing.has(character)) missing.set(character, route)
  }
  return { images, files, warnings: warnings(missing), fresh, used: [...drawn.keys()] }
}

function pagePreviews(
  { pages, sites, generator }: PreviewsInput,
  images: 'page' | 'section',
  style: string,
): PagePreview[] {
  return pages.flatMap(({ page, data }) => {
    const site = sites[page.locale]
    const preview = site && linkPreview(data, site, images)
    if (!preview) return []
    const key = cacheKey(generator, style, JSON.stringify(preview))
    return [{ route: page.route, preview, key }]
  })
}

/** Previews by their key. Those that aren't in the cache are drawn and stored. */
async function drawAll(
  pages: readonly PagePreview[],
  style: PreviewStyle,
  cache: Cache,
): Promise<{ drawn: Map<string, DrawnPreview>; fresh: number }> {
  const drawn = new Map<string, DrawnPreview>()
  const lacking = new Map<string, PagePreview>()
  for (const page of pages) {
    const known = drawn.get(page.key) ?? readEntry(cache, page.key)
    if (known) drawn.set(page.key, known)
    else lacking.set(page.key, page)
  }
  if (lacking.size === 0) return { drawn, fresh: 0 }
  const drawer = await openDrawer(style)
  await Promise.all(
    [...lacking.values()].map(async ({ key, preview, route }) => {
      const result = await drawer.draw(preview).catch((cause: Error) => {
        throw errors.previewFailed({ route, problem: cause.message, cause })
      })
      writeEntry(cache, key, result)
      drawn.set(key, result)
    }),
  )
  return { drawn, fresh: lacking.size }
}

function readEntry(cache: Cache, key: string): DrawnPreview | undefined {
  const entry = cache.read(KIND, key)
  const png = entry?.bytes('png')
  const missing = entry?.text('missing')
  return png && missing !== undefined ? { png, missing: [...missing] } : undefined
}

function writeEntry(cache: Cache, key: string, { png, missing }: DrawnPreview): void {
  cache.write(KIND, key, { png, missing: missing.join('') })
}

/** One warning for the whole site; otherwise, a locale without a font would cause one for each page. */
function warnings(missing: ReadonlyMap<string, string>): DocentError[] {
  const [first] = missing
  if (!first) return []
  return [errors.missingPreviewCharacters({ characters: [...missing.keys()], route: first[1] })]
}

/** Reads the fonts and the logo of link previews. */
export function readPreviewStyle(config: Config, { colors }: LinkPreviewsConfig): PreviewStyle {
  const read = ({ option, path, file }: ConfiguredFile): PreviewFile => ({
    option,
    path,
    bytes: readFileSync(file),
  })
  const { text, code } = previewFonts(config)
  const logo = previewLogo(config)
  return {
    colors,
    textFonts: text.map(read),
    codeFonts: code.map(read),
    ...(logo && { logo: read(logo) }),
  }
}

/** Cache key of a style. */
export function styleKey({ colors, textFonts, codeFonts, logo }: PreviewStyle): string {
  const contents = (files: readonly PreviewFile[]): string[] =>
    files.map(({ bytes }) => cacheKey(bytes))
  return cacheKey(
    JSON.stringify([
      colors,
      contents(textFonts),
      contents(codeFonts),
      contents(logo ? [logo] : []),
    ]),
  )
}

/**
 * Creates a drawer. The renderer is loaded on demand, because most builds find all previews in the cache.
 * @throws DocentError if the renderer can't be loaded, or if a font or the logo can't be used
 */
export async function openDrawer(style: PreviewStyle): Promise<PreviewDrawer> {
  const { createPreviewDrawer } = await import('./drawer.ts').catch((cause: unknown) => {
    throw errors.previewsUnavailable({ problem: (cause as Error).message, cause })
  })
  return createPreviewDrawer(style)
}
