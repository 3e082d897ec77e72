import { existsSync, readFileSync } from 'node:fs'
import { join } from '../shared/node/paths.ts'
import { type Config, type FooterColumnConfig, type FooterItemConfig } from '../config/index.ts'
import { slotsOf } from '../config/plugins/interface-hooks.ts'
import { normalizeText } from '../files/read-text.ts'
import type { Content } from '../shared/records/content.ts'
import type { NavbarItem } from '../shared/records/navbar-item.ts'
import type { SearchInfo } from '../shared/records/search-model.ts'
import type {
  DocsInfo,
  FooterInfo,
  FooterItem,
  LogoInfo,
  SiteData,
} from '../shared/records/site-data.ts'
import { isExternal, joinRoute, linkAddress, pageAddress, SEARCH_INDEX } from '../shared/routes.ts'
import { searchAreas } from '../shared/search-areas.ts'
import { VERSION } from '../shared/version.ts'
import { finalHtml, type Rebase, rebaseFor } from './configured-html.ts'
import { readMessages, withLabels } from './translations.ts'
import { interfaceContext } from './pages-context.ts'
import { resolveNavbar, targetOf, versionInfo } from './navbar-items.ts'

/** Content of the `generator` meta tag. */
const GENERATOR = `docent ${VERSION}`

/** The shell's data about the site in one locale. */
export function makeSiteData(given: Config, content: Content): SiteData {
  const { locale, labels } = content
  const { baseUrl, code } = locale
  const config = {
    ...given,
    navbar: withLabels(given.navbar, labels),
    footer: withLabels(given.footer, labels),
  }
  const { addresses } = config
  const { logo, title, hideOnScroll } = config.navbar
  const rebase = rebaseFor(config, locale)
  const items = resolveNavbar({ config, content, rebase })
  return {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    url: config.url,
    baseUrl,
    ...(addresses && { addresses }),
    ...(config.favicon !== undefined && {
      favicon: `${config.baseUrl}${config.favicon.replace(/^\//, '')}`,
    }),
    generator: GENERATOR,
    locale: code,
    defaultLocale: config.i18n.defaultLocale,
    locales: Object.values(config.locales),
    docs: docsInfo(content),
    ...(config.announcementBar && {
      announcementBar: {
        ...config.announcementBar,
        content: finalHtml(config.announcementBar.content, rebase, addresses),
      },
    }),
    navbar: {
      ...(title !== undefined && { title }),
      ...(logo && { logo: logoInfo(logo, config, rebase) }),
      hideOnScroll,
      items,
    },
    ...(config.footer && { footer: footerInfo(config, baseUrl, rebase) }),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    ...(config.markdownPages && { markdownPages: true }),
    ...(config.assistants.length > 0 && { assistants: config.assistants }),
    ...changesFeedOf(config, content),
    imageZoom: config.imageZoom,
    ...(config.search && { search: searchInfo(config.search, config, baseUrl, items) }),
    ...slotsIn(code, config, rebase),
    messages: readMessages(config, code),
  }
}

/** What plugins add to places of the shell. */
function slotsIn(locale: string, config: Config, rebase: Rebase): Pick<SiteData, 'slots'> {
  const slots = slotsOf(locale, config, interfaceContext(config))
  if (!slots) return {}
  const final = Object.entries(slots).map(([name, html]) => [
    name,
    finalHtml(html, rebase, config.addresses),
  ])
  return { slots: Object.fromEntries(final) as SiteData['slots'] }
}

/** The feed contains only documents of the default locale, and at least one of them must have a date. */
function changesFeedOf(
  { changesFeed, baseUrl, i18n }: Config,
  { sets, locale }: Content,
): Pick<SiteData, 'changesFeed'> {
  const isDated = sets.some(({ docs }) => docs.some((doc) => doc.lastUpdatedAt !== undefined))
  if (changesFeed === false || locale.code !== i18n.defaultLocale || !isDated) return {}
  return { changesFeed: joinRoute(baseUrl, changesFeed) }
}

function docsInfo(content: Content): DocsInfo[] {
  const byId = new Map<string, DocsInfo>()
  for (const loaded of content.sets) {
    const { set } = loaded
    const info = byId.get(set.docsId) ?? { id: set.docsId, path: set.routePrefix, versions: [] }
    byId.set(set.docsId, info)
    info.versions.push(versionInfo(loaded))
  }
  return [...byId.values()]
}

/** Static files have the same address in all locales: below the site's base URL. */
function assetUrl(path: string, baseUrl: string): string {
  return isExternal(path) ? path : joinRoute(baseUrl, path)
}

const INLINE_LIMIT = 2048

/** A small SVG is inlined, because a separate request would cost more than its bytes. */
function logoUrl(path: string, config: Config): string {
  const file = join(config.siteDir, config.staticDir, path)
  if (path.endsWith('.svg') && existsSync(file)) {
    const text = normalizeText(readFileSync(file, 'utf8')).trim()
    if (text.length <= INLINE_LIMIT) return `data:image/svg+xml,${encodeMarkup(text)}`
  }
  return assetUrl(path, config.baseUrl)
}

function logoInfo(logo: LogoInfo, config: Config, rebase: Rebase): LogoInfo {
  return {
    ...logo,
    src: logoUrl(logo.src, config),
    ...(logo.srcDark !== undefined && { srcDark: logoUrl(logo.srcDark, config) }),
    ...(logo.href !== undefined && { href: rebase(logo.href) }),
  }
}

function footerInfo(config: Config, baseUrl: string, rebase: Rebase): FooterInfo {
  const { footer, addresses } = config
  const entries = footer?.links ?? []
  const item = ({ label, html, ...target }: FooterItemConfig): FooterItem =>
    html === undefined
      ? { label: label ?? '', href: targetOf(target, baseUrl, config.baseUrl).href ?? baseUrl }
      : { html: finalHtml(html, rebase, addresses) }
  const isColumn = (entry: FooterColumnConfig | FooterItemConfig): entry is FooterColumnConfig =>
    'items' in entry
  return {
    style: footer?.style ?? 'light',
    columns: entries
      .filter(isColumn)
      .map(({ title, items }) => ({ title, items: items.map(item) })),
    row: entries.filter((entry): entry is FooterItemConfig => !isColumn(entry)).map(item),
    ...(footer?.logo && { logo: logoInfo(footer.logo, config, rebase) }),
    ...(footer?.copyright !== undefined && {
      copyright: finalHtml(footer.copyright, rebase, addresses),
    }),
  }
}

function searchInfo(
  { searchPagePath, ...options }: Exclude<Config['search'], false>,
  {
    addresses,
    searchPlugin,
    baseUrl: root,
  }: Pick<Config, 'addresses' | 'baseUrl' | 'searchPlugin'>,
  baseUrl: string,
  items: readonly NavbarItem[],
): SearchInfo {
  const resultsRoute = pageAddress(joinRoute(baseUrl, searchPagePath), addresses)
  const form = addresses && { addresses }
  // Synonyms are part of the index.
  const { synonyms: _, popular, ...found } = options
  const search = {
    ...found,
    popular: popular.map(({ label, to }) => ({
      label,
      href: linkAddress(targetOf({ to }, baseUrl, root).href ?? baseUrl, addresses),
    })),
  }
  if (!searchPlugin)
    return {
      provider: 'embedded',
      ...search,
      ...form,
      resultsRoute,
      indexUrl: `${baseUrl}${SEARCH_INDEX}/index.json`,
    }
  const { options: own = {}, maxResults = 20, contextualSearch = true } = searchPlugin
  return {
    provider: 'plugin',
    ...search,
    ...form,
    maxResults,
    contextualSearch,
    resultsRoute,
    options: own,
    areas: searchAreas(items),
  }
}

/**
 * Encodes only what an address can't contain: logos are part of every page, and `encodeURIComponent` would make them
 * a third longer.
 */
function encodeMarkup(svg: string): string {
  return svg.replace(/\s+/g, ' ').replace(/[^ !$&'()*+,./:;=?@\w~-]/g, encodeURIComponent)
}
