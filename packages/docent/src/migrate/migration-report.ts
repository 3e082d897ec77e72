import { count } from '../errors/words.ts'
import type { Finding } from './findings.ts'

/** A finding with its place as readers see it. */
export interface PlacedFinding extends Finding {
  /** `docusaurus.config.ts:12`, or nothing. */
  place: string
}

export interface ReportFacts {
  findings: readonly PlacedFinding[]
  pages: number
  values: number
}

/** Rows that a section lists before it says how many more there are of the same kind. */
const LONGEST_CELL = 56

/** Tables of what has become of a site, as Markdown, which is readable in a terminal, too. */
export function migrationReport({ findings, pages, values }: ReportFacts): string {
  const of = (kind: Finding['kind']): PlacedFinding[] =>
    findings.filter((finding) => finding.kind === kind)
  const hand = unique(of('hand'))
  const converted = unique(of('converted'))
  return [
    `Moved unchanged: ${count(pages, 'page')} and ${count(of('same').length, 'option')}`,
    `Converted: ${count(converted.length, 'thing')}`,
    ...table(['Where', 'Docusaurus', 'docent'], converted),
    `Not needed: ${count(of('dropped').length, 'thing')}`,
    ...table(['Where', 'Docusaurus', 'Reason'], unique(of('dropped'))),
    `Needs a hand: ${count(hand.length, 'thing')}`,
    ...table(['Where', 'What', 'Fix'], hand),
    `${count(values, 'option value')} written, ${hand.length} left for you.`,
  ].join('\n')
}

/** One row for all places with the same fix, so that 300 links do not hide the rest. */
function unique(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const groups = new Map<string, PlacedFinding[]>()
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

function table(heads: readonly string[], findings: readonly PlacedFinding[]): string[] {
  if (findings.length === 0) return ['']
  const rows = findings.map(({ place, subject, text }) => [place, subject, text])
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
