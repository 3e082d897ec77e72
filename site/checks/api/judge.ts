/** Removes the exceptions from the findings, and checks whether the coverage has fallen. */

import type { Comparison, Finding, Problem } from './findings.ts'

export interface Exception {
  problem: Problem
  reason: string
  /** Names as in findings. `*` matches any characters except spaces. */
  entries: string[]
}

/** Documented entries by kind. */
export type Thresholds = Record<string, number>

interface Figure {
  kind: string
  documented: number
  total: number
}

/** Separates the findings that aren't exceptions, and the exceptions that no finding needs. */
export function applyExceptions(
  findings: Finding[],
  exceptions: Exception[],
): { errors: Finding[]; needless: { entry: string; problem: Problem }[] } {
  const rules = exceptions.flatMap(({ problem, entries }) =>
    entries.map((entry) => ({ entry, problem, pattern: toPattern(entry) })),
  )
  const fits = (rule: (typeof rules)[number], finding: Finding): boolean =>
    rule.problem === finding.problem && rule.pattern.test(finding.entry)
  return {
    errors: findings.filter((finding) => !rules.some((rule) => fits(rule, finding))),
    needless: rules
      .filter((rule) => !findings.some((finding) => fits(rule, finding)))
      .map(({ entry, problem }) => ({ entry, problem })),
  }
}

function toPattern(entry: string) {
  const escaped = entry.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll('*', String.raw`\S*`)}$`)
}

/** The documented share of each kind. An exception explains a gap but doesn't close it. */
export function countCoverage(comparisons: Comparison[]): Figure[] {
  return comparisons.map(({ kind, total, findings }) => {
    const gaps = findings.filter(({ problem }) => problem === 'undocumented').length
    return { kind, documented: total - gaps, total }
  })
}

/** The kinds whose documented share has fallen, or that have no threshold. */
export function findDrops(
  figures: Figure[],
  thresholds: Thresholds,
): { kind: string; documented: number; wanted: number | undefined }[] {
  return figures
    .filter(({ kind, documented }) => !(documented >= (thresholds[kind] ?? Number.NaN)))
    .map(({ kind, documented }) => ({ kind, documented, wanted: thresholds[kind] }))
}
