import { escapeHtml } from '../html.ts'
import type { HtmlElement, HtmlNode } from './parse-html.ts'

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
