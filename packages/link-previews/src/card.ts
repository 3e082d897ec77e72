import type { Node } from '@takumi-rs/core'
import type { LinkPreview } from './link-preview.ts'
import type { Options } from './options.ts'

/** The visual style of previews. */
export interface CardStyle {
  colors: Options['colors']
  /** Font families as in CSS. */
  textFonts: string
  codeFonts: string
  hasLogo: boolean
}

type Style = NonNullable<Node['style']>

/** Size in pixels. docent accepts no other one. */
export const WIDTH = 1200
export const HEIGHT = 630

/** Name of the logo in the renderer. */
export const LOGO = 'logo'
const SIDE = 72
export const TEXT_WIDTH = WIDTH - 2 * SIDE
/** Line height of a title, relative to its font size. */
export const TITLE_LINE = 1.12

/** Describes a preview as boxes and text, which the renderer lays out as a browser does. */
export function previewCard(preview: LinkPreview, titleSize: number, style: CardStyle): Node {
  const { colors } = style
  const line = (text: string, own: Style & { fontSize: number }): Node[] =>
    text === '' ? [] : [paragraph(text, own, style)]
  const name = { fontSize: 34, fontWeight: 650, lineClamp: 1 }
  const texts = [
    ...line(preview.section, { ...name, color: colors.section }),
    ...line(preview.title, { ...titleStyle(titleSize), lineClamp: 3, textWrap: 'balance' }),
    ...line(preview.description, {
      fontSize: 33,
      lineHeight: 1.36,
      color: colors.description,
      lineClamp: 3,
      textWrap: 'pretty',
    }),
  ]
  const logo: Node = { type: 'image', src: LOGO, style: { height: 56, flexShrink: 0 } }
  const brand = box({ alignItems: 'center', gap: 18 }, [
    ...(style.hasLogo ? [logo] : []),
    ...line(preview.site, name),
  ])
  const card = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: WIDTH,
      height: HEIGHT,
      padding: `54px ${SIDE}px 50px`,
      borderBottom: `14px solid ${colors.bar}`,
      background: colors.background,
      color: colors.title,
      fontFamily: style.textFonts,
    },
    [brand, box({ flexDirection: 'column', gap: 18 }, texts)],
  )
  return { ...card, dir: preview.direction, lang: preview.language }
}

/** The title alone with no line limit, to measure how many lines it takes. */
export function titleParagraph(title: string, size: number, style: CardStyle): Node {
  return paragraph(title, { ...titleStyle(size), fontFamily: style.textFonts }, style)
}

/** The words of a title, each on a separate line, to measure the widest one. */
export function titleWords(title: string, size: number, style: CardStyle): Node {
  const words = segments(title).flatMap(({ text, isCode }) =>
    breakable(text)
      .split(/[ \u200b]/)
      .filter((word) => word !== '')
      .map((word) => textNode({ text: word, isCode }, style)),
  )
  const column = {
    flexDirection: 'column',
    alignItems: 'flex-start',
    whiteSpace: 'nowrap',
  } as const
  return box({ ...column, ...titleStyle(size), fontFamily: style.textFonts }, words)
}

function titleStyle(fontSize: number): Style & { fontSize: number } {
  return { fontSize, fontWeight: 700, lineHeight: TITLE_LINE }
}

function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

function paragraph(text: string, own: Style & { fontSize: number }, style: CardStyle): Node {
  return {
    type: 'container',
    style: {
      display: 'block',
      flexShrink: 0,
      overflowWrap: 'anywhere',
      textOverflow: 'ellipsis',
      ...own,
    },
    children: segments(text).map((segment) => textNode(segment, style)),
  }
}

interface Segment {
  text: string
  isCode: boolean
}

/** Splits text at code between backticks. A single backtick is an ordinary character. */
function segments(text: string): Segment[] {
  return text
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? { text: part.slice(1, -1), isCode: true }
        : { text: part, isCode: false },
    )
}

/** Lets long names, such as `Cypress.Commands.addQuery`, break after dots, colons, and slashes. */
function breakable(text: string): string {
  return text.replace(/\S{18,}/g, (word) => word.replace(/([.:/])(?=\w)/g, '$1\u200b'))
}

/** Isolates code from the surrounding text, so that it runs from left to right even in right-to-left text. */
const ISOLATE = '\u2066'
const END_ISOLATE = '\u2069'

function textNode({ text, isCode }: Segment, style: CardStyle): Node {
  if (!isCode) return { type: 'text', tagName: 'span', text: breakable(text) }
  return {
    type: 'text',
    tagName: 'span',
    text: ISOLATE + breakable(text) + END_ISOLATE,
    style: { fontFamily: style.codeFonts, fontSize: '0.92em', fontWeight: 600 },
  }
}
