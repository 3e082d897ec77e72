import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { errors, type DocentError } from '../errors/index.ts'

/** What is known of a module that could not be evaluated. */
interface Failure {
  problem: string
  file: string
  line?: number
  column?: number
  /** Import that was not found: its place is searched in the file. */
  specifier?: string
}

/**
 * The bundler's and the runtime's errors as one that says which file of the site failed, and where.
 */
export async function loadError(file: string, cause: unknown): Promise<DocentError> {
  const { specifier, ...failure } = failureOf(file, cause)
  const source = await readFile(failure.file, 'utf8').catch(() => undefined)
  const at =
    source !== undefined && specifier !== undefined ? placeOf(source, specifier) : undefined
  return errors.configFailed({ ...failure, ...at, source, cause })
}

function failureOf(file: string, cause: unknown): Failure {
  const message = cause instanceof Error ? stripVTControlCharacters(cause.message) : String(cause)
  return (
    syntaxFailure(cause) ??
    importFailure(file, message) ?? { problem: message, file: fileInStack(cause) ?? file }
  )
}

interface ParseError {
  code: 'PARSE_ERROR'
  message: string
  loc: { file: string; line: number; column: number }
}

/** Rolldown lists parse errors with their places; its own message is a drawing of them. */
function syntaxFailure(cause: unknown): Failure | undefined {
  const listed = (cause as { errors?: unknown[] } | undefined)?.errors ?? []
  const found = listed.find((error) => (error as Partial<ParseError>).code === 'PARSE_ERROR')
  if (found === undefined) return undefined
  const { message, loc } = found as ParseError
  const [problem = ''] = stripVTControlCharacters(message).replace('[PARSE_ERROR] ', '').split('\n')
  return { problem, file: loc.file, line: loc.line, column: loc.column + 1 }
}

function importFailure(file: string, message: string): Failure | undefined {
  const match =
    /^Cannot find module '(.+?)' imported from '(.+?)'/.exec(message) ??
    /^Failed to load url (\S+) .*? in (.+?)\. Does the file exist\?/.exec(message)
  const specifier = match?.[1]
  if (specifier === undefined) return undefined
  return { problem: `cannot find "${specifier}"`, file: match?.[2] ?? file, specifier }
}

/** Lines of evaluated code differ from the source's, so of the stack only the file is of use. */
function fileInStack(cause: unknown): string | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const path = /^\s+at (?:.*\()?(\/.+?|[A-Z]:[\\/].+?):\d+:\d+\)?$/m.exec(stack)?.[1]
  return path === undefined || path.includes('node_modules') ? undefined : path
}

function placeOf(source: string, specifier: string): { line: number; column: number } | undefined {
  const offset = source.search(new RegExp(`['"\`]${specifier.replace(/[^\w]/g, '\\$&')}['"\`]`))
  if (offset === -1) return undefined
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
