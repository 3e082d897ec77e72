/** The three parts of the check, each with its own counts in `baseline.json`. */
export const GATES = ['headings', 'tables', 'sources'] as const

export type Gate = (typeof GATES)[number]

/** A rule that a page breaks. */
export interface Finding {
  gate: Gate
  /** Path relative to the repository. */
  file: string
  /** Counted from 1. */
  line: number
  /** The text on the page. */
  found: string
  /** What to write instead. */
  fix: string
}
