import { useEffect, useState } from 'react'
import type { SearchAnswer, SearchInfo, SearchRequest } from '../../search/model.ts'
import { loadProvider } from '../../search/provider.ts'

/** Waiting is shown only when it takes longer than this. */
const SLOW_AFTER_MS = 200

export interface SearchState {
  /** The newest answer; it may still be that of an earlier question. */
  answer?: SearchAnswer
  /** The answer is that of the request. */
  fresh: boolean
  /** The reader has waited long enough to be told so. */
  slow: boolean
  failed: boolean
  retry(): void
}

interface Result {
  key: string
  answer?: SearchAnswer
  failed: boolean
}

/**
 * Answers to a request as they come in. Until an answer is there the one before it stays, so that nothing flickers.
 * @param request changes with what the reader types; `undefined` asks nothing
 */
export function useSearch(info: SearchInfo, request: SearchRequest | undefined): SearchState {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Result>({ key: '', failed: false })
  const key = request ? `${attempt} ${JSON.stringify(request)}` : ''

  useEffect(() => {
    if (key === '') return
    let current = true
    const asked = JSON.parse(key.slice(key.indexOf(' ') + 1)) as SearchRequest
    const onAnswer = (answer: SearchAnswer): void => {
      // "Nothing found" is said only when it is certain.
      if (!current || (!answer.final && answer.hits.length === 0)) return
      setResult({ key, answer, failed: false })
    }
    loadProvider(info)
      .then((provider) => provider.search(asked, onAnswer))
      .catch((error: unknown) => {
        if (!current) return
        console.warn('The search has no answer.', error)
        // A first answer that found something is better than none.
        setResult((before) =>
          before.key === key && before.answer ? before : { key, failed: true },
        )
      })
    return () => {
      current = false
    }
  }, [info, key])

  const waiting = key !== '' && result.key !== key
  return {
    answer: key === '' ? undefined : result.answer,
    fresh: !waiting && result.answer !== undefined,
    slow: useDelayed(waiting, SLOW_AFTER_MS),
    failed: key !== '' && result.failed,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** `true` once `value` has been true for a while. */
function useDelayed(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setLate(true), delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [value, delay])
  return value && late
}
