/** What the reader did before the application was there. */
export interface Intents {
  /** Ends the recording and carries out what was recorded. */
  replay(): void
}

/**
 * Remembers clicks on controls that need the application (`data-intent`), and keys that open the search, until it has
 * been hydrated. Links are left alone: they work without it.
 */
export function recordIntents(target: Document): Intents {
  let clicked: { intent: string; element: HTMLElement } | undefined
  let key: KeyboardEventInit | undefined

  const onClick = (event: MouseEvent): void => {
    const element = (event.target as Element | null)?.closest<HTMLElement>('[data-intent]')
    if (!element) return
    event.preventDefault()
    clicked = { intent: element.dataset.intent ?? '', element }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const inField = (event.target as Element | null)?.closest(
      'input, textarea, select, [contenteditable]',
    )
    const opensSearch =
      (event.key === '/' && !inField) ||
      (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
    if (!opensSearch) return
    event.preventDefault()
    key = {
      key: event.key,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      bubbles: true,
      cancelable: true,
    }
  }
  target.addEventListener('click', onClick, true)
  target.addEventListener('keydown', onKeyDown, true)
  return {
    replay() {
      target.removeEventListener('click', onClick, true)
      target.removeEventListener('keydown', onKeyDown, true)
      // The element may have been replaced by hydration: then the control with the same intent takes its place.
      if (clicked) {
        const same = clicked.element.isConnected
          ? clicked.element
          : target.querySelector<HTMLElement>(`[data-intent="${clicked.intent}"]`)
        same?.click()
      }
      if (key)
        (target.activeElement ?? target.body).dispatchEvent(new KeyboardEvent('keydown', key))
    },
  }
}
