import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useMessages, useNavigation } from '../context.ts'
import { useDesktopReached } from '../hooks/useDesktopReached.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuPanels } from './MenuPanels.tsx'

/**
 * Button and dialog of the menu below the desktop width. A native modal dialog keeps the focus in, gives it back and
 * closes on Escape; the style sheet locks the page behind it while it is open.
 */
export function MobileMenu(): ReactNode {
  const messages = useMessages()
  const { location } = useNavigation()
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()

  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  useEffect(() => dialog.current?.close(), [location])
  useDesktopReached(close)
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])

  const onClick = (event: MouseEvent<HTMLDialogElement>): void => {
    const target = event.target as Element
    // The dialog itself is hit only outside of its content, on the backdrop.
    if (target === event.currentTarget || target.closest('a[href]')) close()
  }
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
        onClick={onClick}
        onClose={() => setOpen(false)}
      >
        {open && (
          <div className="menu-content">
            <MenuPanels
              closeButton={
                <button type="button" className="icon-button" aria-label={messages['navbar.closeMenu']} onClick={close}>
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
