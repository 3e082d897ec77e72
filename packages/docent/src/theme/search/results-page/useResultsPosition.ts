import { useRef, useState } from 'react'

/** The reader's position in the results, stored in the history entry. */
interface Kept {
  limit: number
  top: number
}

export interface ResultsPosition {
  /** Number of results to request. */
  limit: number
  /** Requests more results. The first one after `shown` is focused when it arrives. */
  showMore(shown: number): void
  /** Call it before a result opens, so that Back returns to the same position. */
  keep(): void
  /** Call it when an answer to the current query is shown. */
  onAnswered(list: HTMLElement | null): void
}

/**
 * The number of results, and the reader's position among them.
 * @param query identifies the query; the results of another one start at the top
 */
export function useResultsPosition(query: string, step: number): ResultsPosition {
  const [kept] = useState(readKept)
  const [state, setState] = useState({ query, limit: kept?.limit ?? step })
  const restore = useRef(kept?.top)
  const focusAt = useRef<number>(undefined)
  const limit = state.query === query ? state.limit : step
  return {
    limit,
    showMore(shown) {
      focusAt.current = shown
      setState({ query, limit: limit + step })
    },
    keep() {
      const position: Kept = { limit, top: window.scrollY }
      history.replaceState({ ...(history.state as object | null), docentResults: position }, '')
    },
    onAnswered(list) {
      if (restore.current !== undefined) {
        window.scrollTo({ top: restore.current, behavior: 'instant' })
        restore.current = undefined
      }
      const next = list?.children[focusAt.current ?? -1]
      if (!next) return
      next.querySelector('a')?.focus()
      focusAt.current = undefined
    },
  }
}

function readKept(): Kept | undefined {
  return (history.state as { docentResults?: Kept } | null)?.docentResults
}
