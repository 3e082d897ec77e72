import { Renderer } from '@takumi-rs/core'
import { create } from 'fontkitten'
import type { DrawnImage } from 'docent/plugin'
import {
  type CardStyle,
  HEIGHT,
  LOGO,
  previewCard,
  TEXT_WIDTH,
  TITLE_LINE,
  titleParagraph,
  titleWords,
  WIDTH,
} from './card.ts'
import { errors } from './errors.ts'
import type { PreviewFile, PreviewFiles } from './files.ts'
import type { LinkPreview } from './link-preview.ts'
import type { Options } from './options.ts'

/** Draws images in one style. */
export interface PreviewDrawer {
  draw(preview: LinkPreview): Promise<DrawnImage>
}

/** A title gets the largest font size at which it fits on two lines without breaking a word, or the smallest size. */
const LARGE_TITLES = [92, 78]
const SMALL_TITLE = 62
const TITLE_LINES = 2

/**
 * Reads the fonts and the logo. The renderer uses its own threads, so several previews can be drawn in parallel.
 * @throws DocentError if a file can't be used
 */
export async function createPreviewDrawer(
  files: PreviewFiles<PreviewFile>,
  colors: Options['colors'],
): Promise<PreviewDrawer> {
  const renderer = new Renderer()
  const text = await registerFonts(renderer, files.text)
  const code = await registerFonts(renderer, files.code)
  const characters = new Set([...text.characters, ...code.characters])
  const card: CardStyle = {
    colors,
    textFonts: families([...text.families, ...code.families]),
    codeFonts: families([...code.families, ...text.families]),
    hasLogo: files.logo.length > 0,
  }
  const images = files.logo.map(({ bytes }) => ({ src: LOGO, data: bytes }))
  for (const logo of files.logo) await checkLogo(renderer, logo)

  const titleSize = async ({ title }: LinkPreview): Promise<number> => {
    for (const size of LARGE_TITLES) {
      const words = await renderer.measure(titleWords(title, size, card))
      const whole = await renderer.measure(titleParagraph(title, size, card), { width: TEXT_WIDTH })
      const lines = Math.round(whole.height / (size * TITLE_LINE))
      if (words.width <= TEXT_WIDTH && lines <= TITLE_LINES) return size
    }
    return SMALL_TITLE
  }
  return {
    async draw(whole) {
      const { preview, missing } = drawable(whole, (codePoint) => characters.has(codePoint))
      const node = previewCard(preview, await titleSize(preview), card)
      const size = { width: WIDTH, height: HEIGHT }
      return { png: await renderer.render(node, { ...size, images, format: 'png' }), missing }
    },
  }
}

interface Registered {
  families: string[]
  /** Code points that the fonts cover. */
  characters: number[]
}

async function registerFonts(
  renderer: Renderer,
  files: readonly PreviewFile[],
): Promise<Registered> {
  const registered: Registered = { families: [], characters: [] }
  for (const { bytes, option, path } of files) {
    try {
      const font = create(Buffer.from(bytes))
      if (!('characterSet' in font)) throw new Error('it is a collection of fonts.')
      const characters = font.characterSet
      const faces = await renderer.registerFont({ data: bytes, unicodeRange: ranges(characters) })
      registered.families.push(...faces.map(({ name }) => name))
      registered.characters.push(...characters)
    } catch (cause) {
      throw errors.unreadableFile({
        option,
        path,
        problem: (cause as Error).message,
        formats: 'a WOFF2, WOFF, TTF, or OTF font',
        cause,
      })
    }
  }
  return registered
}

/**
 * Combines adjacent code points into ranges. The renderer needs them because a family's characters may be split across
 * files.
 */
function ranges(codePoints: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last !== undefined && codePoint <= last[1] + 1) last[1] = codePoint
    else found.push([codePoint, codePoint])
  }
  return found
}

function families(names: readonly string[]): string {
  return [...new Set(names)].map((name) => JSON.stringify(name)).join(', ')
}

async function checkLogo(renderer: Renderer, { bytes, option, path }: PreviewFile): Promise<void> {
  try {
    const images = [{ src: LOGO, data: bytes }]
    await renderer.render({ type: 'image', src: LOGO }, { width: 1, height: 1, images })
  } catch (cause) {
    throw errors.unreadableFile({
      option,
      path,
      problem: (cause as Error).message,
      formats: 'an SVG, PNG, JPEG, or WebP image',
      cause,
    })
  }
}

/** A preview without characters that the fonts lack, which would be drawn as boxes. */
export interface DrawablePreview {
  preview: LinkPreview
  /** The removed characters. */
  missing: string[]
}

/** Invisible characters, such as variation selectors and joiners, which fonts don't need to have. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s]$/u

/** Removes the characters that can't be drawn. */
export function drawable(
  preview: LinkPreview,
  has: (codePoint: number) => boolean,
): DrawablePreview {
  const missing = new Set<string>()
  const clean = (text: string): string => {
    const kept = [...text].filter((character) => {
      if (INVISIBLE.test(character) || has(character.codePointAt(0) ?? 0)) return true
      missing.add(character)
      return false
    })
    return kept.join('').replace(/ {2,}/g, ' ').trim()
  }
  const { site, section, title, description } = preview
  return {
    preview: {
      ...preview,
      site: clean(site),
      section: clean(section),
      title: clean(title) || clean(site),
      description: clean(description),
    },
    missing: [...missing],
  }
}
