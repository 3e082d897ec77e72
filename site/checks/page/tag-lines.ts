/** Classifies the lines of a page that start with a tag: table rows, tags alone, or tags with text. */

import type { LineKind } from './line-kind.ts'

/** Each of these elements is one row of a table, including its content. */
const ROWS = new Set(['Option', 'tr'])

/** These elements render a table from data; in the source, each of them counts as one row. */
export const DATA_TABLES = new Set([
  'ApiGroup',
  'CliFlags',
  'CliSubcommands',
  'ConfigurationTable',
  'EnvVars',
  'History',
  'ResultFields',
  'StatusLegend',
])

/** A tag; attribute values in braces may contain an object. */
const TAG = /<\/?[A-Za-z](?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*>/
const ALL_TAGS = new RegExp(TAG, 'g')
const TAG_AT_START = new RegExp(`^\\s*(${TAG.source})`)

/** The longest opening tag, in lines. */
const LONGEST_TAG = 40

/** Kinds of the lines of the tag or row that starts on a line; undefined if the line doesn't start with a tag. */
export function readElement(texts: readonly string[], start: number): LineKind[] | undefined {
  const name = /^\s*<\/?([A-Za-z][\w.]*)/.exec(texts[start] ?? '')?.[1]
  if (name === undefined) return undefined
  const isClosing = /^\s*<\//.test(texts[start] ?? '')
  const { count, isComplete } = readTag(texts, start)
  if (isClosing) return [kindOfRest(texts[start] ?? '')]
  if (ROWS.has(name)) {
    const length = isComplete ? count : lengthOf(texts, start, name)
    return ['row', ...markup(length - 1)]
  }
  if (DATA_TABLES.has(name)) return ['row', ...markup(count - 1)]
  return count > 1 ? markup(count) : [kindOfRest(texts[start] ?? '')]
}

/** Number of lines of the opening tag, and whether it closes itself. */
function readTag(texts: readonly string[], start: number): { count: number; isComplete: boolean } {
  const tag = TAG_AT_START.exec(texts.slice(start, start + LONGEST_TAG).join('\n'))?.[1] ?? ''
  return { count: tag.split('\n').length, isComplete: tag.endsWith('/>') }
}

function lengthOf(texts: readonly string[], start: number, name: string): number {
  const end = texts.findIndex((text, index) => index >= start && text.includes(`</${name}>`))
  return end < 0 ? 1 : end - start + 1
}

function kindOfRest(text: string): LineKind {
  return text.replace(ALL_TAGS, '').trim() === '' ? 'markup' : 'text'
}

function markup(count: number): LineKind[] {
  return Array.from({ length: count }, () => 'markup')
}
