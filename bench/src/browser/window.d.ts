interface Window {
  /** Data that `search.ts` records on a page. Times are values of `performance.now()`. */
  bench: {
    opened?: number
    firstAnswer?: number
    /** Starts recording keys and long tasks. */
    begin(): void
    result(): { keys: { letter: number; answer?: number }[]; tasks: number[] }
  }
}
