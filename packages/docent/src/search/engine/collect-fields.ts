import { eachFieldWord } from './field-words.ts'
import type { PageEntry } from './index-format.ts'
import type { KnownForms } from './tokens.ts'

/** The fields of a whole index, to which pages are added one by one, in order, while they arrive. */
export interface CollectedFields {
  add(entry: PageEntry): void
  readonly pages: readonly PageEntry[]
  /**
   * Posting lists by term, as pairs of numbers: the number of the section among those of all pages, and twice the
   * field's code plus the term's share of the field. Creating 40,000 objects would take longer than tokenizing the fields.
   */
  readonly packed: ReadonlyMap<string, readonly number[]>
}

export function collectFields(): CollectedFields {
  const pages: PageEntry[] = []
  const packed = new Map<string, number[]>()
  const known: KnownForms = new Map()
  let first = 0
  return {
    pages,
    packed,
    add(entry) {
      pages.push(entry)
      eachFieldWord(entry, known, (term, section, code, share) => {
        const list = packed.get(term)
        if (list) list.push(first + section, code * 2 + share)
        else packed.set(term, [first + section, code * 2 + share])
      })
      first += entry.sections.length + 1
    },
  }
}
