import type { CategoryEntry, CompiledPage, Page } from '../shared/records/page.ts'
import type { SidebarItem } from '../shared/records/site-data.ts'
import { firstHref } from '../content/resolve-sidebars.ts'
import type { Plan } from '../content/plan-pages.ts'

/** React page that docent generates for categories. */
const INDEX_PAGE = '@category-index'
const COMPONENT = 'CategoryCards'

/** Finds the entries of categories for pages that show them; empty for all other pages. */
export function categories({
  pages,
  sidebars,
}: Pick<Plan, 'pages' | 'sidebars'>): (
  page: Page,
  sources: readonly CompiledPage[],
) => CategoryEntry[] {
  // Most pages show no entries.
  let descriptions: ReadonlyMap<string, string> | undefined
  return (page, sources) => {
    const shows =
      page.reactPage === INDEX_PAGE ||
      sources.some(({ components }) => components.some(({ name }) => name === COMPONENT))
    const items = shows ? (sidebars.get(page.data.sidebarUrl ?? '')?.items ?? []) : []
    return categoryItems(items, page.route).flatMap((item): CategoryEntry[] => {
      const href = firstHref([item])
      if (href === undefined || item.type === 'html') return []
      const own = item.type === 'category' ? item.description : undefined
      descriptions ??= new Map(pages.map(({ route, data }) => [route, data.description]))
      const description = own ?? descriptions.get(href) ?? ''
      return [{ label: item.label, href, ...(description !== '' && { description }) }]
    })
  }
}

/** Items in the category that the page belongs to, as the category's page or as an entry, without the page itself. */
function categoryItems(items: readonly SidebarItem[], route: string): readonly SidebarItem[] {
  for (const item of items) {
    if (item.type !== 'category') continue
    if (item.href === route) return item.items
    const inside = categoryItems(item.items, route)
    if (inside.length > 0) return inside
  }
  const isPage = (item: SidebarItem): boolean => item.type === 'link' && item.href === route
  return items.some(isPage) ? items.filter((item) => !isPage(item)) : []
}
