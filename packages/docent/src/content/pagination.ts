import type { LabelledLink, SidebarItem } from '../model.ts'
import type { Doc, LoadedSet, ResolvedSidebar } from './records.ts'

export interface Neighbours {
  previous?: LabelledLink
  next?: LabelledLink
}

/** Sidebar of a document: the one that its front matter names, else the first that holds it. */
export function sidebarOf(doc: Doc, set: LoadedSet): ResolvedSidebar | undefined {
  const named = doc.frontMatter.displayed_sidebar
  if (named === null) return undefined
  if (named !== undefined) return set.sidebars.get(named)
  for (const sidebar of set.sidebars.values()) if (sidebar.docIds.has(doc.id)) return sidebar
  return undefined
}

/** Previous and next document in the reading order of the sidebar; unlisted ones are passed over. */
export function neighbours(doc: Doc, set: LoadedSet): Neighbours {
  const sidebar = sidebarOf(doc, set)
  const byId = new Map(set.docs.map((other) => [other.id, other]))
  const order = (sidebar?.order ?? []).filter(
    (id) => id === doc.id || byId.get(id)?.unlisted === false,
  )
  const at = order.indexOf(doc.id)
  const link = (id: string | undefined): LabelledLink | undefined => {
    const other = id === undefined ? undefined : byId.get(id)
    return (
      other && {
        label: other.frontMatter.pagination_label ?? other.sidebarLabel,
        href: other.route,
      }
    )
  }
  const pick = (
    own: string | null | undefined,
    fallback: string | undefined,
  ): LabelledLink | undefined => (own === null ? undefined : link(own ?? fallback))
  const { pagination_prev: prev, pagination_next: next } = doc.frontMatter
  return {
    previous: pick(prev, at > 0 ? order[at - 1] : undefined),
    next: pick(next, at === -1 ? undefined : order[at + 1]),
  }
}

/** Labels from the sidebar's root to the page: what stands above the title. */
export function breadcrumbs(
  route: string,
  items: readonly SidebarItem[],
): { label: string; href?: string }[] {
  for (const item of items) {
    if (item.type === 'link' && item.href === route) return [{ label: item.label, href: item.href }]
    if (item.type === 'category') {
      const own = { label: item.label, ...(item.href !== undefined && { href: item.href }) }
      if (item.href === route) return [own]
      const below = breadcrumbs(route, item.items)
      if (below.length > 0) return [own, ...below]
    }
  }
  return []
}
