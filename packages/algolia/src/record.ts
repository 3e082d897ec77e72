/** Headings from the area (`lvl0`) and the page's title (`lvl1`) to the section's heading. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>

/** The levels of a hierarchy. */
export const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * One section of a page in a hosted index, with the fields of the common documentation crawler (DocSearch) and some of
 * docent's. Long sections are split into several records.
 */
export interface SearchRecord {
  /** The route, the anchor, and the number of the part. The same in every build. */
  objectID: string
  /** The heading's level. `content` for the further parts of a long section. */
  type: `lvl${1 | 2 | 3 | 4 | 5 | 6}` | 'content'
  hierarchy: Hierarchy
  content: string | null
  /** Code samples of the section. */
  code?: string
  url: string
  url_without_anchor: string
  anchor: string | null
  /** Locale of the page. */
  language: string
  /** Name of the docs version, if the page belongs to one. */
  version?: string
  /** Tag of the page's docs instance and version. */
  docusaurus_tag: string
  /** ID of the page's sidebar. */
  area?: string
  /** Further names of the page, only in its first record. */
  keywords?: string
  /** Shown below the page. Not searched, because the first record's content contains it, too. */
  description?: string
  /** Distinguishes these records, which contain plain text, from a crawler's, which contain escaped HTML. */
  generator: 'docent'
  weight: {
    /** The page's rank, about 100. */
    pageRank: number
    /** 90 for the page, 80 for sections of level 2, and so on, down to 40. 0 for further parts. */
    level: number
    /** Position of the record in its page, from 0. */
    position: number
  }
}

/**
 * Tags for versions of documentation. The common documentation crawler (DocSearch) uses the same ones, so its indexes
 * and those that `docent search push` fills are filtered in the same way. Each record has `language:<locale>` and
 * `docusaurus_tag:docs-<docs instance>-<version>`. Pages without a version have `docusaurus_tag:default`.
 */

/** Tag of pages that don't belong to a docs version. */
export const DEFAULT_TAG = 'default'

/** @example docsTag('default', 'current') // 'docs-default-current' */
export function docsTag(docsId: string, version: string): string {
  return `docs-${docsId}-${version}`
}

/** Tag of a page with this docs instance and version. */
export function pageTag({ docsId, version }: { docsId?: string; version?: string }): string {
  return docsId === undefined || version === undefined ? DEFAULT_TAG : docsTag(docsId, version)
}
