import { attribute } from '../shared/html/find-nodes.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import type { Finishing } from './finishing.ts'

const ALIGNMENT = /^text-align: (left|center|right)$/

/**
 * Finishes a table cell. Its alignment becomes an attribute with one of three values, so that it needs no generated
 * style sheet. An empty header cell becomes a data cell, because it doesn't name anything.
 */
export function finishCell(element: HtmlElement, { edits }: Finishing): 'style' | undefined {
  const { startTag, endTag, attributeRanges, children } = element
  const align = ALIGNMENT.exec(attribute(element, 'style') ?? '')?.[1]
  const style = attributeRanges.find(({ name }) => name === 'style')
  if (element.name === 'th' && children.length === 0 && endTag) {
    for (const [tag, mark] of [
      [startTag, '<'],
      [endTag, '</'],
    ] as const)
      edits.replace(tag.start, tag.start + `${mark}th`.length, `${mark}td`)
    element.name = 'td'
  }
  if (align === undefined || !style) return undefined
  edits.replace(style.start, style.end, `data-align="${align}"`)
  element.attribs['data-align'] = align
  return 'style'
}
