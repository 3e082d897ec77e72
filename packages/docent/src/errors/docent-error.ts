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

/**
 * Throws the problems, if there are any: a single error unchanged, several errors together, so that authors see all of
 * them.
 * @param summary message of several errors
 * @throws the error, or an AggregateError
 */
export function throwTogether(problems: readonly unknown[], summary: string): void {
  if (problems.length === 1) throw problems[0]
  if (problems.length > 1) throw new AggregateError(problems, summary)
}

/** The problems of an error that `throwTogether` has thrown, or the error itself. */
export function problemsIn(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors : [error]
}

/** Problems without repetitions: locales share files, and pages share modules. */
export function distinct(problems: readonly unknown[]): unknown[] {
  const known = new Map<string, unknown>()
  for (const problem of problems) {
    const key = isDocentError(problem)
      ? JSON.stringify([problem.message, problem.file, problem.line])
      : String(problem)
    if (!known.has(key)) known.set(key, problem)
  }
  return [...known.values()]
}

/** Number of lines shown above and below the error's line. */
const CONTEXT = 2
/** Maximum number of columns shown of a long line, because paragraphs are often one line. */
const WIDTH = 96

/**
 * Excerpt of a source around a location, with a mark below the column. Lines and columns start at 1.
 * Empty if the source doesn't have that line.
 */
export function codeFrame(source: string, line: number, column?: number): string {
  // A site can have thousands of findings in one large file, so the lines below the excerpt aren't read.
  const lines = source.split(/\r?\n/, line + CONTEXT)
  if (line < 1 || line > lines.length) return ''
  const first = Math.max(1, line - CONTEXT)
  const last = Math.min(lines.length, line + CONTEXT)
  const digits = String(last).length
  const start = windowStart(column ?? 1)
  const frame: string[] = []
  for (let number = first; number <= last; number += 1) {
    const mark = number === line ? '>' : ' '
    const text = cut(lines[number - 1] ?? '', start)
    frame.push(`${mark} ${String(number).padStart(digits)} | ${text}`.trimEnd())
    if (number === line && column !== undefined) {
      const ellipsis = start > 0 ? 1 : 0
      frame.push(`  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - start + ellipsis)}^`)
    }
  }
  return frame.join('\n')
}

/** First visible column (from 0) of the lines. */
function windowStart(column: number): number {
  return column <= WIDTH - 16 ? 0 : column - 1 - WIDTH / 2
}

function cut(line: string, start: number): string {
  // Each tab is replaced with one space, so that the mark is below its character.
  const text = line.replaceAll('\t', ' ')
  const part = text.slice(start, start + WIDTH)
  return `${start > 0 && part !== '' ? '…' : ''}${part}${text.length > start + WIDTH ? '…' : ''}`
}
