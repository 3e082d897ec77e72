export interface Finding {
  /** Path relative to the repository's root. */
  file: string
  line: number
  rule: string
  /** The matching text, shortened. */
  phrase: string
  message: string
  /** What to write instead. */
  instead: string
}

/** A finding before its position in the file is known. */
export interface SegmentFinding extends Omit<Finding, 'file' | 'line'> {
  /** Index in the segment's text. */
  index: number
}
