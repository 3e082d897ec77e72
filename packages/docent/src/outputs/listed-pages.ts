import type { PageData } from '../shared/records/page-data.ts'
import type { Config } from '../config/index.ts'
import { searchAreas } from '../shared/search-areas.ts'
import { buildMessage } from '../shared/messages/build-messages.ts'
import { isListed } from '../shared/page-visibility.ts'
import type { Content } from '../shared/records/content.ts'
import { OTHER_PAGES, type PageListEntry, type PageList } from '../shared/records/page-list.ts'
import type { SidebarItem, SiteData } from '../shared/records/site-data.ts'
import { joinRoute } from '../shared/routes.ts'

/** Input for lists of pages. They cover one locale and the newest version of each docs instance. */
export interface ListInput {
  config: Config
  /** The default locale. */
  main: SiteData
  /** By locale. */
  contents: ReadonlyMap<string, Content>
  /** Records of all pages. */
  pages: readonly PageData[]
}

/** The pages in a section of a list. */
export type Section = PageList['sections'][number] & {
  /** Folder of its files, relative to the output folder. The section of pages that aren't in a sidebar has none. */
  folder?: string
}

/**
 * A section for each sidebar, in the sidebar's order, followed by the pages that aren't in a sidebar. Drafts and
 * unlisted pages are left out.
 */
export function listedSections({ config, main, contents, pages }: ListInput): Section[] {
  const content = contents.get(main.locale)
  const sets = (content?.sets ?? []).filter(({ set }) => set.isLast)
  const currentRoutes = new Set([
    ...sets.flatMap(({ docs, indexes }) => [...docs, ...indexes].map(({ route }) => route)),
    ...[...(content?.pages ?? []), ...(content?.added?.pages ?? [])].map(({ route }) => route),
  ])
  const left = new Map(
    pages
      .filter((page) => currentRoutes.has(page.route) && isListed(page))
      .map((page) => [page.route, listed(page, main)] as const),
  )
  // Each page is listed once, where it first occurs.
  const take = (routes: readonly string[]): PageListEntry[] =>
    routes.flatMap((route) => {
      const page = left.get(route)
      return page && left.delete(route) ? [page] : []
    })
  const labels = new Map(searchAreas(main.navbar.items).map(({ id, label }) => [id, label]))
  const sections = sets.flatMap(({ set, sidebars }) =>
    [...sidebars.values()].map(({ id, items }) => ({
      id,
      title: labels.get(id) ?? id,
      folder: joinRoute(set.routePrefix, id).slice(config.baseUrl.length),
      pages: take(routesOf(items)),
    })),
  )
  const home = main.baseUrl.length > 1 ? main.baseUrl.slice(0, -1) : main.baseUrl
  const others = take([...left.keys()].filter((route) => route !== home))
  const title = buildMessage(main.messages, 'markdown.otherPages')
  return [...sections, { id: OTHER_PAGES, title, pages: others }].filter(
    ({ pages: some }) => some.length > 0,
  )
}

function listed({ route, title, description }: PageData, site: SiteData): PageListEntry {
  return { route, title: title.trim() === '' ? site.title : title, description }
}

/** A sidebar's routes in reading order. */
function routesOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return []
    const itemRoute = item.href === undefined ? [] : [item.href]
    return item.type === 'category' ? [...itemRoute, ...routesOf(item.items)] : itemRoute
  })
}
