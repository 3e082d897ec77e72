import { SEARCH_CONTROL } from './search-intent.ts'

/** What the reader did before the application was there. */
export interface Intents {
  /** Ends the recording and carries out what was recorded. */
  replay(): void
}

/**
 * Remembers the last click on a control that needs the application (`data-intent`), until it has been hydrated. Links
 * are left alone: they work without it; and so is the search, which works without the application as well.
 */
export function recordIntents(target: Document): Intents {
  let clicked: { intent: string; element: HTMLElement } | undefined
  const onClick = (event: MouseEvent): void => {
    const element = (event.target as Element | null)?.closest<HTMLElement>('[data-intent]')
    if (!element || element.matches(SEARCH_CONTROL)) return
    event.preventDefault()
    clicked = { intent: element.dataset.intent ?? '', element }
  }
  target.addEventListener('click', onClick, true)
  return {
    replay() {
      target.removeEventListener('click', onClick, true)
      if (!clicked) return
      // The element may have been replaced by hydration: then the control with the same intent takes its place.
      const same = clicked.element.isConnected
        ? clicked.element
        : target.querySelector<HTMLElement>(`[data-intent="${clicked.intent}"]`)
      same?.click()
    },
  }
}
