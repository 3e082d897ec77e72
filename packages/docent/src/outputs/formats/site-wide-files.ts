import type { SiteData } from '../../model/site-data.ts'
import { escapeHtml } from '../../shared/html.ts'
import { languageLinks } from '../../shared/language-links.ts'
import { encodeAddress } from '../../shared/routes.ts'
import { COPY_ROBOTS, FOREVER, siteHeaders, type Header } from './host-headers.ts'

/** A page as the files about the whole site need it. */
export interface EmittedPage {
  route: string
  locale: string
  lastUpdatedAt?: string
  /** Not in the sitemap. */
  unlisted: boolean
  isNotFound: boolean
  /** Fingerprint of the page's content. */
  fingerprint: string
  locales?: Record<string, string>
}

/**
 * Manifest of all routes. Readers and links use `path`; `id` is the same path with a fingerprint of the page's content
 * behind it, which tells a deploy or a cache which pages have changed.
 */
export function routeManifest(pages: readonly EmittedPage[], buildId: string): string {
  const routes = pages
    .filter(({ isNotFound }) => !isNotFound)
    .map(({ route, fingerprint }) => ({
      path: route,
      id: `${route}-${fingerprint.slice(0, 3)}`,
      fingerprint,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return `${JSON.stringify({ build: buildId, routes }, null, 1)}\n`
}

/** `sitemap.xml` of all listed pages, with their translations. */
export function sitemap(pages: readonly EmittedPage[], site: SiteData): string {
  const entries = pages
    .filter(({ unlisted, isNotFound }) => !unlisted && !isNotFound)
    .map(({ route, lastUpdatedAt, locales }) => {
      const date =
        lastUpdatedAt === undefined ? '' : `<lastmod>${lastUpdatedAt.slice(0, 10)}</lastmod>`
      const others = languageLinks(locales, site)
        .map(
          ({ language, route: href }) =>
            `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(site.url + encodeAddress(href))}"/>`,
        )
        .join('')
      return `<url><loc>${escapeHtml(site.url + encodeAddress(route))}</loc>${date}${others}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** `robots.txt`; a site with `noIndex` asks to be left out. */
export function robots(site: SiteData, noIndex: boolean): string {
  return noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${site.url}${site.baseUrl}sitemap.xml\n`
}

export interface HeadersInput {
  baseUrl: string
  /** Folders of the search indexes, with the base URL. */
  searchRoots: readonly string[]
  policy: string | undefined
  markdownPages: boolean
}

/**
 * Rules for hosts that read a `_headers` file: hashed files are kept for a year, and only the site's own scripts run.
 * Such hosts revalidate pages on their own, and they join the values of a header that two rules name, so no two rules
 * that match the same file name the same header.
 */
export function headersFile({ baseUrl, searchRoots, policy, markdownPages }: HeadersInput): string {
  const cached: Header[] = [['Cache-Control', FOREVER]]
  const rules: [path: string, headers: Header[]][] = [
    [`${baseUrl}assets/*`, cached],
    ...searchRoots.map((root): [string, Header[]] => [`${root}/:version/*`, cached]),
    [`${baseUrl}*`, siteHeaders(policy)],
  ]
  const copies: Header[] = [
    ['Content-Type', 'text/markdown; charset=utf-8'],
    ['X-Robots-Tag', COPY_ROBOTS],
  ]
  if (markdownPages) rules.push([`${baseUrl}*.md`, copies])
  return rules
    .map(
      ([path, headers]) =>
        `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('\n')
}
