import { readFileSync } from 'node:fs'
import type { Config, LinkPreviewsConfig } from '../config/index.ts'
import type { PreviewDrawer, PreviewFile, PreviewStyle } from './drawer.ts'
import { errors } from '../errors/index.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { previewFonts, previewLogo, type ConfiguredFile } from '../config/configured-files.ts'

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
