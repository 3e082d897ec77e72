/** Output of the check: findings, shares of tables, and the comparison with the baseline. */

import { areaOf, judge, type Counts } from '../baseline.ts'
import { GATES, type Finding, type Gate } from './findings.ts'
import type { Page } from './pages.ts'
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

/** Findings of one part of the check by area. */
export function countAreas(findings: readonly Finding[], gate: Gate): Counts {
  return findings
    .filter((finding) => finding.gate === gate)
    .map(({ file }) => areaOf(file))
    .reduce<Counts>((counts, area) => ({ ...counts, [area]: (counts[area] ?? 0) + 1 }), {})
}

export interface Outcome {
  lines: string[]
  isPassed: boolean
}

/** Compares the findings with the counts that the baseline allows for each part of the check. */
export function judgeFindings(
  findings: readonly Finding[],
  allowedOf: (gate: Gate) => Counts,
): Outcome {
  const outcomes = GATES.map((gate): Outcome => {
    const found = countAreas(findings, gate)
    const allowed = allowedOf(gate)
    const { worse, better } = judge(found, allowed)
    const shown = findings.filter(
      (finding) => finding.gate === gate && worse.includes(areaOf(finding.file)),
    )
    return {
      isPassed: worse.length + better.length === 0,
      lines: [
        ...shown.map(formatFinding),
        ...worse.map((area) => `${gate}: ${compare(area, found, allowed)}.`),
        ...better.map(
          (area) =>
            `${gate}: ${compare(area, found, allowed)}. Run npm run check:structure -- --lower`,
        ),
      ],
    }
  })
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    isPassed: outcomes.every(({ isPassed }) => isPassed),
  }
}

function compare(area: string, found: Counts, allowed: Counts): string {
  return `${area} has ${found[area] ?? 0} findings, and ${allowed[area] ?? 0} are allowed`
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
