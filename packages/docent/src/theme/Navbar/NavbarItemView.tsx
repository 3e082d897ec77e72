import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { NavbarItem } from '../../shared/records/navbar-item.ts'
import { Html } from '../Html/Html.tsx'
import { classNames, useSite } from '../context.ts'
import { SearchButton } from '../search/entry/SearchButton.tsx'
import { Dropdown } from './Dropdown.tsx'
import { EntryAnchor } from './EntryAnchor.tsx'
import { useItemView } from './item-view.ts'

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

export interface ItemBoundaryProps {
  configPath: string
  /** Message that replaces the item, with its path in the configuration. */
  message: string
  children: ReactNode
}

/**
 * Keeps a failing navbar item from crashing the page: a message that names the configured item replaces it. In a build,
 * the same error stops the build.
 */
export class ItemBoundary extends Component<ItemBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(this.props.message, error, info.componentStack)
  }

  override render(): ReactNode {
    const { configPath, message, children } = this.props
    if (!this.state.failed) return children
    return (
      <li className="navbar-item navbar-item-failed" title={message} data-config-path={configPath}>
        <span className="visually-hidden">{message}</span>
        <span aria-hidden="true">⚠</span>
      </li>
    )
  }
}
