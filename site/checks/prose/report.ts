/** Output of the check. */

import type { Counts, Verdict } from '../baseline.ts'
import type { Finding } from './finding.ts'

/** `file:line rule "phrase"`, with the reason and the suggestion on a separate line. */
export function describeFinding({ file, line, rule, phrase, message, instead }: Finding): string {
  const fix = instead === '' ? '' : ` Write: ${instead}`
  return `${file}:${line} ${rule} "${phrase}"\n    ${message}${fix}`
}

/** Number of findings in each area. */
export function countByArea(
  findings: readonly Finding[],
  areaOf: (file: string) => string,
): Counts {
  const counts: Counts = {}
  for (const { file } of findings) counts[areaOf(file)] = (counts[areaOf(file)] ?? 0) + 1
  return counts
}

/** One line for each area that differs from its allowed count; empty if there are none. */
export function describeVerdict(
  { worse, better }: Verdict,
  found: Counts,
  allowed: Counts,
): string[] {
  const line = (area: string) =>
    `${area}: ${found[area] ?? 0} findings, ${allowed[area] ?? 0} allowed`
  const advice = 'Fewer findings than allowed: run `npm run check:prose -- --lower`.'
  return [...worse.map(line), ...better.map(line), ...(better.length > 0 ? [advice] : [])]
}

/** Totals for each rule, most frequent first. */
export function countByRule(findings: readonly Finding[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
