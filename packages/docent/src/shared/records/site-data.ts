/** The shell's data about the site. Types only: this file imports nothing at run time. */

import type { LabeledLink } from './page-data.ts'
import type { NavbarItem } from './navbar-item.ts'
import type { SearchInfo } from './search-model.ts'
import type { AddressForm } from '../routes.ts'

/** A sidebar entry that leads to a page of this site or to another address. */
export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  /** Rendered only while its page is the current one. */
  unlisted?: boolean
  /** A short label next to the entry, for example "new". */
  badge?: string
  /** Class of the list item. */
  className?: string
}

/** A sidebar group. `href` is set if the group has its own page. */
export interface SidebarCategory {
  type: 'category'
  label: string
  href?: string
  collapsible: boolean
  collapsed: boolean
  items: SidebarItem[]
  className?: string
  /** On the group's card in lists of pages, instead of the description of its page. */
  description?: string
}

/** Raw HTML between sidebar entries. */
export interface SidebarHtml {
  type: 'html'
  value: string
  className?: string
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/** A sidebar as the shell receives it, with all IDs resolved. */
export interface Sidebar {
  id: string
  items: SidebarItem[]
  /**
   * The sidebar is too large to render completely on every page. Until a closed category is opened, it contains only
   * its first entry. Otherwise, the output size would grow with the square of the number of pages.
   */
  large?: boolean
}

/** The shell's data about a locale. */
export interface LocaleInfo {
  code: string
  label: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  /** The locale's base URL, with slashes at both ends. */
  baseUrl: string
}

/** The shell's data about a version of a docs instance. */
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

/** The configured announcement bar. */
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
  /** Columns if groups have titles; otherwise, a single row. */
  columns: { title: string; items: FooterItem[] }[]
  row: FooterItem[]
  logo?: LogoInfo
  copyright?: string
}

export type FooterItem = LabeledLink | { html: string }

export interface ImageZoomInfo {
  selector: string
  background: { light: string; dark: string }
  scrollOffset: number
  margin: number
}

/** A place of the shell to which plugins can add HTML. */
export type SlotName = 'afterSkipLink' | 'footerEnd'

/** Site-wide data for the shell: one module of the client bundle, the same for every page of a locale. */
export interface SiteData {
  title: string
  tagline: string
  titleDelimiter: string
  url: string
  baseUrl: string
  /** The ending of page addresses, if it's configured. */
  addresses?: AddressForm
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
  sidebar: { hideable: boolean; filter: boolean; autoCollapseCategories: boolean }
  /** Whether pages have a Markdown copy next to them (see `markdownPath`). */
  markdownPages?: boolean
  /** Assistants that a page can be opened in. `{url}` in the address is replaced with the page's address. */
  assistants?: { name: string; url: string }[]
  /** Address of the feed of changed pages, including the base URL, if the changes' dates are known. */
  changesFeed?: string
  /** `false` if zoom is off. */
  imageZoom: ImageZoomInfo | false
  /** Undefined if the site has no search. */
  search?: SearchInfo
  /** HTML that plugins add to places of the shell. */
  slots?: Partial<Record<SlotName, string>>
  /** Interface messages of the locale, by key. */
  messages: Record<string, string>
}
