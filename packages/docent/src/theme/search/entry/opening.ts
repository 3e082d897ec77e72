import {
  OPENING,
  type OpeningEvent,
  type OpeningState,
  type OpenSearch,
} from '../../../search/session/opening-states.ts'

/** The page's functions that opening the search depends on. */
export interface OpeningParts {
  /**
   * Loads the code that opens the search and the data for the first answer.
   * @throws (rejects) when it can't be loaded
   */
  load(): Promise<OpenSearch>
  /** Whether the search may be loaded before the reader opens it. */
  mayLoadEarly(sign: 'near' | 'modifier key'): boolean
  /** Called when the reader opens the search. */
  onAsked(): void
  /** Called when the reader starts or stops waiting for the dialog. */
  onWaiting(isWaiting: boolean): void
  /** Called when the search can't be loaded or shown, with the query that the reader has typed. */
  onFailed(query: string, error: unknown): void
}

/** Events that indicate that a reader is near a control. */
const NEAR = ['pointerover', 'focusin', 'touchstart']

/**
 * Opens the search from its controls and keys, as the table `OPENING` describes. The keys that are typed until the
 * dialog appears become its query. On pages without a control, keys aren't handled.
 * @returns loads the search before there's a sign that the reader needs it
 */
export function watchSearch(
  target: Document,
  { load, mayLoadEarly, onAsked, onWaiting, onFailed }: OpeningParts,
): { loadEarly(): void } {
  let state: OpeningState = 'idle'
  let query = ''
  let show: OpenSearch | undefined

  const send = (event: OpeningEvent, { text = query, error }: Details = {}): void => {
    const [next, effect] = OPENING[state][event] ?? []
    if (!next) return
    state = next
    query = text
    onWaiting(state === 'opening')
    if (effect === 'load')
      load().then(
        (loaded) => {
          show = loaded
          send('loaded')
        },
        (reason: unknown) => send('failed', { error: reason }),
      )
    else if (effect === 'show')
      try {
        show?.(query)
      } catch (reason) {
        send('failed', { error: reason })
      }
    else if (effect === 'give up') onFailed(query, error)
  }

  /**
   * Handles keys while the search is opening. It runs before all other listeners, because these keys are meant only for
   * the search.
   */
  const onType = (event: KeyboardEvent): void => {
    if (state !== 'opening') return
    const text = typedQuery(query, event)
    if (text === undefined) return
    event.preventDefault()
    event.stopPropagation()
    send('type', { text })
  }
  const onIntent = (event: KeyboardEvent | MouseEvent): void => {
    if ('key' in event && event.key === 'Escape') return send('cancel')
    if (event.defaultPrevented || !target.querySelector(SEARCH_CONTROL)) return
    const isModifier = 'key' in event && (event.key === 'Control' || event.key === 'Meta')
    if (isModifier && mayLoadEarly('modifier key')) send('near')
    const text = searchIntent(event)
    if (text === undefined) return
    event.preventDefault()
    onAsked()
    send('open', { text })
  }
  const onNear = (event: Event): void => {
    if (closest(event, SEARCH_CONTROL) && mayLoadEarly('near')) send('near')
  }
  target.addEventListener('keydown', onType, true)
  target.addEventListener('click', onIntent)
  target.addEventListener('keydown', onIntent)
  for (const type of NEAR) target.addEventListener(type, onNear, { passive: true, capture: true })
  return {
    loadEarly: () => void (target.querySelector(SEARCH_CONTROL) && send('near')),
  }
}

interface Details {
  text?: string
  error?: unknown
}

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
