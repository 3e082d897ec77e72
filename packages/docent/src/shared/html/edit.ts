import { escapeHtml } from '../html.ts'
import { STYLE_ATTRIBUTE } from '../markup.ts'
import {
  allElements,
  type AttributeRange,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
  type Range,
} from './tree.ts'

/** Changes to a string that are applied together. Offsets refer to the original string. */
export interface TextEdits {
  insert(at: number, text: string): void
  replace(start: number, end: number, text: string): void
  /**
   * The string, or a part of it, with its changes. Those at the same offset are applied in the order in which they were
   * made.
   */
  apply(start?: number, end?: number): string
}

/** Collects changes to a string, which must not overlap. */
export function editText(source: string): TextEdits {
  const edits: { start: number; end: number; text: string }[] = []
  return {
    insert: (at, text) => edits.push({ start: at, end: at, text }),
    replace: (start, end, text) => edits.push({ start, end, text }),
    apply(from = 0, to = source.length) {
      let result = ''
      let at = from
      for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
        if (start < from || end > to) continue
        result += source.slice(at, start) + text
        at = end
      }
      return result + source.slice(at, to)
    },
  }
}

/** Sets an attribute's value and keeps its quotes. */
export function writeValue(
  attribute: AttributeRange,
  value: string,
  source: string,
  edits: TextEdits,
): void {
  const { start, end } = valueRange(attribute, source)
  const isQuoted = end < attribute.end
  const sign = start === attribute.end ? '=' : ''
  const quote = isQuoted || (sign === '' && /^[^\s=`]+$/.test(value)) ? '' : '"'
  edits.replace(start, end, `${sign}${quote}${escapeHtml(value)}${quote}`)
}

/** Offsets of an attribute's value without quotes. For an attribute without a value, the offset after its name. */
export function valueRange({ start, end }: AttributeRange, source: string): Range {
  const sign = source.indexOf('=', start)
  if (sign === -1 || sign >= end) return { start: end, end }
  let first = sign + 1
  while (/\s/.test(source.charAt(first))) first += 1
  const isQuoted = /["']/.test(source.charAt(first))
  return isQuoted ? { start: first + 1, end: end - 1 } : { start: first, end }
}

/** Removes an attribute and the whitespace before it. */
export function removeAttribute({ start, end }: Range, source: string, edits: TextEdits): void {
  const hasSpace = /\s/.test(source.charAt(start - 1))
  edits.replace(hasSpace ? start - 1 : start, end, '')
}

/** Adds an attribute after the others. */
export function addAttribute(
  { startTag, attributeRanges }: HtmlElement,
  [name, value]: [name: string, value: string],
  source: string,
  edits: TextEdits,
): void {
  const slash = startTag.end - '/>'.length
  const isSlash = source.charAt(slash) === '/' && (attributeRanges.at(-1)?.end ?? 0) <= slash
  edits.insert(isSlash ? slash : slash + 1, ` ${name}="${escapeHtml(value)}"`)
}

const NOWHERE = { start: 0, end: 0 }

/** An element that isn't in the source. */
export function makeElement(
  name: string,
  attribs: Record<string, string>,
  parent: HtmlElement | undefined,
  children: HtmlNode[] = [],
): HtmlElement {
  return {
    type: 'element',
    name,
    attribs,
    children,
    parent,
    startTag: NOWHERE,
    endTag: undefined,
    attributeRanges: [],
  }
}

/** An element's start tag as HTML. */
export function startTagOf({ name, attribs }: HtmlElement): string {
  const attributes = Object.entries(attribs).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${attributes.join('')}>`
}

/** Whether an attribute is a `style` attribute with a value. */
export function declaresStyle({ name, start, end }: AttributeRange): boolean {
  return name === 'style' && end > start + name.length
}

/** Renames a `style` attribute. */
export function moveStyle({ start }: AttributeRange, edits: TextEdits): void {
  edits.replace(start, start + 'style'.length, STYLE_ATTRIBUTE)
}

/**
 * Renames the `style` attributes in HTML.
 * @example moveStyleAttributes('<b style="color:red">') // '<b data-inline-style="color:red">'
 */
export function moveStyleAttributes(html: string): string {
  const tree = parseHtml(html)
  const edits = editText(html)
  for (const { attributeRanges } of allElements(tree.children))
    for (const range of attributeRanges) if (declaresStyle(range)) moveStyle(range, edits)
  return edits.apply()
}

/** The unique declarations in the renamed attributes of HTML. */
export function movedStyles(html: string): string[] {
  if (!html.includes(STYLE_ATTRIBUTE)) return []
  const styles = [...allElements(parseHtml(html).children)].map(
    ({ attribs }) => attribs[STYLE_ATTRIBUTE],
  )
  return [...new Set(styles.filter((style) => style !== undefined))]
}
