/**
 * The API as a page documents it: its tables, its call forms, and its inline code, each with its line.
 *
 * The page is scanned line by line, as for the samples, because an error has to name the line in the source.
 */

import { readPage, type Page } from '../page/page.ts'

interface Row {
  name: string
  /** As written. Undefined in a table without types. */
  type?: string
  since?: string
  /** The text after the name. */
  text: string
  /** Counted from 1. */
  line: number
}

export interface Table {
  /** Text of the heading above it, without formatting. */
  heading: string
  /** Headers of the columns; `Option` and `Type` for an `<Options>` element. */
  columns: string[]
  /** Whether it is an `<Options>` element. */
  element: boolean
  line: number
  rows: Row[]
}

export interface DocumentedPage {
  file: string
  title: string
  since?: string
  /** The text of its `syntax` fences. */
  syntax: string
  tables: Table[]
  /** Inline code. */
  code: { text: string; line: number }[]
}

/** @param file path for reports */
export function readTables(source: string, file: string): DocumentedPage {
  const page = readPage(source, file)
  const { fences, frontMatter: matter } = page
  const lines = page.lines.map(({ text }) => text)
  for (const fence of fences) {
    // Code blocks don't contain tables. Their lines are kept, so that line numbers don't change.
    lines.fill('', fence.fenceLine - 1, fence.line + fence.code.length)
  }
  return {
    file,
    title: String(matter.title ?? ''),
    ...(typeof matter.since === 'string' && { since: matter.since }),
    syntax: fences
      .filter(({ lang }) => lang === 'syntax')
      .flatMap(({ code }) => code)
      .join('\n'),
    tables: [...readMarkdownTables(page, lines), ...readElements(page, lines)],
    code: lines.flatMap((text, index) =>
      codesOf(text).map((code) => ({ text: code, line: index + 1 })),
    ),
  }
}

/** @param index of a line, counted from 0 */
const headingAbove = ({ headings }: Page, index: number): string =>
  headings.findLast(({ level, line }) => level > 1 && line <= index + 1)?.text ?? ''

function readMarkdownTables(page: Page, lines: string[]): Table[] {
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || !/^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '')) return []
    const columns = cellsOf(text)
    const end = lines.findIndex((line, at) => at > index && !line.startsWith('|'))
    const body = lines.slice(index + 2, end < 0 ? lines.length : end)
    const rows = body.flatMap((line, at) => readRow(columns, line, index + at + 3))
    return [{ heading: headingAbove(page, index), columns, element: false, line: index + 1, rows }]
  })
}

/** A separate row for every name in code formatting in the first cell. */
function readRow(columns: string[], text: string, line: number): Row[] {
  const cells = cellsOf(text)
  const names = codesOf(cells[0] ?? '')
  const types = readTypes(cells[columns.indexOf('Type')] ?? '', names.length)
  const rest = cells.slice(1).join(' ')
  const since = /(?<!eprecated )\bsince (\d+\.\d+\.\d+)/i.exec(rest)?.[1]
  return names.map((name, index) => {
    const type = types[index]
    return { name, ...(type && { type }), ...(since && { since }), text: rest, line }
  })
}

/** One type for all names, or one for each. Empty if the cell describes the type in words. */
function readTypes(cell: string, count: number): (string | undefined)[] {
  const codes = codesOf(cell)
  if (/^`[^`]+`$/.test(cell)) return Array.from({ length: count }, () => codes[0])
  return codes.length === count && count > 1 ? codes : []
}

function codesOf(text: string) {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
}

function cellsOf(text: string) {
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const OPTION = /<Option\s((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*?)(?:\/>|>([\s\S]*?)<\/Option>)/g

/** `<Options>` elements. */
function readElements(page: Page, lines: string[]): Table[] {
  const text = lines.join('\n')
  return [...text.matchAll(/<Options\b[^>]*>[\s\S]*?<\/Options>/g)].map((table) => {
    const line = lineAt(text, table.index)
    const rows = [...table[0].matchAll(OPTION)].map((match) => ({
      ...readAttributes(match[1] ?? ''),
      text: match[2] ?? '',
      line: line + lineAt(table[0], match.index) - 1,
    }))
    return {
      heading: headingAbove(page, line - 1),
      columns: ['Option', 'Type'],
      element: true,
      line,
      rows,
    }
  })
}

function readAttributes(text: string) {
  const values: Record<string, string> = {}
  for (const [, name = '', double, single, braces] of text.matchAll(
    /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g,
  )) {
    values[name] = double ?? single ?? braces?.replace(/^(['"`])(.*)\1$/, '$2') ?? ''
  }
  const { name = '', type, since } = values
  return { name, ...(type && { type }), ...(since && { since }) }
}

export function lineAt(text: string, index: number) {
  return text.slice(0, index).split('\n').length
}

/** `isVisible(element)` becomes `isVisible`, and `req.reply(body)` becomes `reply`. */
export function bareName(name: string) {
  const called = name.replace(/\(.*$/, '')
  return called.slice(called.lastIndexOf('.') + 1)
}
