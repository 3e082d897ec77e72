import { codeFrame } from './code-frame.ts'

/** Where an error stands, as far as it is known; lines and columns count from 1. */
export interface ErrorPlace {
  /** Absolute path. */
  file?: string
  line?: number
  column?: number
  /** Text of the file: the excerpt is cut from it. */
  source?: string
  cause?: unknown
}

/** An error as plain data: what can be sent between threads and to the browser. */
export interface ErrorRecord {
  code: string
  message: string
  hint: string
  file?: string
  line?: number
  column?: number
  frame?: string
}

/** An error that its reader can repair: it says what happened, where, and what to do. */
export class DocentError extends Error {
  override readonly name = 'DocentError'
  /** Stable name of the kind of error, for example `unknown-doc-id`. */
  readonly code: string
  /** What to do about it. */
  readonly hint: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
  /** Excerpt of the file around the place. */
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

  /** Plain data of the error; `new DocentError(record)` makes it an error again. */
  toJSON(): ErrorRecord {
    const { code, message, hint, file, line, column, frame } = this
    return { code, message, hint, file, line, column, frame }
  }
}

/**
 * By name and not by class, because a site's configuration may bring a copy of docent of its own.
 */
export function isDocentError(error: unknown): error is DocentError {
  return error instanceof Error && error.name === 'DocentError' && 'hint' in error
}

/** Joins what is known of an error to its record. */
export function errorRecord(
  facts: { code: string; message: string; hint: string },
  place: ErrorPlace,
): ErrorRecord {
  const { file, line, column, source } = place
  const frame =
    source !== undefined && line !== undefined
      ? codeFrame(source, line, column) || undefined
      : undefined
  return { ...facts, file, line, column, frame }
}
