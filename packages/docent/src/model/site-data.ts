/**
 * The records that cross stages. Types only: this file imports nothing at run time, so that the
 * generator (Node), the shell (React) and the browser code share one vocabulary.
 *
 * A page's way: SourceFile -> Page -> CompiledPage -> RenderedPage -> files.
 */

import type { NavbarItem } from './navbar-item.ts'
import type { SearchInfo } from './search-model.ts'
import type { LinkPreviewImage } from '../shared/link-preview-image.ts'

export type { NavbarItem, NavbarLink, NavbarSubItem } from './navbar-item.ts'

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

/** Sidebar entry that leads to a page of this site or to another address. */
export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  /** Rendered only while its page is the current one. */
  unlisted?: boolean
  /** A short mark beside the label, for example "new". */
  badge?: string
}

/** Sidebar group. `href` is set when the group has a page of its own. */
export interface SidebarCategory {
  type: 'category'
  label: string
  href?: string
  collapsible: boolean
  collapsed: boolean
  items: SidebarItem[]
}

/** Raw HTML between sidebar entries. */
export interface SidebarHtml {
  type: 'html'
  value: string
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** A sidebar as the shell receives it: fully resolved, no ids left to look up. */
export interface Sidebar {
  id: string
  items: SidebarItem[]
  /**
   * Too many entries to write all of them into every page: closed categories show their first entry until they are
   * opened. Without this, pages times entries would grow with the square of the site.
   */
  large?: boolean
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
  description: string
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

/** Locale as the shell sees it. */
export interface LocaleInfo {
  code: string
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  /** Base URL of the locale, with slashes at both ends. */
  baseUrl: string
}

/** Version of a docs instance as the shell sees it. */
export interface VersionInfo {
  name: string
  label: string
  isLast: boolean
  /** Route of its main document. */
  href: string
  banner: 'none' | 'unreleased' | 'unmaintained'
  badge: boolean
}

export interface DocsInfo {
  id: string
  /** Route prefix, `/` for docs at the site root. */
  path: string
  versions: VersionInfo[]
}

/** Announcement bar as configured. */
export interface AnnouncementBar {
  id: string
  content: string
  backgroundColor?: string
  textColor?: string
  isCloseable: boolean
}

export interface LogoInfo {
  alt: string
  src: string
  srcDark?: string
  width?: number
  height?: number
  href?: string
  target?: string
}

export interface FooterInfo {
  style: 'light' | 'dark'
  /** Columns when groups have titles, a single row otherwise. */
  columns: { title: string; items: FooterItem[] }[]
  row: FooterItem[]
  logo?: LogoInfo
  copyright?: string
}

export type FooterItem = LabelledLink | { html: string }

export interface ImageZoomInfo {
  selector: string
  background: { light: string; dark: string }
  scrollOffset: number
  margin: number
}

/** Services of third parties, as the browser needs to know them; absent ids are services that are off. */
export interface IntegrationsInfo {
  analytics?: string
  tagManager?: string
  sessionRecording?: string
  consent: 'ask' | 'off'
  privacyPolicy?: string
  /** Number of this set of services: readers who agreed to another one are asked again. */
  revision: number
}

/** Site-wide facts for the shell: one module of the client bundle, the same for every page of a locale. */
export interface SiteData {
  title: string
  tagline: string
  titleDelimiter: string
  url: string
  baseUrl: string
  favicon?: string
  generator: string
  locale: string
  defaultLocale: string
  locales: LocaleInfo[]
  docs: DocsInfo[]
  announcementBar?: AnnouncementBar
  navbar: {
    title?: string
    logo?: LogoInfo
    hideOnScroll: boolean
    items: NavbarItem[]
  }
  footer?: FooterInfo
  colorMode: {
    defaultMode: 'light' | 'dark'
    disableSwitch: boolean
    respectPrefersColorScheme: boolean
  }
  sidebar: { hideable: boolean; autoCollapseCategories: boolean }
  /** Whether pages have a Markdown copy beside them, see `markdownPath`. */
  markdownPages?: boolean
  /** Assistants that a page can be opened in; `{url}` in the address is filled in. */
  assistants?: { name: string; url: string }[]
  /** Address of the feed of changed pages with the base URL, when their dates are known. */
  changesFeed?: string
  /** `false` when zoom is off. */
  imageZoom: ImageZoomInfo | false
  /** Absent when the site has no search. */
  search?: SearchInfo
  /** Whether readers can say which services of third parties may load: the footer then has a way to it. */
  cookieSettings?: boolean
  /** Interface texts of the locale, by key. */
  messages: Record<string, string>
}
