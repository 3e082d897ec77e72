import picocolors from 'picocolors'
import { relative, slashed } from '../shared/node/paths.ts'
import { isDocentError, type DocentError } from './docent-error.ts'

export interface FormatOptions {
  /** Files below this folder are shown relative to it. */
  cwd: string
  color: boolean
  /** Findings that don't stop the build are warnings. Default: `'error'`. */
  level?: 'error' | 'warning'
}

/**
 * Formats an error for the terminal: what happened, the location with an excerpt, and the fix. Errors that docent
 * didn't anticipate are shown with their stack, because their location is the only known fact.
 */
export function formatError(
  error: unknown,
  { cwd, color, level = 'error' }: FormatOptions,
): string {
  const paint = picocolors.createColors(color)
  const accent = level === 'error' ? paint.red : paint.yellow
  if (!isDocentError(error)) {
    return `${accent(`[${level}]`)} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
  const [summary = '', ...details] = withShortPaths(error.message, cwd).split('\n')
  const lines = [`${accent(`[${error.code}]`)} ${paint.bold(summary)}`]
  lines.push(...details.map(indent))
  const location = formatLocation(error, cwd)
  if (location !== undefined) lines.push(indent(paint.cyan(location)))
  if (error.frame !== undefined) lines.push(indent(error.frame))
  lines.push(indent(`${paint.green('Fix:')} ${withShortPaths(error.hint, cwd)}`))
  return lines.join('\n')
}

/** `docs/guide.md:3:1`, or as much of it as is known. */
export function formatLocation(
  { file, line, column }: Pick<DocentError, 'file' | 'line' | 'column'>,
  cwd: string,
): string | undefined {
  if (file === undefined) return undefined
  return [shortPath(cwd, file), line, column].filter((part) => part !== undefined).join(':')
}

/**
 * Text whose paths are relative to a folder, unless they lead out of it.
 * @example withShortPaths('Delete /work/site/dist/a.md.', '/work/site') // 'Delete dist/a.md.'
 */
export function withShortPaths(text: string, cwd: string): string {
  const folder = `${slashed(cwd).replace(/\/$/, '')}/`
  if (folder === '/') return text
  return text.split(folder).reduce((before, after) => {
    // In the middle of another path or of an address, it's no path of its own.
    const isPath = !/[\w./:-]$/.test(before) && /^[^\s"'`]/.test(after)
    return `${before}${isPath ? '' : folder}${after}`
  })
}

function shortPath(cwd: string, file: string): string {
  const path = relative(cwd, file)
  return path.startsWith('..') ? file : path
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ')
