import { useRef, useState } from 'react'

/** How far a reader has come in the results, as it is kept in the history entry. */
interface Kept {
  limit: number
  top: number
}

export interface ResultsPlace {
  /** Results to ask for. */
  limit: number
  /** Asks for more; the first result after `shown` takes the focus when it is there. */
  showMore(shown: number): void
  /** Before a result is opened: going back leads to the same place. */
  keep(): void
  /** To call when an answer to the current question is shown. */
  onAnswered(list: HTMLElement | null): void
}

/**
 * How many results are shown, and where the reader was among them.
 * @param question results of another question begin from the start
 */
export function useResultsPlace(question: string, step: number): ResultsPlace {
  const [kept] = useState(readKept)
  const [state, setState] = useState({ question, limit: kept?.limit ?? step })
  const restore = useRef(kept?.top)
  const focusAt = useRef<number>(undefined)
  const limit = state.question === question ? state.limit : step
  return {
    limit,
    showMore(shown) {
      focusAt.current = shown
      setState({ question, limit: limit + step })
    },
    keep() {
      const place: Kept = { limit, top: window.scrollY }
      history.replaceState({ ...(history.state as object | null), docentResults: place }, '')
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
