import type { ReactNode } from 'react'
import type { SidebarItem, SidebarLink } from '../../model/site-data.ts'
import { usePage } from '../../ui/context.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { SidebarCategoryView } from './SidebarCategoryView.tsx'
import { Html } from '../../ui/Html/Html.tsx'

export interface SidebarItemsProps {
  items: readonly SidebarItem[]
  /** Names the list in the document: categories of one list can collapse together. */
  path: string
}

/** A list of sidebar entries. */
export function SidebarItems({ items, path }: SidebarItemsProps): ReactNode {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => {
        // Entries have no id, and their order is the same as long as the sidebar is.
        const key = `${path}-${index}`
        if (item.type === 'html') return <Html key={key} as="li" html={item.value} />
        if (item.type === 'link') return <SidebarLinkView key={key} item={item} />
        return <SidebarCategoryView key={key} item={item} path={key} group={path} />
      })}
    </ul>
  )
}

function SidebarLinkView({ item }: { item: SidebarLink }): ReactNode {
  const { route } = usePage()
  const current = item.href === route
  if (item.unlisted && !current) return null
  return (
    <li>
      <Link className="sidebar-link" href={item.href} aria-current={current ? 'page' : undefined}>
        {item.label}
        {item.badge !== undefined && <span className="badge">{item.badge}</span>}
      </Link>
    </li>
  )
}
