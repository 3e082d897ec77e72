/**
 * The embedded index as files. All but `index.json` lie below a folder that is named after the index's version.
 *
 * A site of usual size is **whole**: `index.json` holds what titles, headings, descriptions and keywords say, enough
 * for a first answer; the words of the text stand in `terms-<n>.json`, split by term.
 *
 * A large site is **split**: its heads would be too heavy to fetch, so they stand in `terms-<n>.json` too, and
 * `index.json` holds only what ranking needs of every page.
 *
 * `page-<n>.json` holds what is shown of a page: excerpts, and in a split index its head.
 */

/** One section: level, heading, and the anchor where it is not the slug of the heading. */
export type SectionEntry = [level: number, heading: string, id?: string]

export interface PageEntry {
  /** Route with the base URL. */
  route: string
  title: string
  description?: string
  keywords?: string
  /** Index in `areas`. */
  area?: number
  /** How much pages like this one are worth, 1 when absent. */
  weight?: number
  /** Pages that link to it. */
  inbound?: number
  /** `<docs instance>:<version>`, where there is more than one. */
  version?: string
  sections: SectionEntry[]
}

interface IndexHeadBase {
  /** Changes with every change of the index. */
  version: string
  areas: { id: string; label: string }[]
  /** Words that stand for each other. */
  synonyms: string[][]
  /** First term of every file of terms, in order. */
  shards: string[]
}

/** `index.json` of a site of usual size. */
export interface WholeHead extends IndexHeadBase {
  pages: PageEntry[]
}

/** `index.json` of a large site: one column for each fact, with an entry for each page. */
export interface SplitHead extends IndexHeadBase {
  columns: {
    /** Number of sections, the page itself included. */
    sections: number[]
    /** Index in `areas` plus one; 0 for none. */
    area: number[]
    /** Logarithm of the pages that link to it, rounded. */
    inbound: number[]
    /** Pages whose weight is not 1. */
    weight: Record<number, number>
    /** Names of versions, and the one of each page as its index plus one. */
    versions: string[]
    version: number[]
  }
}

/** `index.json`: everything that a first answer needs. */
export type IndexHead = WholeHead | SplitHead

/** `terms-<n>.json`: a range of words, sorted. */
export interface TermShard {
  terms: string[]
  /** Pages whose text or head holds the term. */
  pages: number[]
  /**
   * Where each term stands in the text: section numbers (all sections of all pages, counted through) as differences to
   * the one before, times `IMPACTS`, plus the impact.
   */
  places: number[][]
  /**
   * Where each term stands in heads, in a split index: pairs of a section number (as a difference) and of the field
   * (its `fieldCode`) times 100 plus the share of the field that the word makes up, in per cent less one.
   */
  heads?: number[][]
  /**
   * Pages that other pages link to with a term, by the place of the term in `terms`: page numbers as differences, times
   * `IMPACTS`, plus the impact.
   */
  links?: Record<number, number[]>
}

/** Steps in which the weight of a term in a section is written: 0 to `IMPACTS - 1`. */
export const IMPACTS = 16

export const HEAD_FIELDS = ['title', 'keywords', 'description', 'path', 'heading'] as const

/** Part of a page's head in which a word stands. */
export type HeadField = (typeof HEAD_FIELDS)[number]

/** Keywords are phrases, each a name of its page: the second and all after it have codes beyond those of the fields. */
export const fieldCode = (field: HeadField, phrase: number): number =>
  phrase === 0 ? HEAD_FIELDS.indexOf(field) : HEAD_FIELDS.length - 1 + phrase

export const readFieldCode = (code: number): { field: HeadField; phrase: number } => {
  const field = HEAD_FIELDS[code]
  return field ? { field, phrase: 0 } : { field: 'keywords', phrase: code - HEAD_FIELDS.length + 1 }
}

/** `page-<n>.json` */
export interface PageFile {
  /** The text of each section. */
  texts: string[]
  /** In a split index. */
  entry?: PageEntry
}

/** Path of a range of words, below the index's folder. */
export const shardFile = (version: string, shard: number): string =>
  `${version}/terms-${shard}.json`
export const pageFile = (version: string, page: number): string => `${version}/page-${page}.json`
