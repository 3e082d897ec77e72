import type {
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  Graph,
  Question,
  SearchActionLeaf,
  TechArticle,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { isListed } from '../shared/page-visibility.ts'
import type { PageData } from '../shared/records/page-data.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { encodeAddress, joinRoute, pageAddress } from '../shared/routes.ts'
import type { SectionText } from '../shared/records/searchable-page.ts'

/** Data about a page in the vocabulary of schema.org, for search engines. */
export type StructuredData = Graph

/** Maximum length of an answer, which is cut off at the end of a sentence. The page has the full answer. */
const ANSWER_LENGTH = 600

/**
 * Describes a page to search engines: its position in the site, and its type. The home page describes the site with its
 * search instead.
 * @param readSections returns the article's text by section, for FAQ pages
 * @returns undefined for pages that search engines don't index and for pages without data
 */
export function structuredData(
  site: SiteData,
  page: PageData,
  readSections: () => readonly SectionText[],
): StructuredData | undefined {
  if (!isListed(page)) return undefined
  const isHome = joinRoute(page.route) === joinRoute(site.baseUrl)
  const graph = [
    ...(isHome ? [webSite(site)] : []),
    ...breadcrumbs(site, page),
    ...(page.kind === 'doc' ? [ofDoc(site, page, readSections)] : []),
  ]
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph }
}

function webSite(site: SiteData): WebSite {
  const { title, tagline, baseUrl, search } = site
  const action: WithActionConstraints<SearchActionLeaf> | undefined = search && {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(search.resultsRoute, site)}?q={query}`,
    },
    'query-input': 'required name=query',
  }
  return {
    '@type': 'WebSite',
    name: title,
    ...(tagline !== '' && { description: tagline }),
    url: absolute(baseUrl, site),
    inLanguage: language(site),
    ...(action && { potentialAction: action }),
  }
}

/**
 * From the home page to the page itself. Categories without a page are left out, because each step needs an address.
 */
function breadcrumbs(site: SiteData, { breadcrumbs: crumbs, route }: PageData): BreadcrumbList[] {
  const steps = crumbs.slice(0, -1).filter(({ href }) => href !== undefined)
  const last = crumbs.at(-1)
  if (!last) return []
  const all = [
    { label: site.title, href: site.baseUrl },
    ...steps,
    { label: last.label, href: route },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: all.map(({ label, href = route }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(href, site),
      })),
    },
  ]
}

function ofDoc(
  site: SiteData,
  page: PageData,
  readSections: () => readonly SectionText[],
): CollectionPage | FAQPage | TechArticle {
  const common = {
    url: absolute(page.route, site),
    inLanguage: language(site, page.contentLocale),
    ...(page.description !== '' && { description: page.description }),
    ...(page.lastUpdatedAt !== undefined && { dateModified: page.lastUpdatedAt }),
  }
  // A plugin knows the type of its pages.
  if (page.structuredData) return { ...common, ...page.structuredData } as unknown as TechArticle
  if (page.docId === undefined) return { '@type': 'CollectionPage', name: page.title, ...common }
  if (page.schemaType !== 'FAQPage')
    return { '@type': page.schemaType ?? 'TechArticle', headline: page.title, ...common }
  const mainEntity = questions(readSections())
  return { '@type': 'FAQPage', name: page.title, ...common, mainEntity }
}

/** Headings that end with a question mark are questions. The text below them is the answer. */
function questions(sections: readonly SectionText[]): Question[] {
  return sections
    .filter(({ heading, text }) => /[?？؟]$/.test(heading) && text !== '')
    .map(({ heading, text }) => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: { '@type': 'Answer', text: shorten(text) },
    }))
}

function shorten(text: string): string {
  const line = text.replaceAll('\n', ' ')
  if (line.length <= ANSWER_LENGTH) return line
  const start = line.slice(0, ANSWER_LENGTH)
  const end = Math.max(...['. ', '! ', '? ', '。'].map((mark) => start.lastIndexOf(mark)))
  return end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`
}

function absolute(route: string, { url, addresses }: SiteData): string {
  return url + encodeAddress(pageAddress(route, addresses))
}

/** @param locale of a page's content, which may not have been translated. Default: the site's */
function language(site: SiteData, locale = site.locale): string {
  return site.locales.find(({ code }) => code === locale)?.htmlLang ?? locale
}
