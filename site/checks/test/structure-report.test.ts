import { expect, test } from 'vitest'
import type { Finding } from '../structure/findings.ts'
import { readPage } from '../page/page.ts'
import { formatFinding, formatPages, formatSections } from '../structure/report.ts'

const finding: Finding = {
  gate: 'headings',
  file: 'site/docs/app/a.mdx',
  line: 3,
  found: 'the heading "Pitfalls"',
  fix: 'Write "Troubleshooting".',
}

test('findings have the location, the problem, and the fix', () => {
  expect(formatFinding(finding)).toBe(
    'site/docs/app/a.mdx:3 headings\n    Found the heading "Pitfalls".\n    Write "Troubleshooting".\n',
  )
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
