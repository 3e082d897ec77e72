import {
  type ArticleImage,
  defineErrors,
  errorEntry as entry,
  type ImageFormat,
} from 'docent/plugin'
import type { default as Encoder, Sharp } from 'sharp'
import { type Format, LARGEST, type Options } from './options.ts'

/** What can be wrong with the package itself. */
const errors = defineErrors({
  unavailable: entry<{ problem: string }>({
    code: 'images-unavailable',
    message: ({ problem }) => `The package that encodes images (sharp) failed to load: ${problem}`,
    hint: () =>
      'Install the packages again on this machine, or remove images() from the configuration.',
  }),
})

/** The encoder, which is only loaded for a site with images. */
export async function loadSharp(): Promise<typeof Encoder> {
  try {
    return (await import('sharp')).default
  } catch (cause) {
    throw errors.unavailable({ problem: (cause as Error).message, cause })
  }
}

/** An image is encoded in a width only if this part of its own is larger. */
const WORTHWHILE = 0.9

/** The widths of an image's files, from the narrowest to its own. */
export function widthsOf(width: number, { widths }: Pick<Options, 'widths'>): number[] {
  const smaller = widths.filter((one) => one < width * WORTHWHILE)
  return [...new Set(smaller), width].sort((a, b) => a - b)
}

/** The files of an image in each format. Nothing is encoded yet. */
export function formatsOf(
  { file, size }: Pick<ArticleImage, 'file' | 'size'>,
  options: Options,
  sharp: typeof Encoder,
): ImageFormat[] {
  if (!size || Math.max(size.width, size.height) > LARGEST) return []
  const { formats, quality } = options
  return formats.map((format) => ({
    type: `image/${format}`,
    extension: format,
    files: widthsOf(size.width, options).map((width) => ({
      width,
      key: JSON.stringify([format, width, quality[format], sharp.versions]),
      encode: () => encode(sharp(file, READING), { format, width, quality: quality[format] }),
    })),
  }))
}

/** Photos are turned as their camera says. Pixels that can't be read are errors. */
const READING = { autoOrient: true, failOn: 'error' } as const

interface Target {
  format: Format
  width: number
  quality: number
}

/** Encodes one file. sharp converts its colors to sRGB and leaves out its metadata, such as the place of a photo. */
function encode(image: Sharp, { format, width, quality }: Target): Promise<Uint8Array> {
  const resized = image.resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif'
      ? resized.avif({ quality })
      : // Text in screenshots keeps the edges of its colors.
        resized.webp({ quality, smartSubsample: true })
  return encoded.toBuffer()
}
