/** The share of tables on a page, and whether a page with a large share gives the reason. */

import type { Finding } from './findings.ts'
import type { LineKind } from '../page/line-kind.ts'
import { lineOfKey, type Page } from '../page/page.ts'

/** Maximum share of guides and product pages: one table row in five lines. */
export const LIMIT = 1 / 5
const SHORTEST_REASON = 20

/** Readers come to these pages for tables, so their share is reported but not limited. */
const REFERENCE = ['site/docs/api/', 'site/docs/app/references/']

const COUNTED: readonly LineKind[] = ['heading', 'row', 'text']

/** Number of lines on a page or on several pages. */
export interface Share {
  rows: number
  /** Rows, text, and headings, without blank lines, code, front matter, imports, tags, and comments. */
  lines: number
}

export function shareOf({ lines }: Page): Share {
  return {
    rows: lines.filter(({ kind }) => kind === 'row').length,
    lines: lines.filter(({ kind }) => COUNTED.includes(kind)).length,
  }
}

export function ratioOf({ rows, lines }: Share): number {
  return lines === 0 ? 0 : rows / lines
}

export function isOverLimit(share: Share): boolean {
  return ratioOf(share) > LIMIT
}

/** The name under which shares are reported: a folder of `site/docs`; App's references are separate. */
export function sectionOfPage(file: string): string {
  const section = file.split('/')[2] ?? ''
  return file.startsWith('site/docs/app/references/') ? 'app/references' : section
}

export function isReference(file: string): boolean {
  return REFERENCE.some((folder) => file.startsWith(folder))
}

/** A page above the limit needs a reason in `tables`, and no other page may have one. */
export function checkTables(page: Page): Finding[] {
  const { file, frontMatter } = page
  const reason = frontMatter.tables
  const line = lineOfKey(page, 'tables')
  const share = shareOf(page)
  const report = (found: string, fix: string): Finding[] => [
    { gate: 'tables', file, line, found, fix },
  ]
  const count = `${share.rows} table rows in ${share.lines} lines (${percent(ratioOf(share))})`
  if (isReference(file)) {
    return reason === undefined
      ? []
      : report('`tables` on a reference page', 'Remove the key: reference pages have no limit.')
  }
  if (!isOverLimit(share)) {
    return reason === undefined
      ? []
      : report(`\`tables\` on a page with ${count}`, 'Remove the key: the page needs no reason.')
  }
  if (reason === undefined) {
    return report(
      count,
      `Write sentences or steps instead, at most ${percent(LIMIT)}, or give the reason as \`tables\` in the front matter.`,
    )
  }
  return typeof reason === 'string' && reason.trim().length >= SHORTEST_REASON
    ? []
    : report(
        `\`tables: ${String(reason)}\``,
        `Say in at least ${SHORTEST_REASON} characters why the page needs its tables.`,
      )
}

export function percent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`
}
