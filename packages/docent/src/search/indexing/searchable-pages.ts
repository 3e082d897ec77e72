import type { SiteData } from '../../model/site-data.ts'
import type { SearchArea } from '../../model/search-model.ts'
import { searchAreas } from '../../content/search-areas.ts'
import type { RenderedPage } from '../../pipeline/render-articles.ts'

/** A page that readers may find, with what the search knows of it beside its text. */
export interface SearchablePage {
  /** Key of the article in the cache. */
  article: string
  route: string
  title: string
  description?: string
  keywords?: string
  area?: SearchArea
  /** How much the page counts; absent when it is 1. */
  weight?: number
  /** Pages that link to it. */
  inbound?: number
  /** `<docs instance>:<version>`, where there is more than one. */
  version?: string
}

/** Pages of a locale that readers may find: no drafts, unlisted and not-found pages, none of weight 0. */
export function searchPages(articles: readonly RenderedPage[], site: SiteData): SearchablePage[] {
  const labels = new Map(searchAreas(site.navbar.items).map((area) => [area.id, area]))
  const links = inboundLinks(articles)
  const versioned = new Set(site.docs.flatMap((docs) => (docs.versions.length > 1 ? docs.id : [])))
  return articles.flatMap(({ planned, article, meta }) => {
    const page = planned.data(meta.headings, meta.metadata)
    const isHidden = page.unlisted || page.draft || !['doc', 'page'].includes(page.kind)
    const { searchWeight: weight } = planned
    if (planned.locale !== site.locale || isHidden || weight === 0) return []
    const { sidebar, docsId = '' } = page
    const inbound = links.get(planned.route)
    return [
      {
        article,
        route: planned.route,
        title: page.title === '' ? site.title : page.title,
        ...(page.description !== '' && { description: page.description }),
        ...(page.keywords && { keywords: page.keywords.join(', ') }),
        ...(sidebar !== undefined && {
          area: labels.get(sidebar) ?? { id: sidebar, label: sidebar },
        }),
        ...(weight !== 1 && { weight }),
        ...(inbound !== undefined && { inbound }),
        ...(versioned.has(docsId) && { version: `${docsId}:${page.version}` }),
      },
    ]
  })
}

/** How many pages link to each route. */
function inboundLinks(articles: readonly RenderedPage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { planned, meta } of articles) {
    const targets = new Set(meta.hrefs.map((href) => href.replace(/[?#].*$/, '')))
    targets.delete(planned.route)
    for (const route of targets) counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  return counts
}
