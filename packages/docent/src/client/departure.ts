/** Whether the browser has begun to load another document since the watch began. */
export interface Departure {
  hasBegun(): boolean
  /** Ends the watch: some browsers don't keep pages with such a listener for Back. */
  stop(): void
}

/**
 * Watches for the reader following a link, sending a form, or going back to another document. A reload at that moment
 * would cancel it.
 */
export function watchDeparture(): Departure {
  let hasBegun = false
  const listener = new AbortController()
  addEventListener('beforeunload', () => (hasBegun = true), { signal: listener.signal })
  return { hasBegun: () => hasBegun, stop: () => listener.abort() }
}
