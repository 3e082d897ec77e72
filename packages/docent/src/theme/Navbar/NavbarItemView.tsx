import { Component, type ErrorInfo, type ReactNode, useRef } from 'react'
import { formatMessage } from '../../shared/messages/messages.ts'
import type { NavbarItem } from '../../shared/records/navbar-item.ts'
import { isExternal } from '../../shared/routes.ts'
import { Html } from '../Html/Html.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames, useMessages, useSite } from '../context.ts'
import { useDropdown } from '../hooks.ts'
import { preferVersion } from '../preferred-version.ts'
import { SearchButton } from '../search/entry/SearchButton.tsx'
import { type EntryLink, type Menu, useItemView } from './item-view.ts'

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

/** A menu of links in the navbar. It's a native `<details>` element, so it opens without JavaScript. */
export function Dropdown({ menu }: { menu: Menu }): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null)
  const messages = useMessages()
  useDropdown(ref)
  const { label, href, icon, active, entries, docsId } = menu
  // If the label is a link, only the arrow opens the menu.
  const name = href === undefined ? menu.name : formatMessage(messages['navbar.submenu'], { label })
  return (
    <>
      {href !== undefined && (
        <Link className="navbar-link" href={href} aria-current={active ? 'true' : undefined}>
          {label}
        </Link>
      )}
      <details ref={ref} className="dropdown" name="docent-dropdown" suppressHydrationWarning>
        <summary
          className={classNames(
            'navbar-link',
            'dropdown-toggle',
            href !== undefined && 'dropdown-toggle-only',
          )}
          aria-label={name}
          data-active={active && href === undefined ? '' : undefined}
        >
          {icon && <Icon name={icon} />}
          {href === undefined && label}
          <Icon name="chevron" className="icon-chevron" />
        </summary>
        <ul className="dropdown-menu">
          {entries.map((entry, index) =>
            entry.type === 'html' ? (
              <Html key={index} as="li" html={entry.value} />
            ) : (
              <li key={index}>
                <EntryAnchor entry={entry} docsId={docsId} withLabel />
              </li>
            ),
          )}
        </ul>
      </details>
    </>
  )
}

export interface EntryAnchorProps {
  entry: EntryLink
  className?: string
  /** Docs instance whose version the link selects. */
  docsId?: string
  /** Shows the label, or the accessible name of an item without one, next to the icon. */
  withLabel?: boolean
}

/** Link of a navbar item or a menu entry: an icon with an accessible name, or a label. */
export function EntryAnchor({
  entry,
  className,
  docsId,
  withLabel = false,
}: EntryAnchorProps): ReactNode {
  const messages = useMessages()
  const { label, href, ariaLabel, icon, current, lang, version } = entry
  const iconOnly = icon !== undefined && !withLabel
  const pick =
    docsId !== undefined && version !== undefined ? () => preferVersion(docsId, version) : undefined
  const text = label === '' ? ariaLabel : label
  const name = iconOnly ? (ariaLabel ?? label) : text === ariaLabel ? undefined : ariaLabel
  return (
    <Link
      className={iconOnly ? 'icon-button' : className}
      href={href}
      aria-label={name}
      title={iconOnly ? name : undefined}
      aria-current={current}
      lang={lang}
      hrefLang={lang}
      // Another language has its own messages and navigation, so it needs a full page load.
      data-no-router={lang === undefined ? undefined : ''}
      onClick={pick}
    >
      {icon && <Icon name={icon} />}
      {!iconOnly && text}
      {isExternal(href) && icon === undefined && (
        <>
          <Icon name="external" className="icon-external" />
          <span className="visually-hidden"> {messages['navbar.external']}</span>
        </>
      )}
    </Link>
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
