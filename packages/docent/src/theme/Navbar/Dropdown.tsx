import { type ReactNode, useRef } from 'react'
import { formatMessage } from '../../shared/messages/messages.ts'
import { Html } from '../Html/Html.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames, useMessages } from '../context.ts'
import { useDropdown } from '../hooks.ts'
import { EntryAnchor } from './EntryAnchor.tsx'
import type { Menu } from './item-view.ts'

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
