import { steadyAnswer } from './steady-answer.ts'
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search-model.ts'

/** Waiting is shown only when it takes longer than this, in milliseconds. */
const SLOW_AFTER_MS = 200

/**
 * Nobody has aimed at a result so soon after it appeared: until then, a better answer to the same question may change
 * the order. In milliseconds.
 */
const STEADY_AFTER_MS = 150

/** What there is to show. A new object whenever it changes. */
export interface SearchState {
  /** The newest answer; it may still be that of an earlier question. */
  answer?: SearchAnswer
  /** The reader has waited long enough to be told so. */
  slow: boolean
  failed: boolean
}

/** Questions of one reader, each of which takes the place of the one before. */
export interface SearchSession {
  /**
   * Asks; the answer before stays until the new one is there, so that nothing flickers. Costs as little as posting a
   * message and changes nothing that is shown, so it can be called from the handler of a key.
   * @param request `undefined` asks nothing: there is no answer then
   */
  ask(request: SearchRequest | undefined): void
  /** Asks the last question again, after a failure. */
  retry(): void
  /** Whether the answer is that of the last question, though perhaps not yet its final one. */
  isAnswered(): boolean
  state(): SearchState
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void
}

const NOTHING: SearchState = { slow: false, failed: false }

/**
 * Begins with nothing asked.
 * @param load the engine; called for every question, so that one that could not be loaded is tried again
 * @example
 * const session = createSearchSession(() => loadProvider(info))
 * session.subscribe(() => console.log(session.state().answer))
 * session.ask({ query: 'click', limit: 20 })
 */
export function createSearchSession(load: () => Promise<SearchProvider>): SearchSession {
  const listeners = new Set<() => void>()
  let state = NOTHING
  let request: SearchRequest | undefined
  let number = 0
  let answered = false
  let slowTimer: ReturnType<typeof setTimeout> | undefined
  let emptyTimer: ReturnType<typeof setTimeout> | undefined

  const show = (next: SearchState): void => {
    clearTimeout(slowTimer)
    clearTimeout(emptyTimer)
    slowTimer = undefined
    state = next
    for (const listener of listeners) listener()
  }
  const ask = (next: SearchRequest | undefined): void => {
    request = next
    number += 1
    answered = false
    const own = number
    let firstShownAt: number | undefined
    clearTimeout(emptyTimer)
    if (!next) {
      emptyTimer = setTimeout(() => show(NOTHING))
      return
    }
    slowTimer ??= setTimeout(() => show({ ...state, slow: true }), SLOW_AFTER_MS)
    load()
      .then((provider) =>
        provider.search(next, (answer) => {
          // "Nothing found" is said only when it is certain.
          if (own !== number || (!answer.final && answer.hits.length === 0)) return
          answered = true
          const now = performance.now()
          firstShownAt ??= now
          const isLookedAt = now - firstShownAt > STEADY_AFTER_MS
          const shown = isLookedAt && state.answer ? steadyAnswer(state.answer, answer) : answer
          show({ answer: shown, slow: false, failed: false })
        }),
      )
      .catch((error: unknown) => {
        if (own !== number) return
        console.warn('The search has no answer.', error)
        // A first answer that found something is better than none.
        if (!answered) show({ slow: false, failed: true })
      })
  }
  return {
    ask,
    retry: () => ask(request),
    isAnswered: () => answered,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
