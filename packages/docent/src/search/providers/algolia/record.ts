/** Headings from the part of the site (`lvl0`) and the page's title (`lvl1`) down to the section's own. */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>

/** Deepest level of a hierarchy. */
export const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * One section of a page as the hosted index holds it: the fields of the common documentation crawler (DocSearch), and
 * some of docent's own. Long sections are several records.
 */
export interface SearchRecord {
  /** Route and anchor, and the number of the part: the same in every build. */
  objectID: string
  /** The level of the heading; `content` for the further parts of a long section. */
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
  /** Docs version by name; absent for pages that belong to none. */
  version?: string
  /** See `tags.ts`. */
  docusaurus_tag: string
  /** Sidebar that the page belongs to. */
  area?: string
  /** Further names of the page. Only its first record carries them. */
  keywords?: string
  /** Shown below the page; not searched, because it also stands in the content of the first record. */
  description?: string
  /** Tells these records, whose texts are plain, from those of a crawler, whose texts are escaped HTML. */
  generator: 'docent'
  weight: {
    /** What the page is worth beside others, about 100. */
    pageRank: number
    /** 90 for the page, 80 for sections of level 2, down to 40; 0 for further parts. */
    level: number
    /** Place of the record in its page, from 0. */
    position: number
  }
}
