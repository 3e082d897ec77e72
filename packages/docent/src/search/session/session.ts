import type {
  PageHit,
  SearchAnswer,
  SearchProvider,
  SearchRequest,
} from '../../shared/records/search-model.ts'
import type { Table } from './opening-states.ts'

export type AnsweringState =
  /** No query. */
  | 'empty'
  /** The newest query has no answer yet. The previous answer stays visible. */
  | 'waiting'
  /** The newest query has an answer, though perhaps not its final one. */
  | 'answered'
  /** The newest query can't be answered. */
  | 'failed'
  /** The dialog has closed. */
  | 'closed'

/** `answer` and `fail` are always about the newest query: an earlier one is aborted. */
export type AnsweringEvent = 'ask' | 'clear' | 'answer' | 'fail' | 'retry' | 'close'

export type AnsweringEffect = 'ask' | 'ask later' | 'clear' | 'show' | 'show failure' | 'abort'

/** The second of the two state machines that `opening-states.ts` describes. */
export const ANSWERING: Table<AnsweringState, AnsweringEvent, AnsweringEffect> = {
  empty: { ask: ['waiting', 'ask'], clear: ['empty', 'clear'], close: ['closed', 'abort'] },
  waiting: {
    ask: ['waiting', 'ask later'],
    clear: ['empty', 'clear'],
    answer: ['answered', 'show'],
    fail: ['failed', 'show failure'],
    close: ['closed', 'abort'],
  },
  // No `fail`: an early answer is better than a failure.
  answered: {
    ask: ['waiting', 'ask later'],
    clear: ['empty', 'clear'],
    answer: ['answered', 'show'],
    close: ['closed', 'abort'],
  },
  failed: {
    ask: ['waiting', 'ask later'],
    retry: ['waiting', 'ask'],
    clear: ['empty', 'clear'],
    close: ['closed', 'abort'],
  },
  closed: {},
}

/** A spinner appears if an answer takes longer than this, in milliseconds. */
const SLOW_AFTER_MS = 200

/**
 * Nobody can aim at a result this soon after it appears, so until then, a better answer to the same query may change
 * the order. In milliseconds.
 */
const STEADY_AFTER_MS = 150

/** The current state. Every change creates a new object. */
export interface SearchState {
  /** The newest answer. It may still belong to an earlier query. */
  answer?: SearchAnswer
  /** Whether the reader has waited long enough for a spinner. */
  slow: boolean
  failed: boolean
}

/** The queries of one dialog or results page. Each query replaces the previous one. */
export interface SearchSession {
  /**
   * Requests an answer. The previous answer stays until the new one arrives, so nothing flickers. The call changes
   * nothing that is shown, and only the first query is sent during it, so a key's handler can call it.
   * @param request `undefined` for no query, which has no answer
   */
  ask(request: SearchRequest | undefined): void
  /** Repeats the last request after a failure. */
  retry(): void
  /** Whether the answer belongs to the last request, though it may not be the final one. */
  isAnswered(): boolean
  state(): SearchState
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void
  /** Aborts the last request. Nothing changes after that. */
  close(): void
}

const NOTHING: SearchState = { slow: false, failed: false }

/**
 * Carries out the table `ANSWERING`: at most one request waits for its answer, and it's always the last one.
 * @param load returns the engine; called for each request, so an engine that couldn't be loaded is loaded again. An
 * engine that has loaded gets the first request during the call of `ask`
 * @example
 * const session = createSearchSession(() => loadProvider(info))
 * session.subscribe(() => console.log(session.state().answer))
 * session.ask({ query: 'click', limit: 20 })
 */
export function createSearchSession(
  load: () => SearchProvider | Promise<SearchProvider>,
): SearchSession {
  const listeners = new Set<() => void>()
  let state: AnsweringState = 'empty'
  let shown = NOTHING
  let request: SearchRequest | undefined
  let pending = new AbortController()
  let slowTimer: ReturnType<typeof setTimeout> | undefined
  let laterTimer: ReturnType<typeof setTimeout> | undefined

  const send = (event: AnsweringEvent, answer?: SearchAnswer): void => {
    const [next, effect] = ANSWERING[state][event] ?? []
    if (!next) return
    state = next
    if (effect === 'show') show({ answer, slow: false, failed: false })
    else if (effect === 'show failure') show({ slow: false, failed: true })
    else {
      // A new query, an empty one, or the end of the session: the previous request is aborted.
      pending.abort()
      clearTimeout(laterTimer)
      if (effect === 'ask') search()
      // In a separate task, so that a key doesn't wait for it.
      else if (effect === 'ask later') laterTimer = setTimeout(search)
      else if (effect === 'clear') laterTimer = setTimeout(() => show(NOTHING))
      else clearTimeout(slowTimer)
    }
  }
  const show = (next: SearchState): void => {
    clearTimeout(slowTimer)
    slowTimer = undefined
    shown = next
    for (const listener of listeners) listener()
  }
  const search = (): void => {
    if (!request) return
    const asked = request
    pending = new AbortController()
    const { signal } = pending
    let firstShownAt: number | undefined
    slowTimer ??= setTimeout(() => show({ ...shown, slow: true }), SLOW_AFTER_MS)
    const onAnswer = (answer: SearchAnswer): void => {
      // "No results" appears only when the answer is final.
      if (signal.aborted || (!answer.final && answer.hits.length === 0)) return
      const now = performance.now()
      firstShownAt ??= now
      const isLookedAt = now - firstShownAt > STEADY_AFTER_MS
      send('answer', isLookedAt && shown.answer ? stableAnswer(shown.answer, answer) : answer)
    }
    const run = async (): Promise<void> => {
      const loaded = load()
      const provider = loaded instanceof Promise ? await loaded : loaded
      if (!signal.aborted) await provider.search(asked, onAnswer, signal)
    }
    run().catch((error: unknown) => {
      if (signal.aborted) return
      console.warn('The search has no answer.', error)
      send('fail')
    })
  }
  return {
    ask(next) {
      request = next
      send(next ? 'ask' : 'clear')
    },
    retry: () => send('retry'),
    isAnswered: () => state === 'answered',
    state: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => send('close'),
  }
}

/**
 * Merges a better answer into the one that the reader is already looking at. Rows keep their positions and heights,
 * because otherwise a click could open a row that has just moved under the pointer. Excerpts fill the lines that are
 * reserved for them, and new pages are added at the end.
 */
export function stableAnswer(shown: SearchAnswer, next: SearchAnswer): SearchAnswer {
  const better = new Map(next.hits.map((hit) => [hit.href, hit]))
  const shownHrefs = new Set(shown.hits.map(({ href }) => href))
  const hits = [
    ...shown.hits.map((hit) => withExcerpts(hit, better.get(hit.href))),
    ...next.hits.filter(({ href }) => !shownHrefs.has(href)),
  ]
  return { ...next, hits: hits.slice(0, Math.max(shown.hits.length, next.hits.length)) }
}

function withExcerpts(shown: PageHit, better: PageHit | undefined): PageHit {
  if (!better) return shown
  const known = [...better.sections, ...(better.earlierSections ?? [])]
  const snippets = new Map(known.map(({ href, snippet = [] }) => [href, snippet]))
  return {
    ...shown,
    sections: shown.sections.map((section) => {
      const snippet = snippets.get(section.href) ?? []
      const isReserved = section.snippet?.length === 0 && snippet.length > 0
      return isReserved ? { ...section, snippet } : section
    }),
  }
}
