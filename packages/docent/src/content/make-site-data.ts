import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  AlgoliaConfig,
  Config,
  FooterColumnConfig,
  FooterItemConfig,
} from '../config/index.ts'
import { normalizeText } from '../files/read-text.ts'
import { fingerprint } from '../shared/hash.ts'
import type { Content } from '../shared/records/content.ts'
import type { SearchInfo } from '../shared/records/search-model.ts'
import type {
  DocsInfo,
  FooterInfo,
  FooterItem,
  IntegrationsInfo,
  LocaleInfo,
  LogoInfo,
  NavbarItem,
  SiteData,
} from '../shared/records/site-data.ts'
import { type AddressForm, isExternal, joinRoute, pageAddress } from '../shared/routes.ts'
import { searchAreas } from '../shared/search-areas.ts'
import { VERSION } from '../shared/version.ts'
import { finalHtml, type Rebase, rebaseFor } from './configured-html.ts'
import { addressForm, localeBaseUrl } from './doc-sets.ts'
import { readLabels, readTranslations, type Translations, withLabels } from './labels.ts'
import { resolveNavbar, targetOf } from './navbar-items.ts'

/** Content of the `generator` meta tag. */
const GENERATOR = `docent ${VERSION}`

/** The shell's data about the site in one locale. */
export function makeSiteData(given: Config, content: Content, locale: string): SiteData {
  const labels = readLabels(given, locale)
  const config = {
    ...given,
    navbar: withLabels(given.navbar, labels),
    footer: withLabels(given.footer, labels),
  }
  const baseUrl = localeBaseUrl(config, locale)
  const { logo, title, hideOnScroll } = config.navbar
  const items = resolveNavbar({ config, content, locale, baseUrl })
  const rebase = rebaseFor(config, locale)
  const addresses = addressForm(config)
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
    locale,
    defaultLocale: config.i18n.defaultLocale,
    locales: config.i18n.locales.map((code) => localeInfo(config, code)),
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
    ...changesFeedOf(config, content, locale),
    imageZoom: config.imageZoom,
    ...(config.search && { search: searchInfo(config.search, baseUrl, addresses, items) }),
    ...(integrationsInfo(config)?.consent === 'ask' && { cookieSettings: true }),
    messages: readMessages(config, locale),
  }
}

/** The feed contains only documents of the default locale, and at least one of them must have a date. */
function changesFeedOf(
  { changesFeed, baseUrl, i18n }: Config,
  { sets }: Content,
  locale: string,
): Pick<SiteData, 'changesFeed'> {
  const isDated = sets.some(({ docs }) => docs.some((doc) => doc.lastUpdatedAt !== undefined))
  if (changesFeed === false || locale !== i18n.defaultLocale || !isDated) return {}
  return { changesFeed: joinRoute(baseUrl, changesFeed) }
}

function localeInfo(config: Config, code: string): LocaleInfo {
  const options = config.i18n.localeConfigs[code]
  return {
    code,
    label: options?.label ?? code,
    htmlLang: options?.htmlLang ?? code,
    direction: options?.direction ?? 'ltr',
    baseUrl: localeBaseUrl(config, code),
  }
}

function docsInfo(content: Content): DocsInfo[] {
  const byId = new Map<string, DocsInfo>()
  for (const { set, docs, mainDocId } of content.sets) {
    const info = byId.get(set.docsId) ?? { id: set.docsId, path: set.routePrefix, versions: [] }
    byId.set(set.docsId, info)
    info.versions.push({
      name: set.version,
      label: set.versionLabel,
      isLast: set.isLast,
      href: docs.find(({ id }) => id === mainDocId)?.route ?? set.routePrefix,
      banner: set.banner,
      badge: set.badge,
    })
  }
  return [...byId.values()]
}

/** Static files have the same address in all locales: below the site's base URL. */
function assetUrl(path: string, baseUrl: string): string {
  return /^(?:[a-z]+:|\/\/)/i.test(path) ? path : joinRoute(baseUrl, path)
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
  const { footer } = config
  const addresses = addressForm(config)
  const entries = footer?.links ?? []
  const item = ({ label, html, ...target }: FooterItemConfig): FooterItem =>
    html === undefined
      ? { label: label ?? '', href: targetOf(target, baseUrl).href ?? baseUrl }
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

/** Path of a locale's index, below its base URL. */
export const SEARCH_INDEX = 'search-index'

function searchInfo(
  { searchPagePath, ...options }: Exclude<Config['search'], false>,
  baseUrl: string,
  addresses: AddressForm | undefined,
  items: readonly NavbarItem[],
): SearchInfo {
  const resultsRoute = pageAddress(joinRoute(baseUrl, searchPagePath), addresses)
  const form = addresses && { addresses }
  if (options.provider === 'algolia')
    return {
      ...options,
      ...form,
      resultsRoute,
      maxResults: dialogRows(options),
      areas: searchAreas(items),
    }
  // Synonyms are part of the index.
  const { synonyms: _, ...search } = options
  return { ...search, ...form, resultsRoute, indexUrl: `${baseUrl}${SEARCH_INDEX}/index.json` }
}

/** Maximum number of rows in the dialog: what the configuration requests from the service, or 20. */
function dialogRows({ searchParameters }: Pick<AlgoliaConfig, 'searchParameters'>): number {
  const { hitsPerPage } = searchParameters
  return typeof hitsPerPage === 'number' && hitsPerPage > 0 ? hitsPerPage : 20
}

/** Interface messages of a locale, from the flat record in `i18n/<locale>/messages.json`. */
function readMessages(config: Config, locale: string): Translations {
  return readTranslations(join(config.siteDir, 'i18n', locale, 'messages.json'))
}

/**
 * Encodes only what an address can't contain: logos are part of every page, and `encodeURIComponent` would make them
 * a third longer.
 */
function encodeMarkup(svg: string): string {
  return svg.replace(/\s+/g, ' ').replace(/[^ !$&'()*+,./:;=?@\w~-]/g, encodeURIComponent)
}

/** The integrations' data for the browser. `undefined` if no service is configured. */
export function integrationsInfo({
  integrations,
  baseUrl,
}: Pick<Config, 'integrations' | 'baseUrl'>): IntegrationsInfo | undefined {
  const { analytics, tagManager, sessionRecording, privacyPolicy } = integrations
  const ids = [analytics, tagManager, sessionRecording]
  if (ids.every((id) => id === undefined)) return undefined
  return {
    ...integrations,
    ...(privacyPolicy !== undefined && {
      privacyPolicy: isExternal(privacyPolicy) ? privacyPolicy : joinRoute(baseUrl, privacyPolicy),
    }),
    revision: parseInt(fingerprint(JSON.stringify(ids), 7), 36),
  }
}
