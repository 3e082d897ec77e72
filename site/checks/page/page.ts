/** A page or partial as all checks see it: front matter, lines, headings, and fences. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { UsageError } from '../../../scripts/usage.ts'
import { findFences, metaValue, type Fence } from './fences.ts'
import { readLines, type Line } from './lines.ts'

export interface Heading {
  /** Number of `#` signs. */
  level: number
  /** Without the anchor and without formatting. */
  text: string
  /** Counted from 1. */
  line: number
}

export interface Page {
  /** Path relative to the repository. */
  file: string
  lines: Line[]
  headings: Heading[]
  fences: Fence[]
  frontMatter: Record<string, unknown>
}

/**
 * The pages at or below the given files and folders, sorted, relative to the repository.
 * @throws UsageError if one of them doesn't exist or isn't a page and has none, because a check of nothing would pass
 */
export function findPages(root: string, roots: readonly string[]): string[] {
  const names = roots.flatMap((name) => {
    const start = path.resolve(root, name)
    if (!existsSync(start))
      throw new UsageError(
        `${name} doesn't exist. Fix: write a path that starts at the root folder.`,
      )
    const files = statSync(start).isFile()
      ? [start]
      : readdirSync(start, { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(start, file),
        )
    const pages = files
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .filter((file) => /\.mdx?$/.test(file))
    if (pages.length === 0) throw new UsageError(`${name} has no pages (.mdx or .md files).`)
    return pages
  })
  return [...new Set(names)].sort()
}

/** Reads one page of the repository. */
export function readPageFile(root: string, file: string): Page {
  return readPage(readFileSync(path.join(root, file), 'utf8'), file)
}

export function readPage(source: string, file: string): Page {
  const lines = readLines(source)
  return {
    file,
    lines,
    headings: headingsOf(lines),
    fences: findFences(source, file),
    frontMatter: frontMatterOf(lines),
  }
}

/** The line of a front matter key, or the page's first line if the page doesn't have the key. */
export function lineOfKey({ lines }: Page, key: string): number {
  const index = lines.findIndex(
    ({ kind, text }) => kind === 'front-matter' && text.startsWith(`${key}:`),
  )
  return Math.max(index, 0) + 1
}

function headingsOf(lines: readonly Line[]): Heading[] {
  return lines.flatMap(({ kind, text }, index) => {
    if (kind !== 'heading') return []
    const [, marks = '', title = ''] = /^\s*(#+)\s+(.*?)\s*(?:\{#[^}]*\}\s*)?$/.exec(text) ?? []
    return [{ level: marks.length, text: title.replace(/[`*]/g, ''), line: index + 1 }]
  })
}

/** The build reports invalid YAML with its location. Here, it counts as empty front matter. */
function frontMatterOf(lines: readonly Line[]): Record<string, unknown> {
  const yaml = lines.filter(({ kind }) => kind === 'front-matter').slice(1, -1)
  try {
    const data: unknown = parse(yaml.map(({ text }) => text).join('\n'))
    return typeof data === 'object' && data !== null ? { ...data } : {}
  } catch {
    return {}
  }
}

/**
 * The samples of pages. Fences that take their code from a file aren't included, because `npm run check:examples`
 * checks those files.
 */
export function readSamples(root: string, files: readonly string[]): Fence[] {
  return files.flatMap((file) =>
    findFences(readFileSync(path.join(root, file), 'utf8'), file).filter(
      ({ meta }) => metaValue(meta, 'file') === undefined,
    ),
  )
}
