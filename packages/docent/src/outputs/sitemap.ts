import { escapeHtml } from '../shared/html.ts'
import { languageLinks } from '../shared/language-links.ts'
import { isIndexed } from '../shared/page-visibility.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { encodeAddress, pageAddress } from '../shared/routes.ts'
import { type FinishedSite, textFile } from './output.ts'

export const SITEMAP_PATH = 'sitemap.xml'

/** `sitemap.xml`: all indexed pages with their translations. A site can provide its own. */
export function sitemap({ pages, main, statics }: FinishedSite): OutputFile[] {
  if (statics.has(SITEMAP_PATH)) return []
  const indexed = pages.filter(({ data }) => isIndexed(data))
  const entries = indexed.map(({ data }) => entry(data, main))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return [textFile(SITEMAP_PATH, xml, 'the sitemap')]
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

export const ROBOTS_PATH = 'robots.txt'

/** `robots.txt`, which excludes a site with `noIndex` from search engines. A site can provide its own. */
export function robots({ config, main, statics }: FinishedSite): OutputFile[] {
  if (statics.has(ROBOTS_PATH)) return []
  const text = config.noIndex
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${main.url}${encodeAddress(main.baseUrl)}sitemap.xml\n`
  return [textFile(ROBOTS_PATH, text, ROBOTS_PATH)]
}
