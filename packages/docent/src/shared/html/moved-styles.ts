import { STYLE_ATTRIBUTE } from '../style-attribute.ts'
import { editText, type TextEdits } from './edit-text.ts'
import { allElements } from './find-nodes.ts'
import { parseHtml, type AttributeRange } from './parse-html.ts'

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
