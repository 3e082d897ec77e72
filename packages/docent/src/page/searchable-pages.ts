import { errors } from '../errors/index.ts'
import type { Cache } from '../files/cache.ts'
import { buildIndex, type IndexPage } from '../search/index/build-index.ts'
import { type SectionTerms, sectionTerms } from '../search/index/term-shards.ts'
import type { RenderedPage } from '../shared/records/page.ts'
import type { SiteData } from '../shared/records/site-data.ts'
import { isListed } from '../shared/page-visibility.ts'
import { searchAreas } from '../shared/search-areas.ts'
import type { SearchablePage, SectionText } from '../shared/records/searchable-page.ts'

/** Pages of a locale that readers can find: no drafts, no unlisted or not-found pages, and no pages of weight 0. */
export function searchPages(
  pages: readonly Pick<RenderedPage, 'page' | 'data' | 'article' | 'hrefs'>[],
  site: SiteData,
): SearchablePage[] {
  const labels = new Map(searchAreas(site.navbar.items).map((area) => [area.id, area]))
  const links = inboundLinks(pages)
  const versioned = new Set(site.docs.flatMap((docs) => (docs.versions.length > 1 ? docs.id : [])))
  return pages.flatMap(({ page, data, article }) => {
    const { searchWeight: weight } = page
    if (page.locale !== site.locale || !isListed(data) || weight === 0) return []
    const { sidebar, docsId = '' } = data
    const inbound = links.get(page.route)
    return [
      {
        article,
        route: page.route,
        title: data.title === '' ? site.title : data.title,
        ...(data.breadcrumbs.at(-1)?.label.endsWith('()') && { isCode: true as const }),
        ...(data.description !== '' && { description: data.description }),
        ...(data.keywords && { keywords: data.keywords.join(', ') }),
        ...(sidebar !== undefined && {
          area: labels.get(sidebar) ?? { id: sidebar, label: sidebar },
        }),
        ...(weight !== 1 && { weight }),
        ...(inbound !== undefined && { inbound }),
        ...(versioned.has(docsId) && { version: `${docsId}:${data.version}` }),
      },
    ]
  })
}

/** The number of pages that link to each route. */
function inboundLinks(pages: readonly Pick<RenderedPage, 'page' | 'hrefs'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { page, hrefs } of pages) {
    const targets = new Set(hrefs.map((href) => href.replace(/[?#].*$/, '')))
    targets.delete(page.route)
    for (const route of targets) counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  return counts
}

/**
 * Files of the embedded search index, by their path below its folder.
 * @param sectionsOf text of an article
 */
export function indexFiles(
  pages: readonly SearchablePage[],
  synonyms: readonly (readonly string[])[],
  sectionsOf: (article: string) => IndexPage['sections'],
): Map<string, string> {
  const indexed = pages.map(({ article, ...page }) => ({ ...page, sections: sectionsOf(article) }))
  return buildIndex(indexed, synonyms)
}

/** Counts the terms of articles, which share the known forms of words. */
export function termCounter(): (sections: readonly SectionText[]) => SectionTerms[] {
  const forms: Parameters<typeof sectionTerms>[1] = new Map()
  return (sections) => sections.map((section) => sectionTerms(section, forms))
}

/** Text of an article in the cache, with its terms if they were counted when the article was rendered. */
export function cachedSections(cache: Cache, article: string): IndexPage['sections'] {
  const entry = cache.read('articles', article)
  const text = entry?.text('text')
  if (text === undefined) throw errors.cacheEntryLost({ what: cache.path('articles', article) })
  const sections = JSON.parse(text) as SectionText[]
  const terms = entry?.text('terms')
  if (terms === undefined) return sections
  const counts = JSON.parse(terms) as SectionTerms[]
  return sections.map((section, at) => ({ ...section, ...counts[at]! }))
}
