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

/** Defined by `preview.ts` in every document. */
declare var benchSeen: (marker: string, place: 'heading' | 'text' | 'style') => 0 | Promise<number>
