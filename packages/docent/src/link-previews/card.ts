import type { Node } from '@takumi-rs/core'
import type { LinkPreviewsConfig } from '../config/index.ts'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../shared/link-preview-image.ts'
import type { LinkPreview } from './link-preview.ts'

/** How previews look. */
export interface CardStyle {
  colors: LinkPreviewsConfig['colors']
  /** Font families as in CSS. */
  textFonts: string
  codeFonts: string
  hasLogo: boolean
}

type Style = NonNullable<Node['style']>

/** Name that the renderer knows the logo by. */
export const LOGO = 'logo'
const SIDE = 72
export const TEXT_WIDTH = PREVIEW_WIDTH - 2 * SIDE
/** Height of a title's line, relative to its size. */
export const TITLE_LINE = 1.12

/** A preview as boxes and texts; the renderer lays them out as a browser does. */
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
      width: PREVIEW_WIDTH,
      height: PREVIEW_HEIGHT,
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

/** The title alone, without a limit of lines: shows how many it takes. */
export function titleParagraph(title: string, size: number, style: CardStyle): Node {
  return paragraph(title, { ...titleStyle(size), fontFamily: style.textFonts }, style)
}

/** The words of a title, each on its own line: shows how wide the widest is. */
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

/** Splits a text at code between backticks; a single backtick is a character like any other. */
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

/** Long names, such as `Cypress.Commands.addQuery`, may break after their dots. */
function breakable(text: string): string {
  return text.replace(/\S{18,}/g, (word) => word.replace(/([.:/])(?=\w)/g, '$1\u200b'))
}

/** Code is isolated from the text around it: in a text from right to left, it still runs from left to right. */
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
