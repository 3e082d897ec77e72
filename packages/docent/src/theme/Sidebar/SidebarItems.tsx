import { useRef, useState, type ReactNode } from 'react'
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/site-data.ts'
import { useMessages, usePage, useSidebar, useSite } from '../../ui/context.ts'
import { useValueEffect } from '../../ui/hooks/useValueEffect.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { formatMessage } from '../../messages/messages.ts'
import { Html } from '../../ui/Html/Html.tsx'
import { containsRoute, firstLink } from './contains.ts'

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

interface SidebarCategoryViewProps {
  item: SidebarCategory
  /** Key of this category in the whole sidebar. */
  path: string
  /** Key of the list it stands in. */
  group: string
}

/** A group of sidebar entries, with a page of its own or without one. */
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
    <li>
      {label ?? <span className="sidebar-category">{item.label}</span>}
      <SidebarItems items={item.items} path={path} />
    </li>
  )
}

/**
 * A group that opens and closes: a native `<details>`, which works before React does. Its state is the element's own:
 * what React says of `open` never changes, so whatever the reader does stays. It opens by itself around a page that
 * the reader comes to.
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
    <li className={label === undefined ? undefined : 'sidebar-page-category'}>
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
