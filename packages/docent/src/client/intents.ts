import { OPEN_SEARCH, SEARCH_CONTROL, searchIntent } from './search-intent.ts'
import { recordTyping, type Typing } from './typing.ts'

/** What the reader did before the application was there. */
export interface Intents {
  /** Ends the recording and carries out what was recorded. */
  replay(): void
}

/**
 * Remembers clicks on controls that need the application (`data-intent`), the keys that open the search and what is
 * typed after them, until it has been hydrated. Links are left alone: they work without it.
 * @param onSearchOpened called when a reader wants the search: what it needs can be fetched meanwhile
 */
export function recordIntents(target: Document, onSearchOpened = (): void => undefined): Intents {
  let clicked: { intent: string; element: HTMLElement } | undefined
  let typing: Typing | undefined

  const onSearch = (event: KeyboardEvent | MouseEvent): boolean => {
    // Pages of a site without a search leave the keys to the browser.
    const query = target.querySelector(SEARCH_CONTROL) ? searchIntent(event) : undefined
    if (query === undefined) return false
    event.preventDefault()
    onSearchOpened()
    typing ??= recordTyping(target, query)
    return true
  }
  const onClick = (event: MouseEvent): void => {
    if (onSearch(event)) return
    const element = (event.target as Element | null)?.closest<HTMLElement>('[data-intent]')
    if (!element) return
    event.preventDefault()
    clicked = { intent: element.dataset.intent ?? '', element }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      typing?.stop()
      typing = undefined
    } else onSearch(event)
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
      typing?.stop()
      if (typing) target.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail: typing.text() }))
    },
  }
}
