import type { ReactNode } from 'react'
import type { NavbarItem } from '../../shared/records/site-data.ts'
import { classNames } from '../class-names.ts'
import { useSite } from '../context.ts'
import { SearchButton } from '../search/entry/SearchButton.tsx'
import { Dropdown } from './Dropdown.tsx'
import { EntryAnchor } from './EntryAnchor.tsx'
import { useItemView } from './useItemView.ts'
import { Html } from '../Html/Html.tsx'

/** A configured item in the navbar. */
export function NavbarItemView({ item }: { item: NavbarItem }): ReactNode {
  const view = useItemView(item)
  if (!view) return null
  if (view.type === 'search') return <SearchSlot />
  const className = classNames('navbar-item', item.className)
  switch (view.type) {
    case 'html':
      return <Html as="li" className={className} html={view.value} />
    case 'link':
      return (
        <li className={classNames(className, view.icon && 'navbar-item-icon')}>
          <EntryAnchor entry={view} className="navbar-link" />
        </li>
      )
    case 'menu':
      return (
        <li className={className}>
          <Dropdown menu={view} />
        </li>
      )
  }
}

/** The search button. Renders nothing on a site without a search. */
export function SearchSlot(): ReactNode {
  const { search } = useSite()
  return (
    search && (
      <li className="navbar-search">
        <SearchButton info={search} />
      </li>
    )
  )
}
