/** Checks the pages that a drawn run shows at its entries against what the entries say. */

import type { AppPart } from '../../src/drawings/app/AppPreview.tsx'
import type { LogEntryData, LogLine, PageAt } from '../../src/drawings/command-log/entries.ts'

/** A part of a page without nesting: its texts, what was typed into it, and its mark. */
interface Piece {
  texts: string[]
  value?: string
  mark?: string
}

/** Queries whose elements Cypress outlines. */
const QUERY = /^-?(?:children|closest|contains|eq|filter|find|first|focused|get|last|next|parent)\b/

/**
 * The first contradiction between an entry and its page as a sentence; undefined if there is none.
 * @param source the document without its drawings, and the files that it includes; words of the pages must occur in it
 */
export function comparePages(
  log: LogLine[] | Record<string, LogLine[]>,
  source: string,
): string | undefined {
  const entries = (Array.isArray(log) ? log : Object.values(log).flat()).flatMap(flatten)
  const reasons = entries.flatMap((entry) => {
    const snapshots = entry.page === undefined ? [] : snapshotsOf(entry.page)
    const problem = snapshots.length > 0 ? problemOf(entry, snapshots, source) : undefined
    return problem === undefined ? [] : [`The page at "${entry.line}" ${problem}`]
  })
  return reasons[0]
}

function problemOf(
  entry: LogEntryData,
  snapshots: AppPart[][],
  source: string,
): string | undefined {
  const line = entry.line.trim()
  const pages = snapshots.map((parts) => parts.flatMap(piecesOf))
  const all = pages.flat()
  const marked = (pages.at(-1) ?? []).filter(({ mark }) => mark !== undefined)
  if (QUERY.test(line)) {
    const expected = entry.elements ?? 1
    const isFirstTry = expected > 1 && marked.length === 0
    if (marked.length !== expected && !isFirstTry)
      return `marks ${marked.length} elements, but the entry found ${expected}`
  }
  const contained = /^-?contains (?:.*, )?(.+)$/.exec(line)?.[1]
  if (contained !== undefined && !marked.some(({ texts }) => texts.join(' ').includes(contained)))
    return `doesn't mark an element that contains "${contained}"`
  if (/^-?(?:click|dblclick|rightclick)\b/.test(line)) {
    const clicked = pages[0]?.filter(({ mark }) => mark === 'clicked').length
    if (clicked !== 1) return `shows ${clicked} clicked elements. Mark one as "clicked"`
  }
  const typed = /^-?type ([^{]+)$/.exec(line)?.[1]
  if (typed !== undefined && !marked.some(({ value }) => value?.endsWith(typed)))
    return `has no marked field whose value ends with "${typed}"`
  const known = source.toLowerCase()
  const unknown = all
    .flatMap(({ texts }) => texts)
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .find((word) => !known.includes(word.toLowerCase()))
  return unknown && `shows "${unknown}", which isn't in the application's code or text on this page`
}

function piecesOf(part: AppPart): Piece[] {
  if (typeof part === 'string') return [{ texts: [part] }]
  const { mark } = part
  const own = (texts: string[], value?: string): Piece => ({
    texts,
    ...(value !== undefined && { value }),
    ...(mark && { mark }),
  })
  if ('field' in part) return [own([part.field], part.value ?? '')]
  const inner = 'items' in part ? part.items : 'row' in part ? part.row : undefined
  const parts = 'box' in part ? part.parts : inner
  if (parts) {
    const pieces = parts.flatMap(piecesOf)
    return mark ? [own(pieces.flatMap(({ texts }) => texts)), ...pieces] : pieces
  }
  return [
    // Other values are states, such as whether a button is disabled.
    own(
      Object.entries(part).flatMap(([key, value]) =>
        key === 'mark' || typeof value !== 'string' ? [] : [value],
      ),
    ),
  ]
}

const snapshotsOf = (page: PageAt): AppPart[][] =>
  Array.isArray(page) ? [page] : Object.values(page)

function flatten(line: LogLine): LogEntryData[] {
  if (typeof line === 'string') return [{ line }]
  return [line, ...(line.entries ?? []).flatMap(flatten)]
}
