import { existsSync, readFileSync, statSync } from 'node:fs'
import { contentHash } from '../../shared/node/hash.ts'
import type { FileInput } from '../../shared/records/page.ts'
import { errors, type ErrorLocation } from '../../errors/index.ts'
import { refusalOf } from '../../files/repository.ts'
import { decodeText } from '../../files/read-text.ts'
import { pathFrom } from '../../files/paths.ts'
import { dedent, readRegions } from './code-regions.ts'

export interface IncludeOptions {
  /** As written: `./login.ts`, `@site/examples/login.ts#fill-the-form`. */
  specifier: string
  /** As written: `3-7`, `3-`, `1,5-9`. */
  lines?: string
  /** The page. */
  file: string
  siteDir: string
  include?: 'anywhere' | 'repository' | undefined
  inputs: FileInput[]
  location: ErrorLocation
}

/** Included code, and its first line number in the file. */
export interface IncludedCode {
  code: string
  firstLine: number
}

/**
 * Code that a fence includes from a file (`file="@site/examples/login.ts"`), from one of its regions, or from some of
 * its lines.
 * @throws DocentError if the file, the region, or a line doesn't exist
 */
export function includeCode(options: IncludeOptions): IncludedCode {
  const { specifier, lines, file, siteDir, include, inputs, location } = options
  const [written = '', ...rest] = specifier.split('#')
  const region = rest.length === 0 ? undefined : rest.join('#')
  const path = pathFrom(file, written, siteDir)
  if (!existsSync(path) || !statSync(path).isFile())
    throw errors.codeFileNotFound({ ...location, specifier, path })
  const refusal = include === 'repository' ? refusalOf(path, siteDir) : undefined
  if (refusal !== undefined)
    throw errors.fileNotIncluded({ ...location, path, isPrivate: refusal === 'private' })
  const bytes = readFileSync(path)
  inputs.push({ file: path, hash: contentHash(bytes) })
  const text = decodeText(bytes, path)
  if (lines !== undefined) {
    if (region !== undefined) throw errors.codeLinesAndRegion({ ...location, lines, region })
    return selectLines(text, lines, { path, location })
  }
  const { regions, unclosed } = readRegions(text)
  const name = region?.trim() ?? ''
  const code = regions.get(name)
  if (code === undefined) {
    const line = unclosed.get(name)
    if (line !== undefined)
      throw errors.codeRegionUnclosed({ ...location, path, region: name, at: line })
    const regionNames = [...regions.keys()].filter((key) => key !== '')
    throw errors.codeRegionNotFound({ ...location, path, region: name, known: regionNames })
  }
  return { code, firstLine: 1 }
}

/** The lines in the ranges, in the order of the ranges. */
function selectLines(
  text: string,
  lines: string,
  { path, location }: { path: string; location: ErrorLocation },
): IncludedCode {
  const all = text.replace(/\n+$/, '').split('\n')
  const ranges = lines.split(',').map((part) => {
    const [, start, dash, end] = /^\s*(\d+)\s*(?:(-)\s*(\d+)?)?\s*$/.exec(part) ?? []
    const from = Number(start)
    const to = end !== undefined ? Number(end) : dash === undefined ? from : all.length
    if (start === undefined || from === 0 || (end !== undefined && to < from))
      throw errors.invalidCodeLines({ ...location, lines })
    if (Math.max(from, to) > all.length)
      throw errors.codeLinesNotFound({ ...location, path, lines, count: all.length })
    return { from, to }
  })
  const selected = ranges.flatMap(({ from, to }) => all.slice(from - 1, to))
  return { code: dedent(selected), firstLine: ranges[0]?.from ?? 1 }
}
