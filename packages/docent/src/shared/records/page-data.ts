/** The shell's data about a page. Types only: this file imports nothing at run time. */

import type { LinkPreviewImage } from '../link-preview-image.ts'

/** A heading below the page's title, in document order. */
export interface Heading {
  /** From 2 to 6. */
  level: number
  /** The anchor, unique on the page. */
  id: string
  /** Inner HTML without links and anchors, shown in the table of contents. */
  html: string
  /** Plain text, for the search and for accessible names. */
  text: string
}

/** A link with a label and a route (or an absolute URL). */
export interface LabeledLink {
  label: string
  href: string
}

/** A feed that a page's head refers to. */
export interface FeedLink {
  title: string
  /** Address that includes the base URL. */
  href: string
}

/** A change of a page. */
export interface PageChange {
  /** In ISO 8601 format, without the time. */
  date: string
  /** The commit's note for readers, or the first line of its message. */
  text: string
  /** Address where the commit can be viewed. */
  url?: string
}

/** The browser's data about a page without its article. It's serialized into the HTML and into the payload. */
export interface PageData {
  /** Clean route with the base URL and locale, without a trailing slash except for the root: `/api/click`. */
  route: string
  kind: 'doc' | 'page' | 'notFound' | 'search'
  /** Page title without the site's name. If it's blank, only the site's title is shown. */
  title: string
  /** Title of the document, which replaces the page's title and the site's name. */
  documentTitle?: string
  description: string
  /** HTML for the document's head. Only the build has it. */
  head?: string
  /** What the page's own elements in the head replace, such as `canonical` or `meta description`. */
  replaced?: string[]
  /** Keywords and image from the front matter, for the head. */
  keywords?: string[]
  image?: string
  /** Image for link previews that a plugin draws; `image` takes precedence. */
  preview?: LinkPreviewImage
  /** For docs pages only. */
  docId?: string
  docsId?: string
  version?: string
  sidebar?: string
  /** URL of the sidebar's JSON file, a hashed asset. */
  sidebarUrl?: string
  /** All headings from level 2 on. The table of contents filters them by its configured levels. */
  headings: Heading[]
  /** Entries of the table of contents, if the page exports them as `toc`. Default: the headings. */
  toc?: Heading[]
  tocMin: number
  tocMax: number
  hideToc?: boolean
  breadcrumbs: { label: string; href?: string }[]
  previous?: LabeledLink
  next?: LabeledLink
  /** ISO 8601 date and author of the last change, if git has them. */
  lastUpdatedAt?: string
  lastUpdatedBy?: string
  /** The last commits that changed the page's content, newest first, if git has the complete history. */
  changes?: PageChange[]
  editUrl?: string
  unlisted?: boolean
  draft?: boolean
  /** Locale of the content if the page hasn't been translated. */
  contentLocale?: string
  /** Layout options of the page. */
  noFooter?: boolean
  layout?: 'landing'
  wrapperClass?: string
  /** Routes of this document in other versions of its docs instance, by version name. */
  versions?: Record<string, string>
  /** Routes of this document in other locales, by locale (only existing ones). */
  locales?: Record<string, string>
  /** The page's schema.org type, if its author has set one. */
  schemaType?: 'TechArticle' | 'APIReference' | 'FAQPage'
  /** Feeds about the page. */
  feeds?: FeedLink[]
  /** A plugin's data for search engines. Only the build has it. */
  structuredData?: Readonly<Record<string, unknown>>
  /** Values of the site's own front matter keys. Components read them at build time; browsers never receive them. */
  extra?: Record<string, unknown>
}

/** `route/index.json`, which client navigation fetches. */
export interface PagePayload {
  build: string
  page: PageData
  html: string
  /** Address of the page's style sheet, if it needs one for its parts or for `style` attributes. */
  styleSheet?: string
}
