import type { ReactNode } from 'react'
import type { NavbarItem } from '../../shared/records/navbar-item.ts'
import { Html } from '../Html/Html.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { EntryAnchor } from '../Navbar/EntryAnchor.tsx'
import { isCurrent, useItemView } from '../Navbar/item-view.ts'

/** A navbar item in the mobile menu. Menus are initially collapsed unless one of their entries is current. */
export function MenuItem({ item }: { item: NavbarItem }): ReactNode {
  const view = useItemView(item)
  if (!view) return null
  if (view.type === 'html') return <Html as="li" html={view.value} />
  if (view.type === 'link') {
    return (
      <li>
        <EntryAnchor entry={view} className="menu-link" withLabel />
      </li>
    )
  }
  if (view.type !== 'menu') return null
  const { label, name, icon, href, active, entries, docsId } = view
  return (
    <li>
      <details open={active && entries.some(isCurrent)} data-collapse="">
        <summary className="menu-link" aria-label={name}>
          {icon && <Icon name={icon} />}
          {label}
          <Icon name="chevron" className="icon-chevron" />
        </summary>
        <ul className="menu-list">
          {href !== undefined && (
            <li>
              <Link className="menu-link" href={href}>
                {label}
              </Link>
            </li>
          )}
          {entries.map((entry, index) =>
            entry.type === 'html' ? (
              <Html key={index} as="li" html={entry.value} />
            ) : (
              <li key={index}>
                <EntryAnchor entry={entry} className="menu-link" docsId={docsId} withLabel />
              </li>
            ),
          )}
        </ul>
      </details>
    </li>
  )
}
