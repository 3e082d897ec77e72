/**
 * What a page tells of the API: its tables, its call forms and what it sets as code, each with its line.
 *
 * A scanner of lines, as that of the samples: an error has to name the line that its author wrote.
 */

import { parse } from 'yaml'
import { findFences } from '../samples/fences.mjs'

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} [type]  As written. Absent in a table without types.
 * @property {string} [since]
 * @property {string} text    What stands behind the name.
 * @property {number} line    Counted from 1.
 */
/**
 * @typedef {object} Table
 * @property {string} heading    Text of the heading above it, without marks.
 * @property {string[]} columns  Heads of the columns; `Option` and `Type` for an `<Options>` element.
 * @property {boolean} element   Whether it is an `<Options>` element.
 * @property {number} line
 * @property {Row[]} rows
 */
/**
 * @typedef {object} Page
 * @property {string} file
 * @property {string} title
 * @property {string} [since]
 * @property {string} syntax    The text of its `syntax` fences.
 * @property {Table[]} tables
 * @property {{ text: string, line: number }[]} code  Inline code.
 */

/**
 * @param {string} source
 * @param {string} file As reports show it.
 * @returns {Page}
 */
export function readPage(source, file) {
  const matter = parse(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '') ?? {}
  const fences = findFences(source, file)
  const lines = source.split(/\r?\n/)
  for (const fence of fences) {
    // Code blocks hold no tables; their lines stay, so that the numbers do.
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
    tables: [...readMarkdownTables(lines), ...readElements(lines)],
    code: lines.flatMap((text, index) =>
      codesOf(text).map((code) => ({ text: code, line: index + 1 })),
    ),
  }
}

/**
 * @param {string[]} lines
 * @param {number} index
 */
function headingAbove(lines, index) {
  for (let above = index; above >= 0; above--) {
    const match = /^#{2,6} (.*?)(?: \{#.*\})?$/.exec(lines[above] ?? '')
    if (match) return (match[1] ?? '').replace(/[`*]/g, '')
  }
  return ''
}

/**
 * @param {string[]} lines
 * @returns {Table[]}
 */
function readMarkdownTables(lines) {
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || !/^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '')) return []
    const columns = cellsOf(text)
    const end = lines.findIndex((line, at) => at > index && !line.startsWith('|'))
    const body = lines.slice(index + 2, end < 0 ? lines.length : end)
    const rows = body.flatMap((line, at) => readRow(columns, line, index + at + 3))
    return [{ heading: headingAbove(lines, index), columns, element: false, line: index + 1, rows }]
  })
}

/**
 * A row of its own for every name that the first cell sets as code.
 *
 * @param {string[]} columns
 * @param {string} text
 * @param {number} line
 * @returns {Row[]}
 */
function readRow(columns, text, line) {
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

/**
 * One type for all names, or one for each; none where the cell says it in words.
 *
 * @param {string} cell
 * @param {number} count
 * @returns {(string | undefined)[]}
 */
function readTypes(cell, count) {
  const codes = codesOf(cell)
  if (/^`[^`]+`$/.test(cell)) return Array.from({ length: count }, () => codes[0])
  return codes.length === count && count > 1 ? codes : []
}

/** @param {string} text */
function codesOf(text) {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
}

/** @param {string} text */
function cellsOf(text) {
  return text
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const OPTION = /<Option\s((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*?)(?:\/>|>([\s\S]*?)<\/Option>)/g

/**
 * `<Options>` elements.
 *
 * @param {string[]} lines
 * @returns {Table[]}
 */
function readElements(lines) {
  const text = lines.join('\n')
  return [...text.matchAll(/<Options\b[^>]*>[\s\S]*?<\/Options>/g)].map((table) => {
    const line = lineAt(text, table.index)
    const rows = [...table[0].matchAll(OPTION)].map((match) => ({
      ...readAttributes(match[1] ?? ''),
      text: match[2] ?? '',
      line: line + lineAt(table[0], match.index) - 1,
    }))
    return {
      heading: headingAbove(lines, line - 1),
      columns: ['Option', 'Type'],
      element: true,
      line,
      rows,
    }
  })
}

/** @param {string} text */
function readAttributes(text) {
  /** @type {Record<string, string>} */
  const values = {}
  for (const [, name = '', double, single, braces] of text.matchAll(
    /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g,
  )) {
    values[name] = double ?? single ?? braces?.replace(/^(['"`])(.*)\1$/, '$2') ?? ''
  }
  const { name = '', type, since } = values
  return { name, ...(type && { type }), ...(since && { since }) }
}

/**
 * @param {string} text
 * @param {number} index
 */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length
}

/**
 * `isVisible(element)` is the row of `isVisible`, `req.reply(body)` that of `reply`.
 *
 * @param {string} name
 */
export function bareName(name) {
  const called = name.replace(/\(.*$/, '')
  return called.slice(called.lastIndexOf('.') + 1)
}
