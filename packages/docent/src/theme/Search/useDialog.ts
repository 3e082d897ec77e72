import { useLayoutEffect, useRef, type RefObject } from 'react'

export interface DialogState {
  dialog: RefObject<HTMLDialogElement | null>
  close(): void
}

/**
 * Opens a native dialog as modal while its component is mounted: the browser keeps the focus in it and gives it back.
 * It closes on its backdrop and when the reader goes back; a page that was asked for before does not close it.
 */
export function useDialog(first: RefObject<HTMLElement | null>): DialogState {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = (): void => dialog.current?.close()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    first.current?.focus()
    fitWindow(element)
    const dismiss = (): void => element.close()
    // The dialog itself is hit only outside of its content. A selection that is drawn out of the field begins inside.
    let pressed: EventTarget | null = null
    const onPress = (event: Event): void => {
      pressed = event.target
    }
    const onClick = (event: Event): void => {
      if (event.target === element && pressed === element) dismiss()
    }
    const fit = (): void => fitWindow(element)
    window.addEventListener('popstate', dismiss)
    element.addEventListener('pointerdown', onPress)
    element.addEventListener('click', onClick)
    window.visualViewport?.addEventListener('resize', fit)
    return () => {
      window.removeEventListener('popstate', dismiss)
      element.removeEventListener('pointerdown', onPress)
      element.removeEventListener('click', onClick)
      window.visualViewport?.removeEventListener('resize', fit)
      element.close()
    }
  }, [first])
  return { dialog, close }
}

/** The height that an on-screen keyboard leaves: no CSS unit knows it in every browser. */
function fitWindow(element: HTMLElement): void {
  const height = window.visualViewport?.height
  if (height !== undefined) element.style.setProperty('--visible-height', `${height}px`)
}
