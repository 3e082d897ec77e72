import { codeFrame } from './code-frame.ts'

/** The known location of an error. Lines and columns start at 1. */
export interface ErrorLocation {
  /** Absolute path. */
  file?: string
  line?: number
  column?: number
  /** Content of the file, for the excerpt. */
  source?: string
  cause?: unknown
}

/** An error as plain data, which can be sent between threads and to the browser. */
export interface ErrorRecord {
  code: string
  message: string
  hint: string
  file?: string
  line?: number
  column?: number
  frame?: string
}

/** An error that the author can fix. It describes what happened, where, and how to fix it. */
export class DocentError extends Error {
  override readonly name = 'DocentError'
  /** Stable name of the kind of error, for example `unknown-doc-id`. */
  readonly code: string
  /** How to fix it. */
  readonly hint: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** Excerpt of the file around the location. */
  readonly frame?: string

  constructor(record: ErrorRecord, options?: ErrorOptions) {
    super(record.message, options)
    this.code = record.code
    this.hint = record.hint
    this.file = record.file
    this.line = record.line
    this.column = record.column
    this.frame = record.frame
  }

  /** The error as plain data, from which `new DocentError(record)` creates an error again. */
  toJSON(): ErrorRecord {
    const { code, message, hint, file, line, column, frame } = this
    return { code, message, hint, file, line, column, frame }
  }
}

/** Checks the name instead of the class, because a site's configuration may import another copy of docent. */
export function isDocentError(error: unknown): error is DocentError {
  return error instanceof Error && error.name === 'DocentError' && 'hint' in error
}

/** Combines the known parts of an error into a record. */
export function errorRecord(
  known: { code: string; message: string; hint: string },
  location: ErrorLocation,
): ErrorRecord {
  const { file, line, column, source } = location
  const frame =
    source !== undefined && line !== undefined
      ? codeFrame(source, line, column) || undefined
      : undefined
  return { ...known, file, line, column, frame }
}
