import type { SidebarItem } from '../../model.ts'

/** Whether a route stands in these entries, at any depth. */
export function containsRoute(items: readonly SidebarItem[], route: string): boolean {
  return items.some((item) => {
    if (item.type === 'html') return false
    return item.href === route || (item.type === 'category' && containsRoute(item.items, route))
  })
}
