import { count } from '../errors/message-parts.ts'
import type { Finding } from './findings.ts'

/** A finding with its location as readers see it. */
export interface LocatedFinding extends Finding {
  /** `docusaurus.config.ts:12`, or an empty string. */
  location: string
}

export interface ReportData {
  findings: readonly LocatedFinding[]
  pages: number
  values: number
}

/** Maximum width to which a column's cells are padded, in characters. Longer cells aren't cut off. */
const LONGEST_CELL = 56

/** Tables of a site's findings as Markdown, which is also readable in a terminal. */
export function migrationReport({ findings, pages, values }: ReportData): string {
  const of = (kind: Finding['kind']): LocatedFinding[] =>
    findings.filter((finding) => finding.kind === kind)
  const manualSteps = unique(of('manual'))
  const converted = unique(of('converted'))
  return [
    `Moved unchanged: ${count(pages, 'page')} and ${count(of('same').length, 'option')}`,
    `Converted: ${count(converted.length, 'item')}`,
    ...table(['Where', 'Docusaurus', 'docent'], converted),
    `Not needed: ${count(of('dropped').length, 'item')}`,
    ...table(['Where', 'Docusaurus', 'Reason'], unique(of('dropped'))),
    `Manual steps: ${manualSteps.length}`,
    ...table(['Where', 'What', 'Fix'], manualSteps),
    `${count(values, 'option value')} written, ${manualSteps.length} left for you.`,
  ].join('\n')
}

/** One row for all locations with the same fix, so that 300 links don't hide everything else. */
function unique(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const groups = new Map<string, LocatedFinding[]>()
  for (const finding of findings) {
    const key = `${withoutNumbers(finding.subject)} ${finding.text}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first) return []
    if (others.length === 0) return [first]
    return [{ ...first, subject: `${first.subject} and ${others.length} more` }]
  })
}

const withoutNumbers = (text: string): string => text.replace(/\[\d+\]/g, '[]')

function table(heads: readonly string[], findings: readonly LocatedFinding[]): string[] {
  if (findings.length === 0) return ['']
  const rows = findings.map(({ location, subject, text }) => [location, subject, text])
  const widths = heads.map((head, column) =>
    Math.min(LONGEST_CELL, Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0))),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    '',
    line(heads),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
    '',
  ]
}
