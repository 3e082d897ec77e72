import type { PageData } from './page-data.ts'
import type { AddressForm } from '../routes.ts'

/** `pages.json`: the site's pages as data, for programs that read the Markdown copies and the search index. */
export interface PageList {
  /** ID of the build. */
  build: string
  title: string
  tagline: string
  /** Scheme and host of the published site. */
  url: string
  /** With slashes at both ends. */
  baseUrl: string
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
  /** Address of the embedded search index, including the base URL. */
  searchIndex?: string
  /** Newest version of each docs instance that has several. */
  versions?: Record<string, string>
  /** Sidebars in their order. */
  sections: { id: string; title: string; pages: PageListEntry[] }[]
  /** Targets of old routes, including the base URL. */
  moved: Record<string, string>
}

/** A page's entry in the list. Its route includes the base URL. */
export type PageListEntry = Pick<PageData, 'route' | 'title' | 'description'>

/** ID of the section with pages that aren't in a sidebar. */
export const OTHER_PAGES = 'other'

/** Path of the list, relative to the base URL. */
export const PAGE_LIST = 'pages.json'
