/**
 * The search as two state machines: from the first sign of interest to the dialog, and from a query to its answer. Each
 * table lists, for each state, the events that change it: `event: [next state, effect]`. In a state, events that aren't
 * listed do nothing.
 *
 * 1. `OPENING` has one instance per document. It belongs to the script that every page loads, so it only collects what
 *    the reader wants until the rest has loaded. `search/entry/opening.ts` turns keys, clicks, and focus into its events
 *    and carries out its effects.
 * 2. `ANSWERING` (`session.ts`) has one instance per dialog or results page, which carries out its effects.
 *
 * They're separate modules because every page loads the first one. It passes a string to the second one:
 * the query that the reader has typed so far (`OpenSearch`).
 *
 * A key press with nothing loaded goes `idle` > `opening` > `ready`, and then `empty` > `waiting` > `answered`.
 */

/** Changes of state by event. */
export type Table<State extends string, Event extends string, Effect extends string> = Record<
  State,
  Partial<Record<Event, readonly [next: State, effect?: Effect]>>
>

export type OpeningState =
  /** Nothing has been loaded. */
  | 'idle'
  /** The dialog's code and the index are loading, and the reader isn't waiting for them. */
  | 'warming'
  /** They're loading, and the reader has opened the search and may already be typing. Keys are recorded. */
  | 'opening'
  /** Everything has loaded. The search opens right away. */
  | 'ready'

export type OpeningEvent =
  /** The reader is likely to search: the pointer or the focus is on a control, or a modifier key is down. */
  | 'near'
  /** The reader opens the search: a shortcut, a click, or a letter on a control. */
  | 'open'
  /** A key changes the recorded query. */
  | 'type'
  /** Escape. */
  | 'cancel'
  | 'loaded'
  /** The search couldn't be loaded or shown. */
  | 'failed'

export type OpeningEffect = 'load' | 'show' | 'give up'

export const OPENING: Table<OpeningState, OpeningEvent, OpeningEffect> = {
  idle: { near: ['warming', 'load'], open: ['opening', 'load'] },
  warming: { open: ['opening'], loaded: ['ready'], failed: ['idle'] },
  opening: {
    type: ['opening'],
    cancel: ['warming'],
    loaded: ['ready', 'show'],
    failed: ['idle', 'give up'],
  },
  // While a dialog is open, too: it takes all keys and clicks, so `open` means that it's about to close.
  ready: { open: ['ready', 'show'], failed: ['idle', 'give up'] },
}

/** Opens the search with a query in its field. */
export type OpenSearch = (query: string) => void
