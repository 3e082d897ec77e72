/** The parts of the check. */
export type Gate = 'headings' | 'tables' | 'description' | 'versions' | 'sources'

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
