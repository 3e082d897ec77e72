import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationReport } from '../../../docusaurus/src/migration-report.ts'
import { BROKEN_LINK, GENERATORS, MIGRATION } from '../../docs-site/src/front/data.ts'
import { errors, formatError } from '../../src/errors/index.ts'

const README = new URL('../../../../bench/README.md', import.meta.url)
const ROWS: Record<string, string> = {
  docent: 'docent 3.1.1',
  Docusaurus: 'Docusaurus 3.10.2, faster',
  VitePress: 'VitePress 1.6.4',
  Starlight: 'Astro 7.3.5 + Starlight 0.42.4',
}

test("the front page's figures are the benchmark's published results", () => {
  const rows = readFileSync(README, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  for (const { name, build, edit, page, requests, script } of GENERATORS) {
    const cells = rows.find(([, first]) => first === ROWS[name]) ?? []
    const [, , cold, , after, visit, atLoad] = cells.map((cell) => Number.parseFloat(cell))
    const count = Number(/\((\d+)\)/.exec(cells[5] ?? '')?.[1])
    expect([name, cold, after, visit, count, atLoad]).toEqual([
      name,
      build,
      edit,
      page,
      requests,
      script,
    ])
  }
})

test("the front page's error is what docent prints", () => {
  const error = errors.brokenLink({
    url: '/instal',
    suggestion: '/install',
    file: '/site/docs/intro.md',
    line: 7,
    column: 8,
  })
  expect(BROKEN_LINK.join('\n')).toBe(formatError(error, { cwd: '/site', color: false }))
})

test("the front page's migration is what docent prints", () => {
  const unchanged = { kind: 'same', subject: 'title', text: '', location: '' } as const
  const findings = Array.from({ length: 9 }, () => unchanged)
  expect(MIGRATION.join('\n')).toBe(migrationReport({ findings, pages: 24, values: 23 }))
})
