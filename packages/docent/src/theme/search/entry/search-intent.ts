/** Controls that open the search. `data-query` has the query to start with. */
export const SEARCH_CONTROL = '[data-intent="search"]'

/** Elements that take text. */
export const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** The closest ancestor of an event's target, or the target itself, that matches a selector. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

/** Whether a key event types a character and isn't a shortcut. */
export function isCharacter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}

/**
 * The query with which a key or a click opens the search, or `undefined` if it doesn't. Ctrl or Cmd plus K opens it
 * anywhere, `/` outside of fields. A click or a character opens it on a search control.
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

/** A query after a key outside of fields, or `undefined` if the key doesn't change it. */
export function typedQuery(query: string, event: KeyboardEvent): string | undefined {
  if (closest(event, FIELD)) return undefined
  if (event.key === 'Backspace') return query.slice(0, -1)
  return isCharacter(event) ? query + event.key : undefined
}
