import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { NEAR, OPEN_SEARCH, SEARCH_CONTROL, searchIntent } from '../../client/search-intent.ts'
import { mayPrefetch } from '../../client/prefetch.ts'

export interface SearchTriggers {
  /** The reader wants the search, with this query to begin with. */
  open(query: string): void
  /** The reader may want it soon. */
  prepare(): void
}

/** Without any sign of interest the search is fetched this long after the application has started. */
const IDLE_AFTER_MS = 2000

/** Watches for everything that opens the search: its buttons wherever they stand, its keys, and what was recorded early. */
export function useSearchTriggers({ open, prepare }: SearchTriggers): void {
  const onOpen = useEffectEvent(open)
  const onNear = useEffectEvent(prepare)

  // Before the effects of the shell, which carry out what the reader did early.
  useLayoutEffect(() => {
    const onIntent = (event: KeyboardEvent | MouseEvent): void => {
      const query = event.defaultPrevented ? undefined : searchIntent(event)
      if (query === undefined) return
      event.preventDefault()
      onOpen(query)
    }
    const onEarly = (event: Event): void => onOpen((event as CustomEvent<string>).detail)
    const onPointer = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(SEARCH_CONTROL)) onNear()
    }
    document.addEventListener('click', onIntent)
    document.addEventListener('keydown', onIntent)
    document.addEventListener(OPEN_SEARCH, onEarly)
    for (const type of NEAR) document.addEventListener(type, onPointer, { passive: true })
    return () => {
      document.removeEventListener('click', onIntent)
      document.removeEventListener('keydown', onIntent)
      document.removeEventListener(OPEN_SEARCH, onEarly)
      for (const type of NEAR) document.removeEventListener(type, onPointer)
    }
  }, [])

  useEffect(() => {
    if (!mayPrefetch()) return
    // What the reader does now comes first.
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => onNear())
      else onNear()
    }, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
