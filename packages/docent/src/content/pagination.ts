import type { LabeledLink } from '../model/page-data.ts'
import type { SourceDoc, Breadcrumb, LoadedSet, ResolvedSidebar } from '../model/content.ts'
import type { SidebarItem } from '../model/site-data.ts'

export interface Neighbors {
  previous?: LabeledLink
  next?: LabeledLink
}

/** Sidebar of a document: the one that its front matter names, else the first that holds it. */
export function sidebarOf(doc: SourceDoc, set: LoadedSet): ResolvedSidebar | undefined {
  const named = doc.frontMatter.displayed_sidebar
  if (named === null) return undefined
  if (named !== undefined) return set.sidebars.get(named)
  for (const sidebar of set.sidebars.values()) if (sidebar.positions.has(doc.id)) return sidebar
  return undefined
}

/** Previous and next document in the reading order of the sidebar; unlisted ones are passed over. */
export function neighbors(doc: SourceDoc, set: LoadedSet): Neighbors {
  const sidebar = sidebarOf(doc, set)
  const position = sidebar?.positions.get(doc.id)
  const link = (id: string | undefined): LabeledLink | undefined => {
    const other = id === undefined ? undefined : set.byId.get(id)
    return (
      other && {
        label: other.frontMatter.pagination_label ?? other.sidebarLabel,
        href: other.route,
      }
    )
  }
  const neighborId = (step: 1 | -1): string | undefined => {
    if (!sidebar || position === undefined) return undefined
    for (let at = position + step; at >= 0 && at < sidebar.order.length; at += step) {
      const id = sidebar.order[at] ?? ''
      if (set.byId.get(id)?.unlisted === false) return id
    }
    return undefined
  }
  const pick = (own: string | null | undefined, step: 1 | -1): LabeledLink | undefined =>
    own === null ? undefined : link(own ?? neighborId(step))
  const { pagination_prev: prev, pagination_next: next } = doc.frontMatter
  return { previous: pick(prev, -1), next: pick(next, 1) }
}

/** Labels from the sidebar's root to each page: what stands above the title. The first position of a page counts. */
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
