import type { TextEdits } from '../html/edit-text.ts'
import { allElements } from '../html/find-nodes.ts'
import type { HtmlTree } from '../html/parse-html.ts'
import type { Heading } from '../model/page-data.ts'
import { htmlToText } from '../shared/html.ts'
import type { TocEntry } from './mdx/TOCInline.tsx'

/** Element with the entries of a table of contents that the page exports as `toc`. */
export const TOC_MARKER = 'docent-toc'

/** Takes out the table of contents that a page exports, from the tree and from its HTML. */
export function takeToc({ source, children }: HtmlTree, edits: TextEdits): { toc?: Heading[] } {
  if (!source.includes(`<${TOC_MARKER}`)) return {}
  const marker = [...allElements(children)].find(({ name }) => name === TOC_MARKER)
  if (!marker) return {}
  edits.replace(marker.startTag.start, (marker.endTag ?? marker.startTag).end, '')
  const siblings = marker.parent?.children ?? children
  siblings.splice(siblings.indexOf(marker), 1)
  const entries = JSON.parse(marker.attribs['entries'] ?? '[]') as TocEntry[]
  const toc = entries.map(({ value, id, level }) => {
    return { level, id, html: value, text: htmlToText(value) }
  })
  return { toc }
}
