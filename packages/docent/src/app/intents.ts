import { SEARCH_CONTROL } from '../theme/search/entry/opening.ts'

/** Actions of the reader on controls whose code hasn't loaded yet. */
export interface Intents {
  /** Carries out what the reader did on the shell's controls. Call it when the shell is interactive. */
  replay(): void
  /** Carries out what the reader did in an island. Call it when the island is interactive. */
  replayIn(island: Element): void
}

const WAITING = 'docent-island:not([hydrated])'
// An island's children (in `docent-slot`) stay static HTML, whose tabs and copy buttons already work.
const CONTROL = `[data-intent],${WAITING} :is(button,[type=radio],[type=checkbox]):not(docent-slot *)`

/**
 * Records the last click on a control that doesn't work yet, either in the shell (`data-intent`) or in an island.
 * Selecting an option of an island's list counts as a click. Links and the search aren't recorded because they already
 * work.
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
      // If hydration has replaced the element, the control with the same intent is used instead.
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
