import { fieldCode, type Field, type PageEntry } from './index-format.ts'
import { wordForms, type KnownForms } from './tokens.ts'

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
 * @param known shared by all pages of an index
 */
export function eachFieldWord(page: PageEntry, known: KnownForms, visit: VisitFieldWord): void {
  const read = (text: string | undefined, section: number, field: Field, phrase = 0): void => {
    if (text === undefined) return
    const words = wordForms(text, known)
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
