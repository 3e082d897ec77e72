/** The three gates of the check; each has its own counts in `ratchet.json`. */
export const GATES = ['headings', 'tables', 'sources'] as const

export type Gate = (typeof GATES)[number]

/** A rule that a page breaks. */
export interface Finding {
  gate: Gate
  /** Path relative to the repository. */
  file: string
  /** Counted from 1. */
  line: number
  /** What the page says. */
  found: string
  /** What to write instead. */
  fix: string
}
