import { SEARCH_CONTROL } from '../search/entry/search-intent.ts'

/** What the reader did before the code for it was there. */
export interface Intents {
  /** The shell works now: carries out what the reader wanted of it. */
  replay(): void
  /** An island works now: carries out what the reader wanted of it. */
  replayIn(island: Element): void
}

const WAITING = 'docent-island:not([hydrated])'
// What an island was given as children stays static HTML, whose tabs and copy buttons already work.
const CONTROL = `[data-intent],${WAITING} :is(button,[type=radio],[type=checkbox]):not(docent-slot *)`

/**
 * Remembers the last click on a control that doesn't work yet: one of the shell (`data-intent`) or inside
 * an island. Links are left alone, because they work without it, and so does the search. The choice in a
 * list of an island counts like a click.
 */
export function recordIntents(target: Document): Intents {
  let wanted: { element: HTMLElement; value?: string } | undefined
  let isReady = false
  const onClick = (event: MouseEvent): void => {
    const element = (event.target as Element | null)?.closest<HTMLElement>(CONTROL)
    if (!element || element.matches(SEARCH_CONTROL)) return
    if (isReady && !element.closest(WAITING)) return
    event.preventDefault()
    wanted = { element }
  }
  const onChange = ({ target: element }: Event): void => {
    if (element instanceof HTMLSelectElement && element.closest(WAITING))
      wanted = { element, value: element.value }
  }
  target.addEventListener('click', onClick, true)
  target.addEventListener('change', onChange, true)
  return {
    replay() {
      isReady = true
      if (!wanted || wanted.element.closest(WAITING)) return
      const { element } = wanted
      wanted = undefined
      // Hydration may have replaced the element: then the control with the same intent takes its place.
      const same = element.isConnected
        ? element
        : target.querySelector<HTMLElement>(`[data-intent="${element.dataset.intent ?? ''}"]`)
      same?.click()
    },
    replayIn(island) {
      if (!wanted || !island.contains(wanted.element)) return
      const { element, value } = wanted
      wanted = undefined
      if (value === undefined) element.click()
      else if (element instanceof HTMLSelectElement) {
        element.value = value
        element.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
  }
}
