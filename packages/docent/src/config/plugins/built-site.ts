import type { Config } from '../index.ts'
import type { PageData } from '../../shared/records/page-data.ts'
import type { AddressForm } from '../../shared/routes.ts'
import type { SearchPage } from '../../shared/records/searchable-page.ts'
import type { SiteData } from '../../shared/records/site-data.ts'

/** A site whose pages are known, for the hooks `output` and `check` and for commands. */
export interface BuiltSite {
  config: Config
  /** Absolute path of the site's folder. */
  siteDir: string
  /** The data of the site in its default locale. */
  site: SiteData
  /** The data of the site by locale. */
  sites: Readonly<Record<string, SiteData>>
  /** All pages of all locales. */
  pages: readonly BuiltPage[]
  /**
   * The pages of all locales that the search may find, with their text by section, to fill an index. In `dev`, this renders
   * all pages.
   */
  searchPages(): Promise<readonly SearchPage[]>
  /** Paths of the files in the static folder. They're copied to the output folder, where they keep their paths. */
  staticFiles: ReadonlySet<string>
  /** What a host has to know to serve the site. */
  hosting: Hosting
}

/** A page of the site. */
export interface BuiltPage {
  /** Route with the base URL and the locale. @example '/guide/install' */
  route: string
  locale: string
  /** Absolute path of the page's source. */
  file: string
  /** The page's data. In `dev`, only a page that was opened has its headings. */
  data: PageData
  /** The page's article as HTML. In `dev`, this renders the page. */
  html(): Promise<string>
  /** The page's article as Markdown, without its title; undefined for pages without a Markdown copy. */
  markdown(): Promise<string | undefined>
}

/** What a host has to know to serve a site. */
export interface Hosting {
  baseUrl: string
  /** Folders of the search indexes, with the base URL. The file names contain a hash of the content. */
  searchRoots: readonly string[]
  /** The content security policy, unless the site doesn't want one. It's also one of the headers. */
  policy: string | undefined
  /** Name and value of the headers that every response has. */
  headers: readonly (readonly [name: string, value: string])[]
  /** Files of the output folder that readers shouldn't get, relative to the base URL. */
  hiddenFiles: readonly string[]
  /** Whether pages have Markdown copies. */
  markdownPages: boolean
  /** The ending of page addresses, if it's configured. */
  addresses: AddressForm | undefined
  /** Old routes, and the addresses that they lead to, in the form that the host serves and with percent encoding. */
  redirects: readonly { from: string; to: string }[]
  /** Whether text files have compressed copies next to them. */
  precompress: boolean
}
