/**
 * Classifies the lines of an MDX page.
 *
 * It scans lines instead of using the Markdown parser, because the check needs only blocks, and parsing the inline
 * content of all pages would take longer than the whole check should.
 */

import { readElement } from './tag-lines.ts'
import type { LineKind } from './line-kind.ts'

export interface Line {
  kind: LineKind
  text: string
}

/** Kinds of consecutive lines, starting at the requested line. */
type Block = LineKind[] | undefined

const FENCE = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})[^`]*$/
const HEADING = /^\s*#{1,6}\s/
const DELIMITER = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/
/** Markers of quotes and lists before a table. */
const LEAD = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?/

/** The lines of a page in order. */
export function readLines(source: string): Line[] {
  const texts = source.split(/\r?\n/)
  const kinds: LineKind[] = []
  while (kinds.length < texts.length) kinds.push(...readBlock(texts, kinds.length))
  return texts.map((text, index) => ({ kind: kinds[index] ?? 'text', text }))
}

function readBlock(texts: readonly string[], start: number): LineKind[] {
  return (
    readFrontMatter(texts, start) ??
    readFence(texts, start) ??
    readComment(texts, start) ??
    readModule(texts, start) ??
    readTable(texts, start) ??
    readElement(texts, start) ?? [kindOf(texts[start] ?? '')]
  )
}

function kindOf(text: string): LineKind {
  if (text.trim() === '') return 'blank'
  if (/^\s*\{.*\}\s*$/.test(text)) return 'markup'
  return HEADING.test(text) ? 'heading' : 'text'
}

function readFrontMatter(texts: readonly string[], start: number): Block {
  if (start > 0 || texts[0]?.trimEnd() !== '---') return undefined
  return until(texts, start, 'front-matter', (text) => text.trimEnd() === '---')
}

function readFence(texts: readonly string[], start: number): Block {
  const mark = FENCE.exec(texts[start] ?? '')?.[1]
  if (mark === undefined) return undefined
  const closing = new RegExp(`^[\\s>]*\\${mark[0]}{${mark.length},}\\s*$`)
  return until(texts, start, 'code', (text) => closing.test(text))
}

function readComment(texts: readonly string[], start: number): Block {
  const text = texts[start] ?? ''
  if (!/^\s*\{\/\*/.test(text)) return undefined
  return text.includes('*/')
    ? ['comment']
    : until(texts, start, 'comment', (next) => next.includes('*/'))
}

/** Imports and exports start a block and end with the next blank line. */
function readModule(texts: readonly string[], start: number): Block {
  if (!/^(?:import|export)\s/.test(texts[start] ?? '')) return undefined
  const above = texts[start - 1] ?? ''
  if (above.trim() !== '' && above.trimEnd() !== '---') return undefined
  const end = texts.findIndex((text, index) => index > start && text.trim() === '')
  return repeat('module', (end < 0 ? texts.length : end) - start)
}

function readTable(texts: readonly string[], start: number): Block {
  const header = bare(texts[start])
  const delimiter = bare(texts[start + 1])
  if (!header.includes('|') || !DELIMITER.test(delimiter)) return undefined
  const isRow = (text: string): boolean =>
    header.startsWith('|') ? text.startsWith('|') : text.includes('|')
  const end = texts.findIndex((text, index) => index > start + 1 && !isRow(bare(text)))
  const rows = (end < 0 ? texts.length : end) - start - 2
  return ['row', 'delimiter', ...repeat('row', rows)]
}

function bare(text = ''): string {
  return text.replace(LEAD, '')
}

/** All lines up to the one that ends the block, or to the end of the page. */
function until(
  texts: readonly string[],
  start: number,
  kind: LineKind,
  isEnd: (text: string) => boolean,
): LineKind[] {
  const end = texts.findIndex((text, index) => index > start && isEnd(text))
  return repeat(kind, (end < 0 ? texts.length - 1 : end) - start + 1)
}

function repeat(kind: LineKind, count: number): LineKind[] {
  return Array.from({ length: count }, () => kind)
}
