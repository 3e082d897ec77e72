export interface Finding {
  /** Path from the root of the repository. */
  file: string
  line: number
  rule: string
  /** What the text says, as short as it takes to find it. */
  phrase: string
  message: string
  /** What to write. */
  instead: string
}

/** A finding before its place in the file is known. */
export interface SegmentFinding extends Omit<Finding, 'file' | 'line'> {
  /** Index in the text of the segment. */
  index: number
}
