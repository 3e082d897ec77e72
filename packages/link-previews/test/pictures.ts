import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { createPreviewDrawer, type PreviewDrawer } from '../src/drawer.ts'
import type { PreviewFile } from '../src/files.ts'
import type { LinkPreview } from '../src/link-preview.ts'

const PACKAGES = join(import.meta.dirname, '../../../node_modules')

export const FONTS = {
  latin:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  code: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  arabic: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
} as const

export function fontFile(font: string): PreviewFile {
  return { option: 'fonts.text[0]', path: font, bytes: readFileSync(join(PACKAGES, font)) }
}

/** Each text has a unique color, so that a test can find it. */
const COLORS = {
  background: '#ffffff',
  title: '#ff0000',
  description: '#00ff00',
  section: '#0000ff',
  bar: '#000000',
}

/** A drawer without a logo, whose fonts have Latin and Arabic letters. */
export function testDrawer(): Promise<PreviewDrawer> {
  const text = [fontFile(FONTS.latin), fontFile(FONTS.arabic)]
  return createPreviewDrawer({ text, code: [fontFile(FONTS.code)], logo: [] }, COLORS)
}

export const PREVIEW: LinkPreview = {
  site: '',
  section: 'API',
  title: 'click',
  description: 'Clicks an element.',
  direction: 'ltr',
  language: 'en',
}

/** A line of text in the image. */
export interface Line {
  left: number
  right: number
  top: number
  bottom: number
  /** Position of the tallest letter. */
  tallest: number
}

/** The parsed image. */
export interface Picture {
  /** The lines of a string from top to bottom. */
  lines(text: 'title' | 'description' | 'section'): Line[]
  /** A key that is the same for lines that look the same. */
  look(line: Line): string
}

const CHANNEL = { title: 0, description: 1, section: 2 }
const WIDTH = 1200
const HEIGHT = 630

export async function openPicture(png: Uint8Array): Promise<Picture> {
  const size = { width: WIDTH, height: HEIGHT }
  const pixels = await new Renderer().render(
    { type: 'image', src: 'png', ...size },
    { ...size, format: 'raw', images: [{ src: 'png', data: png }] },
  )
  /** The amount of a color in a pixel. On white, text reduces the other colors. */
  const ink = (x: number, y: number, channel: number): number => {
    const at = (y * WIDTH + x) * 4
    const others = [0, 1, 2].filter((other) => other !== channel)
    return (pixels[at + channel] ?? 0) - Math.max(...others.map((other) => pixels[at + other] ?? 0))
  }
  return {
    lines(text) {
      const lines: Line[] = []
      let current: Line | undefined
      for (let y = 0; y < HEIGHT; y += 1) {
        const columns = Array.from({ length: WIDTH }, (_, x) => x).filter(
          (x) => ink(x, y, CHANNEL[text]) > 40,
        )
        const [left] = columns
        const right = columns.at(-1)
        if (left === undefined || right === undefined) {
          current = undefined
        } else if (current) {
          current.left = Math.min(current.left, left)
          current.right = Math.max(current.right, right)
          current.bottom = y
        } else {
          current = { left, right, top: y, bottom: y, tallest: left }
          lines.push(current)
        }
      }
      return lines
    },
    look({ left, right, top, bottom }) {
      const hash = createHash('sha256')
      for (let y = top; y <= bottom; y += 1)
        hash.update(pixels.subarray((y * WIDTH + left) * 4, (y * WIDTH + right + 1) * 4))
      return hash.digest('hex')
    },
  }
}
