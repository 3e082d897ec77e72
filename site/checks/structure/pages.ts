/** A page or partial as the rules see it: front matter, lines, and headings. */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
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
  frontMatter: Record<string, unknown>
}

/** The MDX files at or below the given files and folders, sorted, relative to the repository. */
export function findPages(root: string, roots: readonly string[]): string[] {
  const files = roots.flatMap((name) => {
    const start = path.resolve(root, name)
    if (statSync(start).isFile()) return [start]
    return readdirSync(start, { recursive: true, encoding: 'utf8' }).map((below) =>
      path.join(start, below),
    )
  })
  const names = files.map((file) => path.relative(root, file).split(path.sep).join('/'))
  return [...new Set(names)].filter((name) => name.endsWith('.mdx')).sort()
}

/** Reads one page of the repository. */
export function readPageFile(root: string, file: string): Page {
  return readPage(readFileSync(path.join(root, file), 'utf8'), file)
}

export function readPage(source: string, file: string): Page {
  const lines = readLines(source)
  return { file, lines, headings: headingsOf(lines), frontMatter: frontMatterOf(lines) }
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
