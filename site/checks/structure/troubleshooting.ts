/**
 * The format of the Troubleshooting section: a level-3 heading for each symptom, followed by cause and fix in prose.
 */

import type { Finding } from './findings.ts'
import type { Page } from '../page/page.ts'

export function checkTroubleshooting({ file, headings, lines }: Page): Finding[] {
  const start = headings.findIndex(({ level, text }) => level === 2 && text === 'Troubleshooting')
  const section = headings[start]
  if (section === undefined) return []
  const next = headings.slice(start + 1).find(({ level }) => level <= 2)
  const end = next?.line ?? lines.length + 1
  const report = (found: string, line: number): Finding => ({
    gate: 'headings',
    file,
    line,
    found,
    fix: 'Give each symptom a level-3 heading, and write its cause and fix below it.',
  })
  const symptoms = headings.filter(
    ({ level, line }) => level === 3 && line > section.line && line < end,
  )
  const row = lines.findIndex(
    ({ kind }, index) => kind === 'row' && index + 1 > section.line && index + 1 < end,
  )
  return [
    ...(symptoms.length === 0
      ? [report('a section "Troubleshooting" without symptoms', section.line)]
      : []),
    ...(row === -1 ? [] : [report('a table in the section "Troubleshooting"', row + 1)]),
  ]
}
