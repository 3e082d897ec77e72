import { type ReactNode, useRef, useState } from 'react'
import { formatMessage } from '../../shared/messages/messages.ts'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../shared/records/site-data.ts'
import { Html } from '../Html/Html.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames, useMessages, usePage, useSidebar, useSite } from '../context.ts'
import { useValueEffect } from '../hooks.ts'

export interface SidebarItemsProps {
  items: readonly SidebarItem[]
  /** Identifies the list in the document. Categories of the same list can be configured to collapse together. */
  path: string
}

/** A list of sidebar entries. */
export function SidebarItems({ items, path }: SidebarItemsProps): ReactNode {
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => {
        // Entries have no ID, and their order is stable for a given sidebar.
        const key = `${path}-${index}`
        if (item.type === 'html')
          return <Html key={key} as="li" html={item.value} className={item.className} />
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
    <li className={item.className}>
      <Link className="sidebar-link" href={item.href} aria-current={current ? 'page' : undefined}>
        {item.label}
        {item.badge !== undefined && <span className="badge">{item.badge}</span>}
      </Link>
    </li>
  )
}

interface SidebarCategoryViewProps {
  item: SidebarCategory
  /** Key of this category, unique in the sidebar. */
  path: string
  /** Key of the list that contains it. */
  group: string
}

/** A group of sidebar entries, with or without its own page. */
function SidebarCategoryView({ item, path, group }: SidebarCategoryViewProps): ReactNode {
  const { route } = usePage()
  const current = item.href === route
  const label =
    item.href === undefined ? undefined : (
      <Link
        className="sidebar-link sidebar-category"
        href={item.href}
        aria-current={current ? 'page' : undefined}
      >
        {item.label}
      </Link>
    )
  if (item.collapsible) return <Collapsible item={item} path={path} group={group} label={label} />
  return (
    <li className={item.className}>
      {label ?? <span className="sidebar-category">{item.label}</span>}
      <SidebarItems items={item.items} path={path} />
    </li>
  )
}

/**
 * A collapsible group: a native `<details>` element, which works before hydration. The element manages its own state.
 * React's value of `open` never changes, so it doesn't override the reader's actions. The group opens when the reader
 * navigates to a page inside it.
 */
function Collapsible({
  item,
  path,
  group,
  label,
}: SidebarCategoryViewProps & { label: ReactNode }): ReactNode {
  const { route } = usePage()
  const { sidebar } = useSite()
  const messages = useMessages()
  const active = item.href === route || containsRoute(item.items, route)
  const [open] = useState(active || !item.collapsed)
  const large = useSidebar()?.large ?? false
  const [asked, setAsked] = useState(false)
  const whole = !large || open || active || asked
  const ref = useRef<HTMLDetailsElement>(null)
  useValueEffect(route, () => {
    if (active && ref.current) ref.current.open = true
  })

  return (
    <li
      className={
        classNames(label !== undefined && 'sidebar-page-category', item.className) || undefined
      }
    >
      {label}
      <details
        ref={ref}
        open={open}
        name={sidebar.autoCollapseCategories ? group : undefined}
        data-collapse=""
        onToggle={whole ? undefined : () => setAsked(true)}
        suppressHydrationWarning
      >
        <summary
          className="sidebar-category sidebar-toggle"
          aria-label={
            label === undefined
              ? undefined
              : formatMessage(messages['sidebar.expand'], { label: item.label })
          }
        >
          {label === undefined && item.label}
          <Icon name="chevron" className="icon-chevron" />
        </summary>
        <SidebarItems items={whole ? item.items : firstLink(item.items)} path={path} />
      </details>
    </li>
  )
}

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
