import { collectFields, type CollectedFields } from './collect-fields.ts'
import {
  readFieldCode,
  type Field,
  type IndexHead,
  type PageEntry,
  type SplitHead,
  type WholeHead,
} from './index-format.ts'
import { prefixRange, type TextIndex } from './text-index.ts'
import { readSynonyms, type Synonyms } from './synonyms.ts'
import { stemOf } from './tokens.ts'

/** A posting: one occurrence of a term in a field. */
export interface FieldPosting {
  page: number
  /** Number of the section among the sections of all pages. A page's first section is the page itself. */
  section: number
  field: Field
  /** Number of the keyword phrase; 0 in other fields. */
  phrase: number
  /** The term's share of the words in the field. */
  share: number
}

/** The loaded part of the fields' inverted index, and the data that ranking needs about each page. */
export interface FieldIndex {
  pageCount: number
  /** Whether the fields of all pages are known without any shard. */
  isWhole: boolean
  synonyms: Synonyms
  /** Number of each page's first section, and the total number of sections at the end. */
  firstSection: Uint32Array
  /** The page of each section. */
  pageOf: Uint32Array
  /** Index of a page's area, or -1. */
  areaOf: (page: number) => number
  weightOf: (page: number) => number
  /** Logarithm of one plus the number of pages that link to it. */
  inboundOf: (page: number) => number
  versionOf: (page: number) => string | undefined
  /** The page's entry. In a split index, it's available only after the page's file has been added. */
  entry: (page: number) => PageEntry | undefined
  /** The entries that have been added. */
  entries: () => Iterable<PageEntry>
  addEntry: (page: number, entry: PageEntry) => void
  has: (term: string) => boolean
  postings: (term: string) => readonly FieldPosting[]
  withPrefix: (prefix: string) => readonly string[]
  withStem: (stem: string) => readonly string[]
  /** Possible corrections of a misspelled term. */
  candidates: () => readonly string[]
  /** Number of pages that contain the term in a field. */
  documentFrequency: (term: string) => number
}

/** @param collected the fields of a whole index, if they have been collected while it arrived */
export function createFieldIndex(
  head: IndexHead,
  text: TextIndex,
  collected?: CollectedFields,
): FieldIndex {
  if (!('pages' in head)) return splitIndex(head, text)
  if (collected) return wholeIndex(head, collected)
  const fields = collectFields()
  head.pages.forEach(fields.add)
  return wholeIndex(head, fields)
}

/** Builds the inverted index from the entries. That's faster than loading it, because the file would be larger. */
function wholeIndex(
  { synonyms }: Pick<WholeHead, 'synonyms'>,
  { pages, packed }: CollectedFields,
): FieldIndex {
  const sections = numberSections(pages.map((page) => page.sections.length + 1))
  const unpacked = new Map<string, readonly FieldPosting[]>()
  const postings = (term: string): readonly FieldPosting[] => {
    const before = unpacked.get(term)
    if (before) return before
    const list = packed.get(term) ?? []
    const decoded = Array.from({ length: list.length / 2 }, (_, index): FieldPosting => {
      const section = list[2 * index] ?? 0
      const code = list[2 * index + 1] ?? 0
      // The share is greater than 0 and at most 1.
      const field = Math.ceil(code / 2) - 1
      return {
        page: sections.pageOf[section] ?? 0,
        section,
        ...readFieldCode(field),
        share: code - 2 * field,
      }
    })
    unpacked.set(term, decoded)
    return decoded
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
    isWhole: true,
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
    postings,
    withPrefix: (prefix) => vocabulary.slice(...prefixRange(vocabulary, prefix)),
    // Words with the same stem start with the same letters, so other words needn't be stemmed.
    withStem: (stem) =>
      vocabulary
        .slice(...prefixRange(vocabulary, stem.slice(0, 2)))
        .filter((term) => knownStem(term) === stem),
    candidates: () => vocabulary,
    documentFrequency(term) {
      let count = counts.get(term)
      if (count === undefined) {
        count = new Set(postings(term).map(({ page }) => page)).size
        counts.set(term, count)
      }
      return count
    },
  }
}

/** In a split index, the fields' posting lists are in the term shards. */
function splitIndex({ columns, synonyms }: SplitHead, text: TextIndex): FieldIndex {
  const entries = new Map<number, PageEntry>()
  const sections = numberSections(columns.sections)
  const cached = new Map<string, readonly FieldPosting[]>()
  const postings = (term: string): readonly FieldPosting[] => {
    const before = cached.get(term)
    if (before) return before
    const packedPostings = text.fieldPostings(term)
    if (!packedPostings) return []
    const list = packedPostings.map((posting): FieldPosting => ({
      ...posting,
      page: sections.pageOf[posting.section] ?? 0,
    }))
    cached.set(term, list)
    return list
  }
  return {
    pageCount: columns.sections.length,
    isWhole: false,
    synonyms: readSynonyms(synonyms),
    ...sections,
    areaOf: (page) => (columns.area[page] ?? 0) - 1,
    weightOf: (page) => columns.weight[page] ?? 1,
    inboundOf: (page) => columns.inbound[page] ?? 0,
    versionOf: (page) => columns.versions[(columns.version[page] ?? 0) - 1],
    entry: (page) => entries.get(page),
    entries: () => entries.values(),
    addEntry: (page, entry) => void entries.set(page, entry),
    has: (term) => postings(term).length > 0,
    postings,
    withPrefix: (prefix) => text.withPrefix(prefix),
    withStem: () => [],
    candidates: () => [],
    documentFrequency: (term) => text.documentFrequency(term) ?? 0,
  }
}

function numberSections(counts: readonly number[]): Pick<FieldIndex, 'firstSection' | 'pageOf'> {
  const firstSection = new Uint32Array(counts.length + 1)
  counts.forEach((count, page) => {
    firstSection[page + 1] = (firstSection[page] ?? 0) + count
  })
  const pageOf = new Uint32Array(firstSection[counts.length] ?? 0)
  counts.forEach((_, page) => pageOf.fill(page, firstSection[page], firstSection[page + 1]))
  return { firstSection, pageOf }
}
