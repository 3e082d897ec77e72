import type { SiteData } from '../model.ts'
import { escapeHtml } from '../shared/html.ts'
import { encodeAddress } from '../shared/routes.ts'

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
      const others = Object.entries(locales ?? {})
        .map(
          ([locale, href]) =>
            `<xhtml:link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(site.url + encodeAddress(href))}"/>`,
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

/**
 * Rules for hosts that read a `_headers` file: hashed files are kept for a year, and only the site's own scripts run.
 * Such hosts have pages asked for anew by themselves, and join the values of a header that two rules name: so none is
 * named twice.
 */
export function headersFile(
  baseUrl: string,
  policy: string | undefined,
  markdownPages: boolean,
): string {
  const everywhere = [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    ...(policy === undefined ? [] : [`Content-Security-Policy: ${policy}`]),
  ]
  const rules: [path: string, headers: string[]][] = [
    ['assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ['*', everywhere],
    // The copies say what the pages say: results of a search lead to the pages.
    ['*.md', ['Content-Type: text/markdown; charset=utf-8', 'X-Robots-Tag: noindex']],
  ]
  return rules
    .filter(([path]) => markdownPages || path !== '*.md')
    .map(([path, lines]) => `${baseUrl}${path}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n')
}
