interface Window {
  /** What `search.ts` notes in a page. Times are those of `performance.now()`. */
  bench: {
    opened?: number
    firstAnswer?: number
    /** From now on keys and long tasks are noted. */
    begin(): void
    result(): { keys: { letter: number; answer?: number }[]; tasks: number[] }
  }
}
