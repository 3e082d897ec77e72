/** How much of a page is tables, and whether a page that has many of them says why. */

import type { Finding } from './findings.ts'
import type { LineKind } from './line-kind.ts'
import { lineOfKey, type Page } from './pages.ts'

/** Guides and product pages may have one table row in five lines. */
export const LIMIT = 1 / 5
const SHORTEST_REASON = 20

/** Tables are what a reader of these pages looks for: their share is reported, and not limited. */
const REFERENCE = ['site/docs/api/', 'site/docs/app/references/']

const COUNTED: readonly LineKind[] = ['heading', 'row', 'text']

/** Lines of a page or of several pages. */
export interface Share {
  rows: number
  /** Rows, text, and headings: neither blank lines nor code, front matter, imports, tags, or comments. */
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

/** The name that shares are reported under: a folder of `site/docs`; App's references are apart. */
export function sectionOfPage(file: string): string {
  const section = file.split('/')[2] ?? ''
  return file.startsWith('site/docs/app/references/') ? 'app/references' : section
}

export function isReference(file: string): boolean {
  return REFERENCE.some((folder) => file.startsWith(folder))
}

/** A page above the limit needs a reason in `tables`; no other page has one. */
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
