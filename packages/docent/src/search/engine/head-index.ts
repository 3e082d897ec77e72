import type { HeadField, IndexHead, PageEntry, SplitHead, WholeHead } from '../index-format.ts'
import { headWords } from './head-words.ts'
import { prefixRange } from './sorted.ts'
import type { TextIndex } from './text-index.ts'
import { stemOf } from './tokens.ts'

/** Where a word stands in the heads of pages. */
export interface HeadPlace {
  page: number
  /** Number of the section, counted through all pages; the first section of a page is the page itself. */
  section: number
  field: HeadField
  share: number
}

/** What titles, headings, descriptions and keywords say, as far as it is at hand, and the facts of every page. */
export interface HeadIndex {
  pageCount: number
  synonyms: readonly (readonly string[])[]
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

/** Makes the index of the heads from the file: a few milliseconds, so it is not stored. */
function wholeIndex({ pages, synonyms }: WholeHead): HeadIndex {
  const sections = numberSections(pages.map((page) => page.sections.length + 1))
  const places = new Map<string, HeadPlace[]>()
  pages.forEach((entry, page) => {
    const first = sections.firstSection[page] ?? 0
    for (const { term, section, field, share } of headWords(entry)) {
      const place = { page, section: first + section, field, share }
      const list = places.get(term)
      if (list) list.push(place)
      else places.set(term, [place])
    }
  })
  const vocabulary = [...places.keys()].sort()
  const byStem = new Map<string, string[]>()
  for (const term of vocabulary) {
    const stem = stemOf(term)
    const list = byStem.get(stem)
    if (list) list.push(term)
    else byStem.set(stem, [term])
  }
  const counts = new Map<string, number>()
  return {
    pageCount: pages.length,
    synonyms,
    ...sections,
    areaOf: (page) => pages[page]?.area ?? -1,
    weightOf: (page) => pages[page]?.weight ?? 1,
    inboundOf: (page) => Math.log1p(pages[page]?.inbound ?? 0),
    versionOf: (page) => pages[page]?.version,
    entry: (page) => pages[page],
    entries: () => pages,
    addEntry: () => undefined,
    has: (term) => places.has(term),
    places: (term) => places.get(term) ?? [],
    withPrefix: (prefix) => vocabulary.slice(...prefixRange(vocabulary, prefix)),
    withStem: (stem) => byStem.get(stem) ?? [],
    candidates: () => vocabulary,
    pagesWith(term) {
      let count = counts.get(term)
      if (count === undefined) {
        count = new Set(places.get(term)?.map(({ page }) => page)).size
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
    synonyms,
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
