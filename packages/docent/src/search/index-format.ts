/**
 * The embedded index as files. `index.json` holds what titles, headings, descriptions and keywords say: enough for a
 * first answer. The words of the text stand in `terms-<n>.json`, split by term, and the text itself in
 * `page-<n>.json`, for excerpts. All but `index.json` lie below a folder that is named after the index's version.
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

/** `index.json` */
export interface IndexHead {
  /** Changes with every change of the index. */
  version: string
  areas: { id: string; label: string }[]
  /** Words that stand for each other. */
  synonyms: string[][]
  pages: PageEntry[]
  /** First term of every file of terms, in order. */
  shards: string[]
}

/** `terms-<n>.json`: a range of the text's words, sorted. */
export interface TermShard {
  terms: string[]
  /** Pages whose text or head holds the term. */
  pages: number[]
  /**
   * Where each term stands: section numbers (all sections of all pages, counted through) as differences to the one
   * before, times `IMPACTS`, plus the impact.
   */
  places: number[][]
}

/** Steps in which the weight of a term in a section is written: 0 to `IMPACTS - 1`. */
export const IMPACTS = 16

/** `page-<n>.json`: the text of each section of a page. */
export type PageTexts = string[]

export const shardFile = (version: string, shard: number): string =>
  `${version}/terms-${shard}.json`
export const pageFile = (version: string, page: number): string => `${version}/page-${page}.json`
