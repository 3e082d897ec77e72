import type { HeadField, PageEntry } from '../index-format.ts'
import { tokenise } from './tokens.ts'

/** A word of a page's head. */
export interface HeadWord {
  term: string
  /** Number of the section within its page; 0 is the page itself. */
  section: number
  field: HeadField
  /** Share of the field that the word makes up: 1 when it stands alone. */
  share: number
}

/** All words of a page's head, identifiers with their parts: the same for the build and for the browser. */
export function headWords(page: PageEntry): HeadWord[] {
  const words: HeadWord[] = []
  const add = (text: string | undefined, section: number, field: HeadField): void => {
    if (text === undefined) return
    const tokens = tokenise(text)
    const share = 1 / Math.max(1, tokens.length)
    for (const { term, parts } of tokens) {
      words.push({ term, section, field, share })
      for (const part of parts)
        words.push({ term: part, section, field, share: share / parts.length })
    }
  }
  add(page.title, 0, 'title')
  add(page.keywords, 0, 'keywords')
  add(page.description, 0, 'description')
  add(page.route.replaceAll('/', ' '), 0, 'path')
  page.sections.forEach(([, heading], index) => add(heading, index + 1, 'heading'))
  return words
}
