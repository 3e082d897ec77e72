/** Findings of the check, with their position on the page. */

import type { Fence } from '../page/fences.ts'
import type { Problem } from './leniency.ts'

export interface Finding {
  fence: Fence
  page: string
  /** On the page, counted from 1. */
  line: number
  /** On the page, counted from 1. */
  column: number
  /** The check that found it: `TS2339`, `json`, `no-check`. */
  code: string
  message: string
  /** The line of the sample. */
  source: string
}

/**
 * Maps a position in the sample to the page. The compiler reports an unfinished sample after its end; in that case, its
 * last line is used.
 */
export function locate(fence: Fence, { line, column, code, message }: Problem): Finding {
  const index = Math.max(0, Math.min(line, fence.code.length) - 1)
  const source = fence.code[index] ?? ''
  const inside = line > fence.code.length ? source.length + 1 : column
  return {
    fence,
    page: fence.page,
    line: fence.line + index,
    column: inside + (fence.prefix[index]?.length ?? 0),
    code,
    message,
    source,
  }
}

/** Order of the report: by page, then from top to bottom. */
export function byPosition(a: Finding, b: Finding) {
  return a.page.localeCompare(b.page) || a.line - b.line || a.column - b.column
}
