/** Output of the check: findings and shares of tables. */

import type { Finding } from './findings.ts'
import type { Page } from '../page/page.ts'
import {
  isOverLimit,
  isReference,
  LIMIT,
  percent,
  ratioOf,
  sectionOfPage,
  shareOf,
  type Share,
} from './table-share.ts'

/** A finding as two lines: the location and the problem, then what to write instead. */
export function formatFinding({ file, line, gate, found, fix }: Finding): string {
  return `${file}:${line} ${gate}\n    Found ${found}.\n    ${fix}\n`
}

/** The share of tables in each section. */
export function formatSections(pages: readonly Page[]): string[] {
  const sections = [...new Set(pages.map(({ file }) => sectionOfPage(file)))].sort()
  return sections.map((section) => {
    const own = pages.filter(({ file }) => sectionOfPage(file) === section)
    const shares = own.map(shareOf)
    const above = shares.filter(isOverLimit).length
    const isLimited = own.some(({ file }) => !isReference(file))
    const note = isLimited
      ? `${above} of ${own.length} pages above ${percent(LIMIT)}`
      : 'reference, not limited'
    return `${section.padEnd(16)} ${formatShare(sum(shares))}; ${note}`
  })
}

/** The share of tables on each page, highest first. */
export function formatPages(pages: readonly Page[]): string[] {
  return pages
    .map((page) => ({ file: page.file, share: shareOf(page) }))
    .sort((one, other) => ratioOf(other.share) - ratioOf(one.share))
    .map(({ file, share }) => `${formatShare(share)}  ${file}`)
}

function formatShare(share: Share): string {
  const { rows, lines } = share
  return `${percent(ratioOf(share)).padStart(5)} tables (${rows} of ${lines} lines)`
}

function sum(shares: readonly Share[]): Share {
  return {
    rows: shares.reduce((total, { rows }) => total + rows, 0),
    lines: shares.reduce((total, { lines }) => total + lines, 0),
  }
}
