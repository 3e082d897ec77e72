import type { RenderedPage } from './page.ts'

/** A page that readers can find. Its text is in the cache. */
export interface SearchablePage extends PageFields, Pick<RenderedPage, 'article'> {
  area?: { id: string; label: string }
}

/** What the search knows about a page besides its text. */
export interface PageFields {
  /** Route with the base URL. */
  route: string
  title: string
  /** The page is about one name in code, such as a command: its label in the sidebar is a call. */
  isCode?: true
  description?: string
  keywords?: string
  /** A factor for the page's score. Default: 1 */
  weight?: number
  /** Number of pages that link to it. */
  inbound?: number
  /** `<docs instance>:<version>`, if the instance has several versions. */
  version?: string
}

/** A page that readers can find, for plugins that fill an index. */
export interface SearchPage extends Omit<PageFields, 'version'> {
  /** Address of the page, which follows the site's `url`. */
  address: string
  locale: string
  /** Area of the site that the page belongs to: its sidebar. */
  area?: { id: string; label: string }
  /** Docs instance and version, if the page belongs to one. */
  docsId?: string
  version?: string
  /** The page's text, section by section. The first one is the text above the first heading. */
  sections: readonly SectionText[]
}

/** The level of a table row or a field with an anchor, below all headings. */
export const ROW_LEVEL = 7

/** The searchable text of one section of a page. */
export interface SectionText {
  /** Anchor. Empty for the content above the first heading. */
  id: string
  /** 2 to 6 for headings; 7 for a table row or a field with an anchor. */
  level: number
  heading: string
  /** The whole heading or the name of the row is code. */
  isCode?: true
  /** Prose: blocks separated by a line break. */
  text: string
  /** Code samples. */
  code: string
  /** Links in the text with their anchor text, if there are any. */
  links?: { href: string; text: string }[]
}
