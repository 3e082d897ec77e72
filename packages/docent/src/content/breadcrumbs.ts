import type { Breadcrumb } from '../shared/records/content.ts'
import type { SidebarItem } from '../shared/records/site-data.ts'

/**
 * Breadcrumbs: labels from the sidebar's root to each page. If a page occurs more than once, its first position counts.
 */
export function breadcrumbsByRoute(items: readonly SidebarItem[]): Map<string, Breadcrumb[]> {
  const crumbs = new Map<string, Breadcrumb[]>()
  const visit = (list: readonly SidebarItem[], above: readonly Breadcrumb[]): void => {
    for (const item of list) {
      if (item.type === 'html') continue
      const own = [
        ...above,
        { label: item.label, ...(item.href !== undefined && { href: item.href }) },
      ]
      if (item.href !== undefined && !crumbs.has(item.href)) crumbs.set(item.href, own)
      if (item.type === 'category') visit(item.items, own)
    }
  }
  visit(items, [])
  return crumbs
}
