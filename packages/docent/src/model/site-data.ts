/** What the shell knows of the site. Types only: this file imports nothing at run time. */

import type { LabelledLink } from './page-data.ts'
import type { NavbarItem } from './navbar-item.ts'
import type { SearchInfo } from './search-model.ts'
import type { AddressForm } from '../shared/page-address.ts'

export type { NavbarItem, NavbarLink, NavbarSubItem } from './navbar-item.ts'

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
  /** How addresses of pages end, when the configuration says so. */
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
