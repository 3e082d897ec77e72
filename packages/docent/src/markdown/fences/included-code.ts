import { existsSync, readFileSync, statSync } from 'node:fs'
import type { FileInput } from '../../shared/records/page.ts'
import { errors, type ErrorLocation } from '../../errors/index.ts'
import { hashBytes } from '../../files/file-input.ts'
import { refusalOf } from '../../files/repository.ts'
import { decodeText } from '../../files/read-text.ts'
import { pathFrom } from '../../files/paths.ts'

/** Comments around a region of a file: `// #region login` to `// #endregion`. */
const REGION = /^\s*(?:\/\/|#|\/\*|<!--|--|;|\{\/\*)\s*#(end)?region\b[ \t]*([\w-]*)/

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
  const [name = '', region] = specifier.split('#')
  const path = pathFrom(file, name, siteDir)
  if (!existsSync(path) || !statSync(path).isFile())
    throw errors.codeFileNotFound({ ...location, specifier, path })
  const refusal = include === 'repository' ? refusalOf(path, siteDir) : undefined
  if (refusal !== undefined)
    throw errors.fileNotIncluded({ ...location, path, isPrivate: refusal === 'private' })
  const bytes = readFileSync(path)
  inputs.push({ file: path, hash: hashBytes(bytes) })
  const text = decodeText(bytes, path)
  if (lines !== undefined) {
    if (region !== undefined) throw errors.codeLinesAndRegion({ ...location, lines, region })
    return selectLines(text, lines, { path, location })
  }
  const regions = readRegions(text)
  const code = regions.get(region ?? '')
  if (code === undefined) {
    const known = [...regions.keys()].filter((key) => key !== '')
    throw errors.codeRegionNotFound({ ...location, path, region: region ?? '', known })
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

/** Regions of a file by name, without the comments around them. The whole file has an empty name. */
function readRegions(text: string): Map<string, string> {
  const lines = new Map<string, string[]>([['', []]])
  const open: string[] = ['']
  for (const line of text.split('\n')) {
    const mark = REGION.exec(line)
    if (mark?.[1] !== undefined) {
      if (open.length > 1) open.pop()
    } else if (mark) {
      const name = mark[2] ?? ''
      open.push(name)
      if (!lines.has(name)) lines.set(name, [])
    } else {
      for (const name of new Set(open)) lines.get(name)?.push(line)
    }
  }
  return new Map([...lines].map(([name, own]) => [name, dedent(own)]))
}

function dedent(lines: readonly string[]): string {
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  const common = Math.min(...indents)
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\s+$/g, '')
}
