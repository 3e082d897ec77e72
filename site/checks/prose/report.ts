/** Output of the check. */

import type { Finding } from './finding.ts'

/** `file:line rule "phrase"`, with the reason and the suggestion on a separate line. */
export function describeFinding({ file, line, rule, phrase, message, instead }: Finding): string {
  const fix = instead === '' ? '' : ` Write: ${instead}`
  return `${file}:${line} ${rule} "${phrase}"\n    ${message}${fix}`
}

/** Totals for each rule, most frequent first. */
export function countByRule(findings: readonly Finding[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}
