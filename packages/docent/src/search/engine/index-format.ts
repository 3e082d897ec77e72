/**
 * The files of the embedded index. All except `index.json` are in a folder named after the index's version.
 *
 * Pages have fields (title, headings, description, keywords, and path) and text. The index of most sites is **whole**:
 * `index.json` contains the fields, which is enough for a first answer. The posting lists of the text are in
 * `terms-<n>.json`, sharded by term.
 *
 * The index of a large site is **split**: its fields would take too long to load, so `terms-<n>.json` also contains the
 * posting lists of the fields, and `index.json` contains only what ranking needs to know about each page.
 *
 * `page-<n>.json` contains the data that results show about a page: its text for excerpts and, in a split index, its
 * fields.
 *
 * The index consists of several files for speed: before the first answer, a browser loads less than 120 kB (Brotli)
 * including the scripts, instead of 300 kB for MiniSearch's index (docs/decisions/0014).
 */

import type { PageFields } from '../../shared/records/searchable-page.ts'

/** Added to the level of a heading or a row whose name is code. */
export const CODE_LEVEL = 10

/** One section: its level, its heading, and its anchor if that isn't the heading's slug. */
export type SectionEntry = [level: number, heading: string, id?: string]

export interface PageEntry extends PageFields {
  /** Index in `areas`. */
  area?: number
  sections: SectionEntry[]
}

interface IndexHeadBase {
  /** Changes with every change of the index. */
  version: string
  areas: { id: string; label: string }[]
  /** Groups of words and phrases with the same meaning. */
  synonyms: string[][]
  /** The first term of each shard, in order. */
  shards: string[]
}

/** `index.json` of a whole index. Each page is on a separate line between the first line and the last one. */
export interface WholeHead extends IndexHeadBase {
  pages: PageEntry[]
}

/** `index.json` of a split index: columns with one value for each page. */
export interface SplitHead extends IndexHeadBase {
  columns: {
    /** Number of sections, including the page itself. */
    sections: number[]
    /** Index in `areas` plus one; 0 for none. */
    area: number[]
    /** Rounded logarithm of the number of pages that link to it. */
    inbound: number[]
    /** Pages whose weight isn't 1. */
    weight: Record<number, number>
    /** Names of versions, and each page's version as an index plus one. */
    versions: string[]
    version: number[]
  }
}

/** `index.json`: everything that a first answer needs. */
export type IndexHead = WholeHead | SplitHead

/**
 * `terms-<n>.json`: a sorted range of terms with their posting lists. Section numbers count the sections of all pages;
 * they and page numbers are stored as the difference from the previous one in the list.
 */
export interface TermShard {
  terms: string[]
  /** Document frequency: the number of pages that contain the term in their text or fields. */
  pages: number[]
  /** Posting list of each term in the text: section number times `IMPACTS`, plus the impact. */
  text: number[][]
  /**
   * Posting list of each term in fields, in a split index: pairs of a section number and of the `fieldCode` times 100
   * plus the share of the field's words, in percent minus one.
   */
  fields?: number[][]
  /**
   * Posting list of a term in the text of links to a page (anchor text), by the term's index in `terms`: page number
   * times `IMPACTS`, plus the impact.
   */
  links?: Record<number, number[]>
}

/** Number of impacts: the weight of a term in a section is quantized to 0 through `IMPACTS - 1`. */
export const IMPACTS = 16

export const FIELDS = ['title', 'keywords', 'description', 'path', 'heading'] as const

/** A searchable field of a page, other than its text. */
export type Field = (typeof FIELDS)[number]

/**
 * The number of a field. Each keyword phrase is a name of the page: phrases after the first one have separate numbers.
 */
export const fieldCode = (field: Field, phrase: number): number =>
  phrase === 0 ? FIELDS.indexOf(field) : FIELDS.length - 1 + phrase

export const readFieldCode = (code: number): { field: Field; phrase: number } => {
  const field = FIELDS[code]
  return field ? { field, phrase: 0 } : { field: 'keywords', phrase: code - FIELDS.length + 1 }
}

/** `page-<n>.json` */
export interface PageFile {
  /** The text of each section. */
  texts: string[]
  /** Only in a split index. */
  entry?: PageEntry
}

/** Path of a term shard in the index's folder. */
export const shardFile = (version: string, shard: number): string =>
  `${version}/terms-${shard}.json`
export const pageFile = (version: string, page: number): string => `${version}/page-${page}.json`
