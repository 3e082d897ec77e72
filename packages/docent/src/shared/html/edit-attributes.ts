import { escapeHtml } from '../html.ts'
import type { TextEdits } from './edit-text.ts'
import type { AttributeRange, HtmlElement, Range } from './parse-html.ts'

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
