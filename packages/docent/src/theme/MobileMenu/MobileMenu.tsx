import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages, useNavigation } from '../context.ts'
import { useDesktopReached } from '../hooks/useDesktopReached.ts'
import { useValueEffect } from '../hooks/useValueEffect.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MenuPanels } from './MenuPanels.tsx'

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
