import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { errors } from '../errors/index.ts'
import type { ImportOptions } from '../markdown/page-imports.ts'
import { isDocusaurusModule } from '../shared/docusaurus-modules.ts'
import { foreignFacts } from './docusaurus.ts'

/** The properties that a bundler's error may have. */
interface BundlerError extends Error {
  id?: string
  loc?: { line: number; column: number; file?: string }
  /** Set when several errors are reported together. */
  errors?: BundlerError[]
}

/**
 * Turns the bundler's error into one that an author can act on: the first problem with its file and line.
 * @param pages files whose imports the bundler resolves for them
 */
export function bundleProblem(
  error: unknown,
  pages: readonly string[],
  options: Pick<ImportOptions, 'compat'> = {},
): unknown {
  if (!(error instanceof Error)) return error
  const first = (error as BundlerError).errors?.[0] ?? (error as BundlerError)
  const text = stripVTControlCharacters(first.message).replace(/^(?:Error: )?\[[^\]]+\]:? */, '')
  const disk = /Failed to \w+ (?:file in |dir )?(.+)[\s\S]*?Caused by:\s*(.+)/.exec(text)
  if (disk) return errors.writeFailed({ path: disk[1] ?? '', problem: disk[2] ?? '', cause: error })
  const problem = text.split('\n')[0] ?? text
  const [, specifier, importer = ''] =
    /failed to resolve import "(.+?)" from "(.+?)"/.exec(text) ??
    /Could not resolve '(.+?)' in (.+)/.exec(text) ??
    // The bundler replaces an optional package that isn't installed with a module of this name.
    /"__vite-optional-peer-dep:(.+?):[^:]+"/.exec(text) ??
    []
  if (specifier !== undefined) {
    const files = importer.includes('virtual:docent/') ? pages : [resolve(importer)]
    const place = find(`(["'])${escapeRegExp(specifier)}\\1`, files)
    if (isDocusaurusModule(specifier))
      return errors.foreignModule({ ...place, ...foreignFacts(specifier, options) })
    return errors.unresolvedImport({ ...place, specifier, cause: error })
  }
  // After the transpiler has run, an error's lines refer to its output, not to the source.
  const [, name] = /^"(\w+)" is not exported by/.exec(problem) ?? []
  const place =
    name === undefined || first.id === undefined
      ? placeOf(first, text)
      : find(`\\b${name}\\b`, [first.id])
  return errors.bundleFailed({ ...place, problem, cause: error })
}

interface FoundPlace {
  file: string
  line: number
  column?: number
  source: string
}

/** The location is in the error or, for the transpiler's errors, only in its message: `[ path:line:column ]`. */
function placeOf({ id, loc }: BundlerError, text: string): FoundPlace | undefined {
  const [, shown, line, column] = /\[ (.+):(\d+):(\d+) \]/.exec(text) ?? []
  const place =
    shown === undefined
      ? { file: loc?.file ?? id, line: loc?.line, column: loc?.column }
      : { file: resolve(shown), line: Number(line), column: Number(column) }
  const source = place.file === undefined ? undefined : textOf(place.file)
  if (place.file === undefined || place.line === undefined || source === undefined) return undefined
  return { ...place, file: place.file, line: place.line, source }
}

/** Location of the first match in the files. */
function find(pattern: string, files: readonly string[]): FoundPlace | undefined {
  for (const file of files) {
    const source = textOf(file)
    const at = source?.search(new RegExp(pattern)) ?? -1
    if (source !== undefined && at >= 0)
      return { file, line: source.slice(0, at).split('\n').length, source }
  }
  return undefined
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Returns undefined for modules that have no file, which the bundler reports too. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
