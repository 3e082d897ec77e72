import type { SiteData } from '../model.ts'
import type { SearchArea } from '../search/model.ts'
import { searchAreas } from '../content/search-areas.ts'
import type { RenderedPage } from './articles-stage.ts'

/** A page that readers may find, with what the search knows of it beside its text. */
export interface SearchablePage {
  /** Key of the article in the cache. */
  article: string
  route: string
  title: string
  description?: string
  keywords?: string
  area?: SearchArea
  inbound?: number
}

/** Pages of a locale that readers may find: no drafts, unlisted pages and not-found pages. */
export function searchPages(articles: readonly RenderedPage[], site: SiteData): SearchablePage[] {
  const labels = new Map(searchAreas(site.navbar.items).map((area) => [area.id, area]))
  const links = inboundLinks(articles)
  return articles.flatMap(({ planned, article, meta }) => {
    const page = planned.data(meta.headings, meta.metadata)
    const isHidden = page.unlisted || page.draft || !['doc', 'page'].includes(page.kind)
    if (planned.locale !== site.locale || isHidden) return []
    const { sidebar } = page
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
        ...(inbound !== undefined && { inbound }),
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
