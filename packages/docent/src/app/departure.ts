/** Whether the browser has started to load another document since the watch began. */
export interface Departure {
  hasBegun(): boolean
  /** Ends the watch, because some browsers don't keep pages with such a listener in the back-forward cache. */
  stop(): void
}

/**
 * Watches for a followed link, a form submission, or a history navigation to another document. Reloading at that moment
 * would cancel it.
 */
export function watchDeparture(): Departure {
  let hasBegun = false
  const listener = new AbortController()
  addEventListener('beforeunload', () => (hasBegun = true), { signal: listener.signal })
  return { hasBegun: () => hasBegun, stop: () => listener.abort() }
}
