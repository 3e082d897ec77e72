import { useRef, useState, type ReactNode } from 'react'
import { useMessages, usePage, useSite } from '../context.ts'
import { useValueEffect } from '../hooks.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Sidebar } from '../../shared/records/site-data.ts'
import { FilteredItems } from './SidebarFilter.tsx'

export interface SidebarProps {
  /** The page's sidebar, as `useSidebar()` returns it. */
  sidebar: Sidebar
}

/**
 * The sidebar next to the article on docs pages. Below the desktop width, the mobile menu contains the same entries.
 */
export function SidebarPane({ sidebar }: SidebarProps): ReactNode {
  const messages = useMessages()
  const { route } = usePage()
  const { hideable } = useSite().sidebar
  const [hidden, setHidden] = useState(false)
  const pane = useRef<HTMLElement>(null)

  useValueEffect(route, () => revealCurrent(pane.current))

  const toggle = hidden ? messages['sidebar.show'] : messages['sidebar.hide']
  return (
    <aside className="sidebar" data-hidden={hidden ? '' : undefined}>
      {hideable && (
        <button
          type="button"
          className="icon-button sidebar-hide"
          aria-label={toggle}
          title={toggle}
          aria-expanded={!hidden}
          onClick={() => setHidden(!hidden)}
        >
          <Icon name="panel" />
        </button>
      )}
      <nav ref={pane} className="sidebar-scroll" aria-label={messages['sidebar.label']}>
        <FilteredItems key={sidebar.id} items={sidebar.items} path="sidebar" />
      </nav>
    </aside>
  )
}

/** Scrolls the sidebar, but not the page, to bring the current entry into view. */
function revealCurrent(pane: HTMLElement | null): void {
  const current = pane?.querySelector('[aria-current="page"]')
  if (!pane || !current) return
  const outer = pane.getBoundingClientRect()
  const inner = current.getBoundingClientRect()
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  pane.scrollTop += inner.top - outer.top - outer.height / 2
}
