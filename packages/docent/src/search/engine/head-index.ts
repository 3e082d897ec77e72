import {
  readFieldCode,
  type HeadField,
  type IndexHead,
  type PageEntry,
  type SplitHead,
  type WholeHead,
} from './index-format.ts'
import { eachHeadWord } from './head-words.ts'
import { prefixRange } from './sorted.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import type { TextIndex } from './text-index.ts'
import { stemOf, type KnownForms } from './tokens.ts'

/** Where a word stands in the heads of pages. */
export interface HeadPlace {
  page: number
  /** Number of the section, counted through all pages; the first section of a page is the page itself. */
  section: number
  field: HeadField
  /** Number of the phrase in the keywords; 0 elsewhere. */
  phrase: number
  share: number
}

/** What titles, headings, descriptions and keywords say, as far as it is at hand, and the facts of every page. */
export interface HeadIndex {
  pageCount: number
  synonyms: Synonyms
  /** Number of the first section of each page; one more at the end. */
  firstSection: Uint32Array
  /** Page of each section. */
  pageOf: Uint32Array
  /** Index of the area of a page; -1 for none. */
  areaOf: (page: number) => number
  weightOf: (page: number) => number
  /** Logarithm of one more than the pages that link to it. */
  inboundOf: (page: number) => number
  versionOf: (page: number) => string | undefined
  /** What is shown of a page; in a split index only once its file is at hand. */
  entry: (page: number) => PageEntry | undefined
  /** Pages whose entry is at hand. */
  entries: () => Iterable<PageEntry>
  addEntry: (page: number, entry: PageEntry) => void
  has: (term: string) => boolean
  places: (term: string) => readonly HeadPlace[]
  withPrefix: (prefix: string) => readonly string[]
  withStem: (stem: string) => readonly string[]
  /** Words that a misspelt one can stand for. */
  candidates: () => readonly string[]
  /** Pages whose head holds the word. */
  pagesWith: (term: string) => number
}

export function createHeadIndex(head: IndexHead, text: TextIndex): HeadIndex {
  return 'pages' in head ? wholeIndex(head) : splitIndex(head, text)
}

/** Makes the index of the heads from the file: in less time than a larger file would take to come. */
function wholeIndex({ pages, synonyms }: WholeHead): HeadIndex {
  const sections = numberSections(pages.map((page) => page.sections.length + 1))
  /** Pairs of numbers, because forty thousand records would take longer to make than to read the words. */
  const packed = new Map<string, number[]>()
  const known: KnownForms = new Map()
  pages.forEach((entry, page) => {
    const first = sections.firstSection[page] ?? 0
    eachHeadWord(entry, known, (term, section, code, share) => {
      const list = packed.get(term)
      if (list) list.push(first + section, code * 2 + share)
      else packed.set(term, [first + section, code * 2 + share])
    })
  })
  const unpacked = new Map<string, readonly HeadPlace[]>()
  const places = (term: string): readonly HeadPlace[] => {
    const before = unpacked.get(term)
    if (before) return before
    const list = packed.get(term) ?? []
    const found = Array.from({ length: list.length / 2 }, (_, index): HeadPlace => {
      const section = list[2 * index] ?? 0
      const code = list[2 * index + 1] ?? 0
      // The share is more than 0 and at most 1.
      const field = Math.ceil(code / 2) - 1
      return {
        page: sections.pageOf[section] ?? 0,
        section,
        ...readFieldCode(field),
        share: code - 2 * field,
      }
    })
    unpacked.set(term, found)
    return found
  }
  const vocabulary = [...packed.keys()].sort()
  const stems = new Map<string, string>()
  const knownStem = (term: string): string => {
    const stem = stems.get(term) ?? stemOf(term)
    stems.set(term, stem)
    return stem
  }
  const counts = new Map<string, number>()
  return {
    pageCount: pages.length,
    synonyms: readSynonyms(synonyms),
    ...sections,
    areaOf: (page) => pages[page]?.area ?? -1,
    weightOf: (page) => pages[page]?.weight ?? 1,
    inboundOf: (page) => Math.log1p(pages[page]?.inbound ?? 0),
    versionOf: (page) => pages[page]?.version,
    entry: (page) => pages[page],
    entries: () => pages,
    addEntry: () => undefined,
    has: (term) => packed.has(term),
    places,
    withPrefix: (prefix) => vocabulary.slice(...prefixRange(vocabulary, prefix)),
    // Words of one stem begin alike: the stems of all others are never needed.
    withStem: (stem) =>
      vocabulary
        .slice(...prefixRange(vocabulary, stem.slice(0, 2)))
        .filter((term) => knownStem(term) === stem),
    candidates: () => vocabulary,
    pagesWith(term) {
      let count = counts.get(term)
      if (count === undefined) {
        count = new Set(places(term).map(({ page }) => page)).size
        counts.set(term, count)
      }
      return count
    },
  }
}

/** The heads of a large site come with the files of words. */
function splitIndex({ columns, synonyms }: SplitHead, text: TextIndex): HeadIndex {
  const entries = new Map<number, PageEntry>()
  const sections = numberSections(columns.sections)
  const known = new Map<string, readonly HeadPlace[]>()
  const places = (term: string): readonly HeadPlace[] => {
    const before = known.get(term)
    if (before) return before
    const found = text.heads(term)
    if (!found) return []
    const list = found.map((place): HeadPlace => ({
      ...place,
      page: sections.pageOf[place.section] ?? 0,
    }))
    known.set(term, list)
    return list
  }
  return {
    pageCount: columns.sections.length,
    synonyms: readSynonyms(synonyms),
    ...sections,
    areaOf: (page) => (columns.area[page] ?? 0) - 1,
    weightOf: (page) => columns.weight[page] ?? 1,
    inboundOf: (page) => columns.inbound[page] ?? 0,
    versionOf: (page) => columns.versions[(columns.version[page] ?? 0) - 1],
    entry: (page) => entries.get(page),
    entries: () => entries.values(),
    addEntry: (page, entry) => void entries.set(page, entry),
    has: (term) => places(term).length > 0,
    places,
    withPrefix: (prefix) => text.withPrefix(prefix),
    withStem: () => [],
    candidates: () => [],
    pagesWith: (term) => text.pagesWith(term) ?? 0,
  }
}

function numberSections(counts: readonly number[]): Pick<HeadIndex, 'firstSection' | 'pageOf'> {
  const firstSection = new Uint32Array(counts.length + 1)
  counts.forEach((count, page) => {
    firstSection[page + 1] = (firstSection[page] ?? 0) + count
  })
  const pageOf = new Uint32Array(firstSection[counts.length] ?? 0)
  counts.forEach((_, page) => pageOf.fill(page, firstSection[page], firstSection[page + 1]))
  return { firstSection, pageOf }
}
