import { type TextEdits, writeValue } from '../shared/html/edit.ts'
import { allElements, attribute, type HtmlElement, type HtmlNode } from '../shared/html/tree.ts'

const PREFIX = 'user-content-'
const REFERENCE = `${PREFIX}fnref-`

/**
 * Gives the footnotes of all texts of a page but the first one IDs of their own. The texts of a page, such as partials and
 * the posts in a list of a blog, are compiled one by one, so their first footnotes all have the same ID.
 */
export function separateFootnotes(
  nodes: readonly HtmlNode[],
  source: string,
  edits: TextEdits,
): void {
  /** References without a footnote so far, by ID. A text's footnotes are below it, so the last one is the text's own. */
  const open = new Map<string, HtmlElement[]>()
  const known = new Set<HtmlElement>()
  const note = (element: HtmlElement): void => {
    const id = attribute(element, 'id')
    if (!id?.startsWith(REFERENCE) || known.has(element)) return
    known.add(element)
    open.set(id, [...(open.get(id) ?? []), element])
  }
  let texts = 0
  for (const element of allElements(nodes)) {
    note(element)
    if (!('data-footnotes' in element.attribs)) continue
    texts += 1
    const inside = [...allElements(element.children)]
    inside.forEach(note)
    const references = inside.flatMap(
      (link) => open.get(attribute(link, 'href')?.slice(1) ?? '')?.pop() ?? [],
    )
    if (texts === 1) continue
    const own = (id: string): string => id.replace(PREFIX, `${PREFIX}${texts}-`)
    for (const part of new Set([...references, ...inside])) {
      const { attribs, attributeRanges } = part
      const range = attributeRanges.find(({ name }) => name === 'id')
      if (range && attribs['id']?.startsWith(`${PREFIX}fn`)) {
        attribs['id'] = own(attribs['id'])
        writeValue(range, attribs['id'], source, edits)
      }
      // Addresses of links are written later.
      if (attribs['href']?.startsWith(`#${PREFIX}fn`)) attribs['href'] = own(attribs['href'])
    }
  }
}
