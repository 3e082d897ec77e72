import type { TextEdits } from '../shared/html/edit-text.ts'
import type { HtmlTree } from '../shared/html/parse-html.ts'
import type { Heading } from '../shared/records/page-data.ts'
import { htmlToText } from '../shared/html.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'
import { takeMarkers } from './take-marker.ts'

/** Element with the entries of a table of contents that the page exports as `toc`. */
export const TOC_MARKER = 'docent-toc'

/** The table of contents that the page exports. */
export function takeToc(tree: HtmlTree, edits: TextEdits): { toc?: Heading[] } {
  const [marker] = takeMarkers(tree, edits, TOC_MARKER)
  if (!marker) return {}
  const entries = JSON.parse(marker.attribs['entries'] ?? '[]') as TocEntry[]
  const toc = entries.map(({ value, id, level }) => {
    return { level, id, html: value, text: htmlToText(value) }
  })
  return { toc }
}
