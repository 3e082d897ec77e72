import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { resolve } from '../shared/node/paths.ts'

/** The known details of a failure to compile, find, evaluate, or write one of the site's modules. */
export interface ModuleFailure {
  kind: 'syntax' | 'import' | 'evaluation' | 'disk'
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

/** The properties of the bundler's and the runtime's errors, which may be missing. */
interface ModuleError {
  message: string
  stack?: string
  /** Module. */
  id?: string
  loc?: { line: number; column: number; file?: string }
}

/**
 * Extracts the details from the bundler's and the runtime's errors, whose messages are formatted for their own output.
 * @param pages - paths of Markdown files, whose imports the bundler resolves from a virtual module
 */
export async function moduleFailure(
  cause: unknown,
  pages: readonly string[] = [],
): Promise<ModuleFailure> {
  const error = firstError(cause)
  const message = stripVTControlCharacters(error.message).replace(/^(?:Error: )?\[[^\]]+\]:? */, '')
  const [, path, reason] =
    /Failed to \w+ (?:file in |dir )?(.+)[\s\S]*?Caused by:\s*(.+)/.exec(message) ?? []
  if (path !== undefined && reason !== undefined)
    return { kind: 'disk', problem: reason, file: path }
  const missing = await importFailure(message, error, pages)
  if (missing) return missing
  const problem = message.split('\n')[0] ?? message
  const location = (await locateExport(problem, error)) ?? (await locateIn(message, error))
  if (location?.line !== undefined) return { kind: 'syntax', problem, ...location }
  const file = fileInStack(error)
  return { kind: 'evaluation', problem: message, ...(file !== undefined && (await moduleAt(file))) }
}

/** Rolldown's error contains a list of errors with their locations. Its message only formats them. */
function firstError(cause: unknown): ModuleError {
  const listed = (cause as { errors?: ModuleError[] } | undefined)?.errors ?? []
  const moduleError = cause instanceof Error ? (cause as ModuleError) : { message: String(cause) }
  return listed.find(({ loc }) => loc !== undefined) ?? listed[0] ?? moduleError
}

const MISSING = [
  /Cannot find module '(.+?)' imported from '(.+?)'/,
  /Failed to load url (\S+) .*? in (.+?)\. Does the file exist\?/,
  /Failed to resolve import "(.+?)" from "(.+?)"/i,
  /Could not resolve '(.+?)' in (.+)/,
  // The bundler's placeholder for an optional package that isn't installed.
  /"__vite-optional-peer-dep:(.+?):[^:]+"/,
]

async function importFailure(
  message: string,
  { loc }: ModuleError,
  pages: readonly string[],
): Promise<ModuleFailure | undefined> {
  const [, specifier, importer = ''] =
    MISSING.map((pattern) => pattern.exec(message)).find((match) => match !== null) ?? []
  if (specifier === undefined) return undefined
  const isPage = importer.includes('virtual:docent/')
  const files = isPage || importer === '' ? pages : [loc?.file ?? resolve(importer)]
  // Prose and code samples may name the module, too.
  const statement = isPage ? '^[^`\n]*\\b(?:from|import|require\\()\\s*' : ''
  const location = await findText(`${statement}(['"\`])${escapePattern(specifier)}\\1`, files)
  const file = isPage ? undefined : files[0]
  return {
    kind: 'import',
    problem: `cannot find "${specifier}"`,
    specifier,
    ...(location ?? (file !== undefined && { file })),
  }
}

type ModuleLocation = Pick<ModuleFailure, 'file' | 'line' | 'column' | 'source'>

/** Errors that occur after transpiling have line numbers of the output, so the name is searched for in the source. */
async function locateExport(
  problem: string,
  { id }: ModuleError,
): Promise<ModuleLocation | undefined> {
  const [, name] = /^"(\w+)" is not exported by/.exec(problem) ?? []
  return name === undefined || id === undefined ? undefined : findText(`\\b${name}\\b`, [id])
}

/**
 * The location is in the error's properties or, for errors of the transpiler, only in its message: `[ path:line:column
 * ]`.
 */
async function locateIn(
  message: string,
  { id, loc }: ModuleError,
): Promise<ModuleLocation | undefined> {
  const [, shown, line, column] = /\[ (.+):(\d+):(\d+) \]/.exec(message) ?? []
  if (shown !== undefined)
    return { ...(await moduleAt(resolve(shown))), line: Number(line), column: Number(column) }
  const file = loc?.file ?? id
  if (loc === undefined || file === undefined) return undefined
  return { ...(await moduleAt(file)), line: loc.line, column: loc.column + 1 }
}

/** The line numbers of evaluated code differ from the source's, so only the file in the stack is useful. */
function fileInStack({ stack = '' }: ModuleError): string | undefined {
  const path = /^\s+at (?:.*\()?(\/.+?|[A-Z]:[\\/].+?):\d+:\d+\)?$/m.exec(stack)?.[1]
  return path === undefined || path.includes('node_modules') ? undefined : path
}

/** The first match in files, with its location. */
async function findText(
  pattern: string,
  files: readonly string[],
): Promise<ModuleLocation | undefined> {
  for (const file of files) {
    const { source } = await moduleAt(file)
    const code = /\.mdx?$/.test(file) ? source?.replace(FENCES, hidden) : source
    const offset = code?.search(new RegExp(pattern, 'm')) ?? -1
    if (source === undefined || offset === -1) continue
    const above = source.slice(0, offset)
    return {
      file,
      source,
      line: above.split('\n').length,
      column: offset - above.lastIndexOf('\n'),
    }
  }
  return undefined
}

/** Code samples of a Markdown file. */
const FENCES = /^[ \t]*(```+|~~~+)(?!mdx-code-block)[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm

/** Blanks, so that offsets stay the same. */
function hidden(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** A file with its text. The bundler also reports modules that aren't files. */
async function moduleAt(file: string): Promise<ModuleLocation> {
  const source = await readFile(file, 'utf8').catch(() => undefined)
  return { file, ...(source !== undefined && { source }) }
}

/** A regular expression that matches exactly this text. */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
