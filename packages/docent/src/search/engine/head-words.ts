import { fieldCode, type HeadField, type PageEntry } from './index-format.ts'
import { wordForms, type KnownForms } from './tokens.ts'

/**
 * Receives a word of a page's head.
 * @param section number of the section within its page; 0 is the page itself
 * @param code of the field, and of the phrase in the keywords
 * @param share of the field (of the phrase in the keywords) that the word makes up: 1 when it stands alone
 */
export type VisitHeadWord = (term: string, section: number, code: number, share: number) => void

/**
 * Goes through all words of a page's head, identifiers with their parts: the same for the build and for the browser,
 * where tens of thousands of words are read before the first answer.
 * @param known the same for all pages of an index
 */
export function eachHeadWord(page: PageEntry, known: KnownForms, visit: VisitHeadWord): void {
  const read = (text: string | undefined, section: number, field: HeadField, phrase = 0): void => {
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
