import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMessage } from '../../shared/messages/messages.ts'
import type { NavbarItem } from '../../shared/records/navbar-item.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Brand } from '../Navbar/Brand.tsx'
import { ItemBoundary } from '../Navbar/NavbarItemView.tsx'
import { FilteredItems } from '../Sidebar/SidebarFilter.tsx'
import { SidebarItems } from '../Sidebar/SidebarItems.tsx'
import { useMessages, useNavigation, useSidebar, useSite } from '../context.ts'
import { useDesktopReached, useValueEffect } from '../hooks.ts'
import { MenuItem } from './MenuItem.tsx'

/**
 * The menu's button and dialog below the desktop width. A native modal dialog traps the focus, restores it, and closes
 * on Escape. While it's open, the style sheet locks the page behind it.
 */
export function MobileMenu(): ReactNode {
  const messages = useMessages()
  const { location } = useNavigation()
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()

  useValueEffect(location, close)
  useDesktopReached(close)
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector<HTMLElement>('.menu-close')?.focus()
    const dismiss = (): void => element.close()
    const onClick = (event: Event): void => {
      // The event's target is the dialog itself only for clicks on the backdrop.
      if (event.target === element) dismiss()
    }
    window.addEventListener('popstate', dismiss)
    element.addEventListener('click', onClick)
    return () => {
      window.removeEventListener('popstate', dismiss)
      element.removeEventListener('click', onClick)
    }
  }, [open])
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        data-intent="menu"
        aria-label={messages['navbar.openMenu']}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className="menu"
        aria-label={messages['navbar.menu']}
        onClose={() => setOpen(false)}
      >
        {open && (
          <div className="menu-content">
            <MenuPanels
              closeButton={
                <button
                  type="button"
                  className="icon-button menu-close"
                  aria-label={messages['navbar.closeMenu']}
                  onClick={close}
                >
                  <Icon name="close" />
                </button>
              }
            />
          </div>
        )}
      </dialog>
    </>
  )
}

/**
 * Content of the mobile menu. The primary panel contains the navbar's items, and the secondary panel contains the
 * section's pages. The menu opens with the secondary panel if there is one.
 */
export function MenuPanels({ closeButton }: { closeButton: ReactNode }): ReactNode {
  const { navbar } = useSite()
  const sidebar = useSidebar()
  const messages = useMessages()
  const [wantsPrimary, setPrimary] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const secondary = sidebar && !wantsPrimary
  const list = (position: NavbarItem['position']): ReactNode => (
    <ul className="menu-list">
      {navbar.items
        .filter((item) => item.position === position)
        .map((item) => (
          <ItemBoundary
            key={item.configPath}
            configPath={item.configPath}
            message={formatMessage(messages['navbar.failed'], { configPath: item.configPath })}
          >
            <MenuItem item={item} />
          </ItemBoundary>
        ))}
    </ul>
  )

  useEffect(() => {
    if (!secondary) return
    // One frame later, the dialog is open and can be scrolled. A page that's visible anyway stays below the way back.
    const frame = requestAnimationFrame(() => {
      const current = panel.current?.querySelector('[aria-current="page"]')
      const isBelow = (current?.getBoundingClientRect().bottom ?? 0) > innerHeight
      if (isBelow) current?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [secondary])

  return (
    <>
      <div className="menu-head">
        <Brand />
        {closeButton}
      </div>
      {secondary ? (
        <nav ref={panel} className="menu-panel" aria-label={messages['sidebar.label']}>
          <button type="button" className="menu-switch" onClick={() => setPrimary(true)}>
            {messages['navbar.backToMainMenu']}
          </button>
          <FilteredItems items={sidebar.items} path="menu" />
        </nav>
      ) : (
        <nav ref={panel} className="menu-panel menu-main" aria-label={messages['navbar.label']}>
          {list('left')}
          {list('right')}
          {sidebar && (
            <>
              <button type="button" className="menu-switch" onClick={() => setPrimary(false)}>
                {messages['navbar.sectionMenu']} →
              </button>
              <SidebarItems items={sidebar.items} path="main" />
            </>
          )}
        </nav>
      )}
    </>
  )
}
