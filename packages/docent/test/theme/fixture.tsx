import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import type { PageData } from '../../src/shared/records/page-data.ts'
import type { NavbarItem } from '../../src/shared/records/navbar-item.ts'
import type { Sidebar, SiteData } from '../../src/shared/records/site-data.ts'
import { App } from '../../src/theme/App/App.tsx'
import type { SearchInfo } from '../../src/shared/records/search-model.ts'
import type { Navigation } from '../../src/theme/context.ts'

const versions = [
  {
    name: 'current',
    label: 'Next',
    isLast: false,
    href: '/next',
    banner: 'none' as const,
    badge: false,
  },
  {
    name: '1.0',
    label: '1.0',
    isLast: true,
    href: '/intro',
    banner: 'none' as const,
    badge: false,
  },
]

/** A site with two locales and two versions. */
export const site: SiteData = {
  title: 'Acme Docs',
  tagline: '',
  titleDelimiter: '|',
  url: 'https://docs.acme.test',
  baseUrl: '/',
  generator: 'docent',
  locale: 'en',
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/' },
    { code: 'fr', label: 'Français', htmlLang: 'fr-FR', direction: 'ltr', baseUrl: '/fr/' },
  ],
  docs: [{ id: 'default', path: '/', versions }],
  navbar: { title: 'Acme', hideOnScroll: false, items: [] },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  sidebar: { hideable: false, filter: false, autoCollapseCategories: false },
  imageZoom: false,
  messages: {},
}

/** A search with its own index. */
export const search: SearchInfo = {
  provider: 'embedded',
  indexUrl: '/search-index/index.json',
  resultsRoute: '/search',
  contextualSearch: true,
  maxResults: 20,
  popular: [],
}

/** A docs page with all elements around the article. */
export const page: PageData = {
  route: '/api/click',
  kind: 'doc',
  title: 'click',
  description: 'Clicks an element.',
  docId: 'api/click',
  docsId: 'default',
  version: '1.0',
  sidebar: 'api',
  headings: [
    { level: 2, id: 'syntax', html: 'Syntax', text: 'Syntax' },
    { level: 3, id: 'options', html: '<code>options</code>', text: 'options' },
    { level: 4, id: 'deep', html: 'Deep', text: 'Deep' },
  ],
  tocMin: 2,
  tocMax: 3,
  breadcrumbs: [{ label: 'Commands' }, { label: 'click', href: '/api/click' }],
  previous: { label: 'clear', href: '/api/clear' },
  next: { label: 'clock', href: '/api/clock' },
  lastUpdatedAt: '2025-10-01T23:30:00Z',
  editUrl: 'https://source.test/click.mdx',
  versions: { current: '/next/api/click', '1.0': '/api/click' },
  locales: { en: '/api/click', fr: '/fr/api/click' },
}

/** Categories of all kinds; the page is in the second one. */
export const sidebar: Sidebar = {
  id: 'api',
  items: [
    {
      type: 'category',
      label: 'Guides',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'link', label: 'Start', href: '/guides/start' }],
    },
    {
      type: 'category',
      label: 'Commands',
      href: '/api/commands',
      collapsible: true,
      collapsed: true,
      items: [
        { type: 'link', label: 'click', href: '/api/click' },
        { type: 'link', label: 'secret', href: '/api/secret', unlisted: true },
      ],
    },
    { type: 'html', value: '<hr>' },
  ],
}

/** The router's state on the page while no navigation is in progress. */
export const navigation: Navigation = {
  status: 'idle',
  retry: () => undefined,
  location: { pathname: page.route, search: '', hash: '' },
}

/** A navbar item with the properties that every item has. */
export function navbarItem(
  item: Record<string, unknown> & { type: NavbarItem['type'] },
  index = 0,
): NavbarItem {
  return { position: 'left', configPath: `navbar.items[${index}]`, ...item } as NavbarItem
}

/** The menus of the fixture site's languages and versions. */
export const LOCALE_MENU = {
  type: 'menu',
  choice: 'locale',
  label: 'English',
  icon: 'globe',
  entries: site.locales.map(({ code, label, htmlLang, baseUrl }) => ({
    type: 'link',
    label,
    href: baseUrl,
    locale: code,
    lang: htmlLang,
  })),
} as const
export const VERSION_MENU = {
  type: 'menu',
  choice: 'version',
  docsId: 'default',
  label: '1.0',
  entries: versions.map(({ name, label, href }) => ({ type: 'link', label, href, version: name })),
} as const

/** The fixture site with other navbar items. */
export function withItems(
  ...items: (Record<string, unknown> & { type: NavbarItem['type'] })[]
): SiteData {
  return { ...site, navbar: { ...site.navbar, items: items.map(navbarItem) } }
}

export interface ShellOptions {
  site?: SiteData
  page?: PageData
  sidebar?: Sidebar
  navigation?: Navigation
  articleHtml?: string
}

/** The shell around the fixture page. */
export function shell(options: ShellOptions = {}): ReactElement {
  return (
    <App
      site={site}
      page={page}
      sidebar={sidebar}
      articleHtml="<h1>click</h1>"
      navigation={navigation}
      {...options}
    />
  )
}

/** The shell's HTML as the build writes it. */
export function renderShell(options: ShellOptions = {}): string {
  return renderToString(shell(options))
}
