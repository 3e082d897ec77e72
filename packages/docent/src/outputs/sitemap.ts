import type { PageData } from '../shared/records/page-data.ts'
import type { OutputFile } from '../shared/records/output-file.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { escapeHtml } from '../shared/html.ts'
import { languageLinks } from '../shared/language-links.ts'
import { pageAddress } from '../shared/page-address.ts'
import { encodeAddress } from '../shared/routes.ts'
import { textFile, type FinishedSite } from './output.ts'

const PATH = 'sitemap.xml'

/** `sitemap.xml`: all listed pages with their translations. A site can provide its own. */
export function sitemap({ pages, main, statics }: FinishedSite): OutputFile[] {
  if (statics.has(PATH)) return []
  const listed = pages.filter(({ data }) => isListed(data))
  const entries = listed.map(({ data }) => entry(data, main))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
  return [textFile(PATH, xml, 'the sitemap')]
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
