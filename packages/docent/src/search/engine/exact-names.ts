import type { FieldIndex } from './field-index.ts'
import { ROW_LEVEL } from '../../shared/records/searchable-page.ts'
import { CODE_LEVEL } from './index-format.ts'
import { fieldPostings } from './phrase-postings.ts'
import type { RankedPage } from './rank.ts'
import type { TextIndex } from './text-index.ts'
import { tokenize } from './tokens.ts'

/** What has the name. A stronger kind ranks first, and pages with the same kind are ranked by their score. */
const STRENGTH = {
  title: 6,
  /** A name with more receivers than the query: `Cypress.Commands.add` for `Commands.add()`. */
  member: 5,
  /** A title without the receiver of the query: `click` for `cy.click()`. */
  method: 4,
  /** A heading in code, or a table row with an anchor. */
  heading: 3,
  /** A keyword phrase in code. */
  keyword: 3,
  /** The same as `member` and `method` for a query without a receiver or with several. */
  distant: 1,
}

/** Nobody types a heading this long, so a longer query is a message that the reader has pasted. */
const MESSAGE_WORDS = 6

/** Less than the difference between two kinds. */
const SAME_CASE = 0.5

/** A name in code: identifiers with dots, perhaps with the beginning of a call. */
const CODE_NAME = /^\.?[\p{L}\p{N}_$]+(?:\.[\p{L}\p{N}_$]+)*(?:\(\s*\)?;?)?$/u
const VERSION = /^v?(\d+(?:\.\d+){0,2})$/
/** What words of prose don't contain. */
const CODE_SIGN = /[._:$()[\]{}@/=\d]|^-|[a-z][A-Z]/

/** Moves the pages that have exactly the typed name to the top, and the section with that name to the top of its page. */
export function namedFirst(
  pages: readonly RankedPage[],
  query: string,
  fields: FieldIndex,
  allows: (page: number) => boolean,
): RankedPage[] {
  const named = namedPages(query, fields)
  if (named.size === 0) return [...pages]
  const best = pages[0]?.score ?? 1
  const ranked = new Map(pages.map((page) => [page.page, page]))
  const first = [...named.values()]
    .filter(({ page }) => allows(page) && fields.weightOf(page) !== 0)
    .map(({ page, section, strength }) => {
      const { score = 0, sections = [] } = ranked.get(page) ?? {}
      const others = sections.filter((other) => other.section !== section)
      const top = { section, score: Math.max(1, ...sections.map((other) => other.score)) }
      return { page, strength, score, sections: [top, ...others] }
    })
    .sort((a, b) => b.strength - a.strength || b.score - a.score || a.page - b.page)
    .map(({ page, sections }) => ({ page, score: best, sections }))
  return [...first, ...pages.filter(({ page }) => !named.has(page))]
}

/** The term shards with the posting lists that `namedPages` needs. A whole index has them in its fields. */
export function shardsOfNames(query: string, fields: FieldIndex, text: TextIndex): number[] {
  return fields.isWhole
    ? []
    : wordsOf(queryName(query)).flatMap((term) => text.shardsOf(term, false))
}

/** A page that has exactly the name that the reader typed. */
interface NamedPage {
  page: number
  /** The section with that name, by its number among the sections of all pages. The page's first one for its own name. */
  section: number
  strength: number
}

/**
 * Normalizes a name for comparison: lowercase, without the dot before a method and the parentheses after it.
 * @example nameOf('.click()') // 'click'
 */
function nameOf(text: string): string {
  return withCase(text).toLowerCase()
}

function withCase(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^\.(?=[\p{L}_$])/u, '')
    .replace(/\(\s*\)?;?$/, '')
}

/** Normalizes a query like a name. A version is padded to three numbers, so `v15` matches release 15.0.0. */
function queryName(query: string): string {
  const version = VERSION.exec(query.trim().toLowerCase())?.[1]
  return version === undefined
    ? nameOf(query)
    : [...version.split('.'), '0', '0'].slice(0, 3).join('.')
}

/** The parts of a dotted name without its first ones. @example shorter('a.b.c') // ['b.c', 'c'] */
function shorter(name: string): string[] {
  const segments = name.split('.')
  return segments.slice(1).map((_, index) => segments.slice(index + 1).join('.'))
}

const wordsOf = (name: string): string[] => [...new Set(tokenize(name).map(({ term }) => term))]

/**
 * Finds the pages that have exactly the name that a query spells. These are what the reader is looking for, however often
 * other pages use the word, and even if it's a stop word.
 * @returns the strongest match of each page
 */
function namedPages(query: string, fields: FieldIndex): Map<number, NamedPage> {
  const text = query.trim()
  const name = queryName(text)
  const candidates = new Map<number, NamedPage>()
  const add = ({ text: spelling, page, section }: Occurrence, kind: number): void => {
    // `screenshot` and `Screenshot` are different names.
    const strength = kind + (withCase(spelling) === withCase(text) ? SAME_CASE : 0)
    if (strength > (candidates.get(page)?.strength ?? 0))
      candidates.set(page, { page, section, strength })
  }
  const isCode = CODE_NAME.test(text)
  const isCall = isCode && /[.(]/.test(text)
  const headings: Occurrence[] = []
  for (const occurrence of occurrences(name, fields)) {
    const occurrenceName = nameOf(occurrence.text)
    if (occurrenceName === name && occurrence.field === 'heading') headings.push(occurrence)
    else if (occurrenceName === name) add(occurrence, STRENGTH[occurrence.field])
    else if (isCall && occurrenceName.endsWith(`.${name}`))
      add(occurrence, name.includes('.') ? STRENGTH.member : STRENGTH.distant)
  }
  // Headings in prose don't count unless their text is a name elsewhere, and neither do rows for a word of prose.
  const isName =
    CODE_SIGN.test(text) ||
    headings.some(({ isCode: marked }) => marked) ||
    name.split(' ').length >= MESSAGE_WORDS
  if (isName) for (const heading of headings) add(heading, STRENGTH.heading)
  if (isCode && !VERSION.test(text))
    shorter(name).forEach((short, dropped) => {
      for (const occurrence of occurrences(short, fields))
        if (occurrence.field === 'title' && nameOf(occurrence.text) === short) {
          // With the whole name as a keyword, the page is the one with that receiver.
          const isWhole = candidates.has(occurrence.page)
          const kind = dropped === 0 ? STRENGTH.method : STRENGTH.distant
          add(occurrence, isWhole ? STRENGTH.title : kind)
        }
    })
  return candidates
}

/** A title, heading, or keyword phrase in code that contains all words of a name. */
interface Occurrence {
  text: string
  page: number
  section: number
  field: 'title' | 'heading' | 'keyword'
  /** The author marked the heading as code. */
  isCode?: boolean
}

function* occurrences(name: string, fields: FieldIndex): Generator<Occurrence> {
  const words = wordsOf(name)
  if (words.length === 0) return
  for (const { page, section, field, phrase, share } of fieldPostings(words, fields)) {
    if (!fields.isWhole) {
      // Entries arrive after the ranking. A title without other words has the name.
      if (field === 'title' && share > 0.99) yield { text: name, page, section, field }
      continue
    }
    const entry = fields.entry(page)
    if (!entry) continue
    if (field === 'title') yield { text: entry.title, page, section, field }
    else if (field === 'heading') {
      const at = section - (fields.firstSection[page] ?? 0) - 1
      const [level = 0, text = ''] = entry.sections[at] ?? []
      yield {
        text,
        page,
        section,
        field,
        isCode: level > CODE_LEVEL && level !== CODE_LEVEL + ROW_LEVEL,
      }
    } else if (field === 'keywords') {
      const text = entry.keywords?.split(',')[phrase] ?? ''
      if (CODE_SIGN.test(text)) yield { text, page, section, field: 'keyword' }
    }
  }
}
