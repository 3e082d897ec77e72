import { FIELD, isCharacter } from './typing.ts'

/** Controls that open the search; the query to begin with stands in `data-query`. */
export const SEARCH_CONTROL = '[data-intent="search"]'

/** Events by which a reader comes near a control. */
export const NEAR = ['pointerover', 'focusin', 'touchstart'] as const

const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/**
 * The query with which a key or a click opens the search, `undefined` when it does not: Ctrl or Cmd with K anywhere,
 * `/` outside of fields, a character typed on a search button, a click on one.
 */
export function searchIntent(event: KeyboardEvent | MouseEvent): string | undefined {
  const control = closest(event, SEARCH_CONTROL)
  const query = control?.dataset.query ?? ''
  if (!('key' in event)) return control ? query : undefined
  if (event.isComposing) return undefined
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
    return event.altKey || event.shiftKey ? undefined : query
  if (!isCharacter(event) || closest(event, FIELD)) return undefined
  if (event.key === '/') return query
  // A space presses the button.
  return control && event.key !== ' ' ? event.key : undefined
}
