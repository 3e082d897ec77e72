/**
 * Escapes for the rare sentence that has to break a rule, such as one that quotes a label: `prose-ok: rule-id reason`
 * in a comment on the line above.
 */

import type { Finding } from './finding.ts'
import type { Lines } from './line-numbers.ts'

interface Escape {
  rule: string
  line: number
  /** Last line that it covers. */
  last: number
}

const ESCAPE = new RegExp(
  String.raw`(?:\{\/\*|\/\/|\/\*|<!--|#)\s*prose-ok:\s*(?<rule>[\w-]+)?[ \t]*` +
    String.raw`(?<reason>[^\n]*?)\s*(?:\*\/\}?|-->|$)`,
)

/** Findings without an escape, and escapes without a finding. */
export function applyEscapes(findings: readonly Finding[], lines: Lines, file: string): Finding[] {
  const escapes = Array.from({ length: lines.count }, (_, index) => index + 1).flatMap((line) => {
    const groups = lines.textOf(line).includes('prose-ok:')
      ? ESCAPE.exec(lines.textOf(line))?.groups
      : undefined
    return groups ? [{ rule: groups.rule ?? '', reason: groups.reason ?? '', line }] : []
  })
  const covering = escapes.map((escape) => ({ ...escape, last: lastLine(escape.line, lines) }))
  const isCovered = (finding: Finding, escape: Escape) =>
    finding.rule === escape.rule && finding.line > escape.line && finding.line <= escape.last
  return [
    ...findings.filter((finding) => !covering.some((escape) => isCovered(finding, escape))),
    ...covering.flatMap((escape) => {
      const about = { file, line: escape.line, phrase: `prose-ok: ${escape.rule}` }
      if (escape.reason === '') {
        const message = 'An escape needs a rule and a reason.'
        return [{ ...about, rule: 'escape', message, instead: 'prose-ok: rule-id reason' }]
      }
      if (findings.some((finding) => isCovered(finding, escape))) return []
      const message = 'Nothing below this escape breaks the rule.'
      return [{ ...about, rule: 'escape', message, instead: 'remove the comment' }]
    }),
  ]
}

/** The paragraph or the table below an escape, which ends at a blank line. */
function lastLine(line: number, lines: Lines): number {
  const isBlank = (at: number) => lines.textOf(at).trim() === ''
  let last = line + 1
  while (last < lines.count && isBlank(last)) last++
  while (last < lines.count && !isBlank(last + 1)) last++
  return last
}
