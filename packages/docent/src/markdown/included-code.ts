import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { FileInput } from '../model/page.ts'
import { errors, type ErrorPlace } from '../errors/index.ts'
import { isBelow } from '../files/below-site.ts'
import { hashBytes } from '../files/file-input.ts'

/** Comments around a part of a file: `// #region login` to `// #endregion`. */
const REGION = /^\s*(?:\/\/|#|\/\*|<!--|--|;|\{\/\*)\s*#(end)?region\b[ \t]*([\w-]*)/

export interface IncludeOptions {
  /** As written: `./login.ts`, `@site/examples/login.ts#fill-the-form`. */
  specifier: string
  /** The page. */
  file: string
  siteDir: string
  /** Folders with documents outside the site. */
  outside: readonly string[]
  inputs: FileInput[]
  place: ErrorPlace
}

/**
 * Code that a fence takes from a file (`file="@site/examples/login.ts"`), or from one region of it.
 * @throws DocentError when the file or region doesn't exist, or the file is outside the site
 */
export function includeCode(options: IncludeOptions): string {
  const { specifier, file, siteDir, outside, inputs, place } = options
  const [name = '', region] = specifier.split('#')
  const path = name.startsWith('@site/')
    ? join(siteDir, name.slice('@site/'.length))
    : resolve(dirname(file), name)
  if (![siteDir, ...outside].some((folder) => isBelow(path, folder)))
    throw errors.codeOutsideSite({ ...place, specifier, siteDir })
  if (!existsSync(path) || !statSync(path).isFile())
    throw errors.codeFileNotFound({ ...place, specifier, path })
  const bytes = readFileSync(path)
  inputs.push({ file: path, hash: hashBytes(bytes) })
  const regions = readRegions(bytes.toString('utf8'))
  const code = regions.get(region ?? '')
  if (code === undefined) {
    const known = [...regions.keys()].filter((key) => key !== '')
    throw errors.codeRegionNotFound({ ...place, path, region: region ?? '', known })
  }
  return code
}

/** Regions of a file by name, without the lines that mark them; the whole file has an empty name. */
function readRegions(text: string): Map<string, string> {
  const lines = new Map<string, string[]>([['', []]])
  const open: string[] = ['']
  for (const line of text.replace(/\r\n/g, '\n').split('\n')) {
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
