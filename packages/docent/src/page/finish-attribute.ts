import { valueRange } from '../shared/html/edit-attributes.ts'
import { declaresStyle, moveStyle } from '../shared/html/moved-styles.ts'
import type { AttributeRange, HtmlElement } from '../shared/html/parse-html.ts'
import type { Finishing } from './finishing.ts'

/**
 * Changes that apply to all attributes in an article: styles move to a style sheet, and angle brackets in values are
 * escaped. They're valid there, but programs that search for tags with patterns would mistake `<h2>` in an image's text
 * alternative for a heading.
 */
export function finishAttribute(
  range: AttributeRange,
  { attribs }: HtmlElement,
  { source, edits, styles }: Pick<Finishing, 'source' | 'edits' | 'styles'>,
): void {
  if (declaresStyle(range)) {
    moveStyle(range, edits)
    styles.add(attribs['style'] ?? '')
  }
  const decoded = attribs[range.name] ?? ''
  if (!decoded.includes('<') && !decoded.includes('>')) return
  const { start, end } = valueRange(range, source)
  const written = source.slice(start, end)
  const escaped = written.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  if (escaped !== written) edits.replace(start, end, escaped)
}
