import type { CategoryEntry, CompiledPage, Page } from '../model/page.ts'
import type { SidebarItem } from '../model/site-data.ts'
import type { Plan } from './plan-pages.ts'

/** React page that docent writes for categories. */
const INDEX_PAGE = '@category-index'
const COMPONENT = 'CategoryCards'

/** Finds what is in the categories of the pages that show it; nothing for the other pages. */
export function categories({
  pages,
  sidebars,
}: Pick<Plan, 'pages' | 'sidebars'>): (
  page: Page,
  sources: readonly CompiledPage[],
) => CategoryEntry[] {
  const descriptions = new Map(pages.map(({ route, data }) => [route, data.description]))
  return (page, sources) => {
    const shows =
      page.reactPage === INDEX_PAGE ||
      sources.some(({ components }) => components.some(({ name }) => name === COMPONENT))
    const items = shows ? (sidebars.get(page.data.sidebarUrl ?? '')?.items ?? []) : []
    return categoryItems(items, page.route).flatMap((item): CategoryEntry[] => {
      const href = item.type === 'html' || isUnlisted(item) ? undefined : firstHref(item)
      if (href === undefined || item.type === 'html') return []
      const description = descriptions.get(href) ?? ''
      return [{ label: item.label, href, ...(description !== '' && { description }) }]
    })
  }
}

/** Items of the category that the page belongs to, as its own page or as an entry, without the page. */
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

function isUnlisted(item: SidebarItem): boolean {
  return item.type === 'link' && item.unlisted === true
}

/** Where an item leads: a category without a page of its own leads to its first page. */
function firstHref(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined
  if (item.href !== undefined || item.type === 'link') return item.href
  return item.items.map(firstHref).find((href) => href !== undefined)
}
