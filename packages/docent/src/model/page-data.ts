/** What the shell knows of a page. Types only: this file imports nothing at run time. */

import type { LinkPreviewImage } from '../shared/link-preview-image.ts'

/** One heading of a page below its title, in document order. */
export interface Heading {
  /** 2 to 6. */
  level: number
  /** The anchor, unique in the page. */
  id: string
  /** Inner HTML without links and anchors: shown in the table of contents. */
  html: string
  /** Plain text: used by search and for accessible names. */
  text: string
}

/** A link with a label and a route (or an absolute URL). */
export interface LabelledLink {
  label: string
  href: string
}

/** A feed as the head of a page names it. */
export interface FeedLink {
  title: string
  /** Address with the base URL. */
  href: string
}

/** A change of a page. */
export interface PageChange {
  /** ISO 8601, without a time. */
  date: string
  /** First line of the commit's message. */
  subject: string
  /** Where the commit is shown. */
  url?: string
}

/** What a reader's browser knows of a page, besides its article. Serialised into HTML and payload. */
export interface PageData {
  /** Clean route with the base URL and locale, without a trailing slash except for the root: `/api/click`. */
  route: string
  kind: 'doc' | 'page' | 'notFound' | 'search'
  /** Page title without the site's name; blank means that only the site title is shown. */
  title: string
  /** Title of the document, in place of the page's title and the site's name. */
  documentTitle?: string
  description: string
  /** HTML for the document's head. Only the build has it. */
  head?: string
  /** Front matter keywords and image for the head. */
  keywords?: string[]
  image?: string
  /** Image that docent drew for links to the page; `image` comes first. */
  preview?: LinkPreviewImage
  /** Docs pages only. */
  docId?: string
  docsId?: string
  version?: string
  sidebar?: string
  /** URL of the JSON file of the sidebar; a hashed asset. */
  sidebarUrl?: string
  /** All headings from level 2 on; the table of contents filters by its configured levels. */
  headings: Heading[]
  tocMin: number
  tocMax: number
  hideToc?: boolean
  breadcrumbs: { label: string; href?: string }[]
  previous?: LabelledLink
  next?: LabelledLink
  /** ISO 8601 date and author of the last change, when git knows them. */
  lastUpdatedAt?: string
  lastUpdatedBy?: string
  /** The last commits that changed what the page says, the newest first, when git knows all of them. */
  changes?: PageChange[]
  editUrl?: string
  unlisted?: boolean
  draft?: boolean
  /** Layout flags of the page. */
  noFooter?: boolean
  wrapperClass?: string
  /** Same document in other versions of its docs instance: version name to route. */
  versions?: Record<string, string>
  /** Same document in other locales: locale to route (only where it exists). */
  locales?: Record<string, string>
  /** What the page is, in the schema.org vocabulary, when its author says so. */
  schemaType?: 'TechArticle' | 'APIReference' | 'FAQPage'
  /** Feeds that report on the page. */
  feeds?: FeedLink[]
  /** Values of the site's own front matter keys. Components read them at build time; browsers never get them. */
  extra?: Record<string, unknown>
}

/** `route/index.json`: what client navigation fetches. */
export interface PagePayload {
  build: string
  page: PageData
  html: string
  /** Address of the style sheet for `style` attributes, if the page has some. */
  styleSheet?: string
}
