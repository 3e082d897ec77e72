import { editText } from '../shared/html/edit-text.ts'
import { removeAttribute } from '../shared/html/edit-attributes.ts'
import { allElements } from '../shared/html/find-nodes.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import { finishAttribute } from './finish-attribute.ts'

/** Elements that are replaced with their content in the table of contents. */
const UNWRAPPED = new Set(['a', 'docent-island', 'docent-slot'])

/** A heading's content for the table of contents, without links and IDs, because they would be nested or duplicated. */
export function headingHtml({ children, startTag, endTag }: HtmlElement, source: string): string {
  const edits = editText(source)
  const finishing = { source, edits, styles: new Set<string>() }
  for (const element of allElements(children)) {
    if (UNWRAPPED.has(element.name)) {
      for (const tag of [element.startTag, element.endTag])
        if (tag) edits.replace(tag.start, tag.end, '')
      continue
    }
    for (const range of element.attributeRanges)
      if (range.name === 'id') removeAttribute(range, source, edits)
      else finishAttribute(range, element, finishing)
  }
  return edits.apply(startTag.end, endTag?.start).trim()
}
