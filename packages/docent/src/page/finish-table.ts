import { makeElement, startTagOf } from '../shared/html/make-element.ts'
import type { HtmlElement } from '../shared/html/parse-html.ts'
import { formatMessage } from '../shared/messages/messages.ts'
import type { Finishing } from './finishing.ts'

/** Wraps a table in a scrollable region. */
export function finishTable(table: HtmlElement, finishing: Finishing): void {
  const { startTag, endTag, parent } = table
  if (!endTag) return
  const { edits, nodes } = finishing
  const label = { 'aria-label': tableName(finishing) }
  const attributes = { class: 'table-scroll', role: 'region', tabindex: '0', ...label }
  const region = makeElement('div', attributes, parent, [table])
  const siblings = parent?.children ?? nodes
  siblings[siblings.indexOf(table)] = region
  table.parent = region
  edits.insert(startTag.start, startTagOf(region))
  edits.insert(endTag.end, '</div>')
}

/** A page's regions need different names, so the second table below a heading is numbered. */
function tableName({ lastHeading: heading, tables, messages }: Finishing): string {
  const count = (tables.get(heading) ?? 0) + 1
  tables.set(heading, count)
  return count === 1
    ? formatMessage(messages['article.table'], { heading })
    : formatMessage(messages['article.numberedTable'], { number: String(count), heading })
}
