import { atomFeed, changedPagesFeed, feedSite } from './formats/atom-feed.ts'
import type { Config } from '../config/index.ts'
import { escapeHtml } from '../shared/html.ts'
import { languageLinks } from '../shared/language-links.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { PageData } from '../shared/records/page-data.ts'
import { PAGE_LIST, type PageList } from '../shared/records/page-list.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { encodeAddress, pageAddress } from '../shared/routes.ts'
import { listedSections } from './listed-pages.ts'
import { pageHash, type FinishedSite, listInput, textFile } from './output.ts'

/** `pages.json`: the pages of `llms.txt` as data for programs, with redirects and the address of the search index. */
export function pageList(finished: FinishedSite): OutputFile[] {
  const { config, main, bundles } = finished
  if (!config.markdownPages) return []
  const versions = main.docs.flatMap(({ id, versions: all }) => {
    const last = all.find(({ isLast }) => isLast)
    return all.length > 1 && last ? [[id, last.name] as const] : []
  })
  const list: PageList = {
    build: bundles.buildId,
    title: main.title,
    tagline: main.tagline,
    url: main.url,
    baseUrl: main.baseUrl,
    ...(main.addresses && { addresses: main.addresses }),
    ...(main.search?.provider === 'embedded' && { searchIndex: main.search.indexUrl }),
    ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    sections: listedSections(listInput(finished)).map(({ folder: _, ...section }) => section),
    moved: Object.fromEntries(config.redirects.map(({ from, to }) => [from, to])),
  }
  return [textFile(PAGE_LIST, `${JSON.stringify(list, null, 1)}\n`, 'the list of pages')]
}

/**
 * The files for programs whose names are known before the pages are finished, relative to the base URL. Links may lead
 * to them.
 */
export function namedFiles({ markdownPages, changesFeed, feeds }: Config): string[] {
  return [
    SITEMAP_PATH,
    ROBOTS_PATH,
    ROUTES_PATH,
    ...(markdownPages ? [PAGE_LIST, 'llms.txt', 'llms-full.txt'] : []),
    ...feeds.map(({ path }) => path),
    ...(changesFeed === false ? [] : [changesFeed]),
  ]
}

const SITEMAP_PATH = 'sitemap.xml'

/** `sitemap.xml`: all listed pages with their translations. A site can provide its own. */
export function sitemap({ pages, main, statics }: FinishedSite): OutputFile[] {
  if (statics.has(SITEMAP_PATH)) return []
  const listed = pages.filter(({ data }) => isListed(data))
  const entries = listed.map(({ data }) => entry(data, main))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return [textFile(SITEMAP_PATH, xml, 'the sitemap')]
}

function isListed({ unlisted, kind }: PageData): boolean {
  return !unlisted && kind !== 'search' && kind !== 'notFound'
}

function entry({ route, lastUpdatedAt, locales }: PageData, site: SiteData): string {
  const address = (href: string): string =>
    escapeHtml(site.url + encodeAddress(pageAddress(href, site.addresses)))
  const date = lastUpdatedAt === undefined ? '' : `<lastmod>${lastUpdatedAt.slice(0, 10)}</lastmod>`
  const others = languageLinks(locales, site)
    .map(
      ({ language, route: href }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${address(href)}"/>`,
    )
    .join('')
  return `<url><loc>${address(route)}</loc>${date}${others}</url>`
}

const ROBOTS_PATH = 'robots.txt'
const ROUTES_PATH = 'routes.json'

/** `robots.txt`, which excludes a site with `noIndex` from search engines. A site can provide its own. */
export function robots({ config, main, statics }: FinishedSite): OutputFile[] {
  if (statics.has(ROBOTS_PATH)) return []
  const text = config.noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${main.url}${encodeAddress(main.baseUrl)}sitemap.xml\n`
  return [textFile(ROBOTS_PATH, text, ROBOTS_PATH)]
}

/**
 * `routes.json`: all routes. `path` is the route, and `fingerprint` is a hash of the page's content, with which
 * deployments and caches can detect changed pages. `id` is the route followed by the first characters of the
 * fingerprint.
 */
export function routeManifest({ pages, bundles }: FinishedSite): OutputFile[] {
  const routes = pages
    .filter(({ data }) => data.kind !== 'notFound')
    .map((rendered) => {
      const { route } = rendered.page
      const fingerprint = pageHash(rendered).slice(0, 14)
      return { path: route, id: `${route}-${fingerprint.slice(0, 3)}`, fingerprint }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const json = `${JSON.stringify({ build: bundles.buildId, routes }, null, 1)}\n`
  return [textFile(ROUTES_PATH, json, 'the list of routes')]
}

/** The JSON file of each sidebar, which all of its pages share. */
export function sidebars({ config, sidebars: all }: FinishedSite): OutputFile[] {
  return [...all].map(([url, sidebar]) =>
    textFile(url.slice(config.baseUrl.length), JSON.stringify(sidebar), `sidebar ${url}`),
  )
}

/** The configured feeds. */
export function configuredFeeds({ config, main }: FinishedSite): OutputFile[] {
  return config.feeds.map((feed) =>
    textFile(feed.path, atomFeed(feed, feedSite(main)), `the feed ${feed.path}`),
  )
}

/** The feed of the most recently changed documents, if their dates are known. */
export function changesFeed({ config, main, pages }: FinishedSite): OutputFile[] {
  if (main.changesFeed === undefined) return []
  const mainPages = pages.filter(({ page }) => page.locale === main.locale)
  const feed = changedPagesFeed(
    mainPages.map(({ data }) => data),
    main,
    main.changesFeed,
  )
  const path = main.changesFeed.slice(config.baseUrl.length)
  return feed === undefined ? [] : [textFile(path, feed, 'the feed of changed pages')]
}
