import type { TextEdits } from '../shared/html/edit-text.ts'
import { allElements } from '../shared/html/find-nodes.ts'
import type { HtmlElement, HtmlTree } from '../shared/html/parse-html.ts'

/**
 * Takes elements out of an article, from the tree and from its HTML. They carry data out of the components' rendering,
 * which can only produce HTML.
 */
export function takeMarkers(
  { source, children }: HtmlTree,
  edits: TextEdits,
  marker: string,
): HtmlElement[] {
  if (!source.includes(`<${marker}`)) return []
  const found = [...allElements(children)].filter(({ name }) => name === marker)
  for (const element of found) {
    edits.replace(element.startTag.start, (element.endTag ?? element.startTag).end, '')
    const siblings = element.parent?.children ?? children
    siblings.splice(siblings.indexOf(element), 1)
  }
  return found
}
