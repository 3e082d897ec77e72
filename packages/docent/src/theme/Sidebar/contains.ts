import type { SidebarItem } from '../../shared/records/site-data.ts'

/** Whether these entries contain a route at any depth. */
export function containsRoute(items: readonly SidebarItem[], route: string): boolean {
  return items.some((item) => {
    if (item.type === 'html') return false
    return item.href === route || (item.type === 'category' && containsRoute(item.items, route))
  })
}

/** The first entry with a link, which a closed category of a large sidebar contains. */
export function firstLink(items: readonly SidebarItem[]): SidebarItem[] {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return [item]
    const below = item.type === 'category' ? firstLink(item.items) : []
    if (below.length > 0) return below
  }
  return []
}
