import type { ArticleImage, Finding } from 'docent/plugin'

/** What happens to an image. */
export type Verdict =
  /** It gets other sources. */
  | { kind: 'encode' }
  /** It only gets its size, because other files would lose its animation. */
  | { kind: 'measure' }
  /** It stays as it is. */
  | { kind: 'keep' }
  | { kind: 'unreadable'; finding: Omit<Finding, 'file' | 'line' | 'column'> }

/** Formats that sharp can read and that browsers show. */
const ENCODED = new Set(['avif', 'gif', 'jpg', 'png', 'webp'])
/** Endings of the names of files with these formats. */
const ENDING = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** Decides by the image's content what happens to it. */
export function inspect({ path, format, size, read }: ArticleImage): Verdict {
  if (size && format !== undefined && ENCODED.has(format))
    return isAnimated(format, read()) ? { kind: 'measure' } : { kind: 'encode' }
  // Browsers show other formats too, such as SVG, whose size may be up to a style sheet.
  if (size || !ENDING.test(path)) return { kind: 'keep' }
  return { kind: 'unreadable', finding: unreadable(path, read()) }
}

/** The beginning of the text that Git LFS has in the place of a file. */
const LFS_POINTER = 'version https://git-lfs'

function unreadable(path: string, bytes: Uint8Array): { message: string; fix: string } {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (start.startsWith(LFS_POINTER))
    return {
      message: `The image ${path} is a pointer of Git LFS instead of an image.`,
      fix: 'Run `git lfs pull`, or let the job that builds the site check out the files of Git LFS.',
    }
  return {
    message:
      bytes.length === 0 ? `The image ${path} is empty.` : `The image ${path} isn't an image.`,
    fix: /^\s*</.test(start)
      ? 'It contains HTML or XML. Download the image itself, or give an SVG file the ending .svg.'
      : 'Export it again as PNG, JPEG, GIF, WebP, or AVIF, or remove it from the page.',
  }
}

/** Whether an image has several frames. */
export function isAnimated(format: string, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  switch (format) {
    case 'gif':
      return framesOf(file) > 1
    case 'png':
      return pngChunks(file).includes('acTL')
    case 'webp':
      // The second bit of the flags of an extended file.
      return file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & 2) !== 0
    case 'avif':
      return file.toString('latin1', 8, 12) === 'avis'
    default:
      return false
  }
}

/** The chunks before the pixels. */
function pngChunks(file: Buffer): string[] {
  const names: string[] = []
  for (let at = 8; at + 8 <= file.length; at += file.readUInt32BE(at) + 12) {
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') break
    names.push(name)
  }
  return names
}

/** Number of frames of a GIF, counted up to the second one. */
function framesOf(file: Buffer): number {
  const colors = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const blocksEnd = (start: number): number => {
    let at = start
    while ((file[at] ?? 0) !== 0) at += (file[at] ?? 0) + 1
    return at + 1
  }
  let frames = 0
  let at = 13 + colors(file[10])
  while (at < file.length && frames < 2) {
    if (file[at] === 0x21) at = blocksEnd(at + 2)
    else if (file[at] === 0x2c) {
      frames += 1
      at = blocksEnd(at + 11 + colors(file[at + 9]))
    } else break
  }
  return frames
}
