import { expect, test } from 'vitest'
import type { Counts } from '../baseline.ts'
import type { Finding, Gate } from '../structure/findings.ts'
import { readPage } from '../structure/pages.ts'
import {
  countAreas,
  formatFinding,
  formatPages,
  formatSections,
  judgeFindings,
  type Outcome,
} from '../structure/report.ts'

const finding = (gate: Gate, file: string): Finding => ({
  gate,
  file,
  line: 3,
  found: 'the heading "Pitfalls"',
  fix: 'Write "Troubleshooting".',
})
const found = [
  finding('headings', 'site/docs/app/a.mdx'),
  finding('headings', 'site/docs/app/b.mdx'),
  finding('headings', 'site/docs/cloud/a.mdx'),
  finding('sources', 'site/docs/app/a.mdx'),
]

test('findings have the location, the problem, and the fix', () => {
  expect(formatFinding(found[0] as Finding)).toBe(
    'site/docs/app/a.mdx:3 headings\n    Found the heading "Pitfalls".\n    Write "Troubleshooting".\n',
  )
})

test('each part of the check counts by area', () => {
  expect(countAreas(found, 'headings')).toEqual({ app: 2, cloud: 1 })
  expect(countAreas(found, 'tables')).toEqual({})
})

test('the allowed counts pass, and more or fewer fail', () => {
  const allow = (headings: Counts): Outcome =>
    judgeFindings(found, (gate): Counts => ({ headings, tables: {}, sources: { app: 1 } })[gate])
  expect(allow({ app: 2, cloud: 1 })).toEqual({ lines: [], isPassed: true })

  const worse = allow({ app: 1, cloud: 1 })
  expect(worse.isPassed).toBe(false)
  expect(worse.lines).toEqual([
    expect.stringContaining('site/docs/app/a.mdx:3'),
    expect.stringContaining('site/docs/app/b.mdx:3'),
    'headings: app has 2 findings, and 1 are allowed.',
  ])

  expect(allow({ app: 2, cloud: 4 })).toEqual({
    lines: [
      'headings: cloud has 1 findings, and 4 are allowed. Run npm run check:structure -- --lower',
    ],
    isPassed: false,
  })
})

test('shares are reported for each section and each page', () => {
  const table = '| A |\n| - |\n| 1 |\n'
  const pages = [
    readPage(`Text.\nText.\n\n${table}`, 'site/docs/app/a.mdx'),
    readPage('Text.\n', 'site/docs/app/b.mdx'),
    readPage(table, 'site/docs/app/references/c.mdx'),
  ]
  expect(formatSections(pages)).toEqual([
    'app                40% tables (2 of 5 lines); 1 of 2 pages above 20%',
    'app/references    100% tables (2 of 2 lines); reference, not limited',
  ])
  expect(formatPages(pages)).toEqual([
    ' 100% tables (2 of 2 lines)  site/docs/app/references/c.mdx',
    '  50% tables (2 of 4 lines)  site/docs/app/a.mdx',
    '   0% tables (0 of 1 lines)  site/docs/app/b.mdx',
  ])
})
