import { escapeHtml } from '../../shared/html.ts'
import {
  findByName,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../shared/html/tree.ts'

const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)

/** Whether elements with this name continue a line. Custom elements can be inline or block. */
export const isInlineName = (name: string): boolean => INLINE.has(name) || name.includes('-')

/** Elements that aren't text of the page: parts of the shell, controls, and scripts. */
const SILENT = new Set(
  'button dialog fieldset form noscript option output script search select style template textarea'.split(
    ' ',
  ),
)

/** Whether a node is left out of a copy: controls, comments, hidden elements, and `data-markdown-ignore`. */
export function isSilent(node: HtmlNode): boolean {
  if (!isElement(node)) return node.type !== 'text'
  const { name, attribs } = node
  return (
    SILENT.has(name) ||
    (name === 'input' && attribs['type'] !== 'checkbox') ||
    'data-markdown-ignore' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    attribs['class'] === 'anchor' ||
    ('hidden' in attribs && attribs['role'] !== 'tabpanel')
  )
}

const MEDIA = new Set(['audio', 'embed', 'iframe', 'object', 'video'])

/** Whether an element shows a film, a sound, or another page. Its content is for browsers that can't show it. */
export function isMedia({ name }: HtmlElement): boolean {
  return MEDIA.has(name)
}

/** Whether an element is a picture: its text alternative replaces its content. */
export function isPicture({ name, attribs }: HtmlElement): boolean {
  return name === 'svg' || attribs['role'] === 'img'
}

function isDescribed(picture: HtmlElement): boolean {
  const { attribs } = picture
  const names = (attribs['aria-labelledby'] ?? '').split(/\s+/)
  return (
    'aria-describedby' in attribs || names.length > 1 || findByName(picture, 'desc') !== undefined
  )
}

/** Whether a node is inline: text, or an element without blocks in it. */
export function isInline(node: HtmlNode): boolean {
  if (!isElement(node)) return true
  // A picture with a description is a block, wherever it appears.
  if (isPicture(node)) return !isDescribed(node)
  if (node.name === 'math') return true
  return isInlineName(node.name) && (node.name === 'a' || node.children.every(isInline))
}

export function hasContent(node: HtmlNode): boolean {
  return !isSilent(node) && (isElement(node) || textOf(node).trim() !== '')
}

/** Starts of blocks that would change their meaning if text preceded them. */
const BLOCK = /^(?:#|>|\||`{3}|~{3}|[-*+] |\d+[.)] |---$)/

/** Whether Markdown text begins with a block that isn't a paragraph. */
export function startsBlock(text: string): boolean {
  return BLOCK.test(text)
}

/** A link target, for which Markdown has no syntax. */
export function anchorMark(id: string): string {
  return `<a id="${escapeHtml(id)}"></a>`
}

/**
 * Adds an element's anchor to its blocks: at the start of the first paragraph, or on a separate line before other
 * blocks.
 */
export function withAnchor(id: string | undefined, blocks: string[]): string[] {
  const [first, ...rest] = blocks
  if (id === undefined || first === undefined) return blocks
  return BLOCK.test(first) ? [anchorMark(id), ...blocks] : [anchorMark(id) + first, ...rest]
}
