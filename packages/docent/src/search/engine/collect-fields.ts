import { type Field, fieldCode, type PageEntry } from './index-format.ts'
import { type KnownForms, wordForms } from './tokens.ts'

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
  const forms: KnownForms = new Map()
  let first = 0
  return {
    pages,
    packed,
    add(entry) {
      pages.push(entry)
      eachFieldWord(entry, forms, (term, section, code, share) => {
        const list = packed.get(term)
        if (list) list.push(first + section, code * 2 + share)
        else packed.set(term, [first + section, code * 2 + share])
      })
      first += entry.sections.length + 1
    },
  }
}

/**
 * Receives a term of a page's fields.
 * @param section number of the section in its page; 0 is the page itself
 * @param code `fieldCode` of the field or keyword phrase
 * @param share the term's share of the words in the field or keyword phrase: 1 if it's the only word
 */
export type VisitFieldWord = (term: string, section: number, code: number, share: number) => void

/**
 * Visits all terms of a page's fields, including the parts of identifiers. The build and the browser share it; the
 * browser reads tens of thousands of words before the first answer.
 * @param forms shared by all pages of an index
 */
export function eachFieldWord(page: PageEntry, forms: KnownForms, visit: VisitFieldWord): void {
  const read = (text: string | undefined, section: number, field: Field, phrase = 0): void => {
    if (text === undefined) return
    const words = wordForms(text, forms)
    const code = fieldCode(field, phrase)
    const share = 1 / Math.max(1, words.length)
    for (const { term, parts } of words) {
      visit(term, section, code, share)
      for (const part of parts) visit(part, section, code, share / parts.length)
    }
  }
  read(page.title, 0, 'title')
  page.keywords?.split(',').forEach((phrase, index) => read(phrase, 0, 'keywords', index))
  read(page.description, 0, 'description')
  read(page.route.replaceAll('/', ' '), 0, 'path')
  page.sections.forEach(([, heading], index) => read(heading, index + 1, 'heading'))
}
