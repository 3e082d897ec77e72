import type { NavbarItem } from './records/navbar-item.ts'
import type { SearchArea } from './records/search-model.ts'

/** The parts of the site that results can be filtered by: sidebars, with the labels and in the order of the navbar. */
export function searchAreas(items: readonly NavbarItem[]): SearchArea[] {
  const links = items.flatMap((item) =>
    item.type === 'link' ? [item] : item.type === 'menu' ? item.entries : [],
  )
  const labels = new Map<string, string>()
  for (const link of links) {
    if (link.type !== 'link' || link.activeSidebar === undefined) continue
    if (!labels.has(link.activeSidebar)) labels.set(link.activeSidebar, link.label)
  }
  return [...labels].map(([id, label]) => ({ id, label }))
}
