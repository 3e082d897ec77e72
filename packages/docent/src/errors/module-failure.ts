import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** A module of the site that couldn't be compiled, found, or evaluated. */
export interface ModuleFailure {
  kind: 'syntax' | 'import' | 'evaluation'
  problem: string
  /** Absolute path. */
  file?: string
  line?: number
  column?: number
  /** Content of the file. */
  source?: string
  /** The import that wasn't found. */
  specifier?: string
}

/** Parses the errors of the bundler and the runtime, whose messages are formatted for their own terminals. */
export async function moduleFailure(cause: unknown): Promise<ModuleFailure> {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
  const failure = importFailure(message, cause) ??
    syntaxFailure(cause) ?? { kind: 'evaluation', problem: message, file: fileInStack(cause) }
  const source =
    failure.file === undefined
      ? undefined
      : await readFile(failure.file, 'utf8').catch(() => undefined)
  const { specifier } = failure
  const at =
    source !== undefined && specifier !== undefined ? placeOf(source, specifier) : undefined
  return { ...failure, ...at, ...(source !== undefined && { source }) }
}

interface Located {
  message: string
  loc: { file: string; line: number; column: number }
}

const isLocated = (error: unknown): error is Located => {
  const { file, line } = (error as Partial<Located> | undefined)?.loc ?? {}
  return typeof file === 'string' && typeof line === 'number'
}

/** Rolldown lists errors with their locations; its own message is a formatted version of them. */
function locatedError(cause: unknown): Located | undefined {
  const listed = (cause as { errors?: unknown[] } | undefined)?.errors ?? []
  return [...listed, cause].find(isLocated)
}

function syntaxFailure(cause: unknown): ModuleFailure | undefined {
  const found = locatedError(cause)
  if (!found) return undefined
  const [problem = ''] = stripVTControlCharacters(found.message)
    .replace(/^\[\w+\] /, '')
    .split('\n')
  const { file, line, column } = found.loc
  return { kind: 'syntax', problem, file, line, column: column + 1 }
}

function importFailure(message: string, cause: unknown): ModuleFailure | undefined {
  const match =
    /^Cannot find module '(.+?)' imported from '(.+?)'/.exec(message) ??
    /^Failed to load url (\S+) .*? in (.+?)\. Does the file exist\?/.exec(message) ??
    /^Failed to resolve import "(.+?)" from "(.+?)"/.exec(message)
  const [, specifier, importer] = match ?? []
  if (specifier === undefined) return undefined
  // The importer in the message may be a relative path.
  const file = locatedError(cause)?.loc.file ?? importer
  return { kind: 'import', problem: `cannot find "${specifier}"`, file, specifier }
}

/** Line numbers of evaluated code differ from the source's, so only the file name in the stack is useful. */
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
