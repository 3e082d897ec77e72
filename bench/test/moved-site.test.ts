import { expect, test } from 'vitest'
import { fasterConfig, movedSite } from '../src/commands/moved-site.ts'
import { changedLines, outcomeOf } from '../src/commands/moves.ts'
import { movedReport } from '../src/report/moved-report.ts'
import { movesReport } from '../src/report/moves-report.ts'

test('sites are folders, with the route of the page that is loaded', () => {
  expect(movedSite('redux/website#/faq', '/work')).toEqual({
    name: 'redux-website',
    folder: '/work/redux/website',
    route: '/faq',
  })
  expect(movedSite('.', '/work/acme')).toMatchObject({ name: 'work-acme', route: '/' })
})

test.each([
  ['an object', '{ title: "A", future: { v4: true } }', { v4: true, faster: true }],
  [
    'a function',
    'async () => ({ title: "A" })',
    { v4: { removeLegacyPostBuildHeadAttribute: true }, faster: true },
  ],
])('the configuration of Docusaurus asks for its fastest build: %s', async (_, own, future) => {
  const source = fasterConfig('docusaurus.config.ts').replace(/^import .*/, `const site = ${own}`)
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: () => Promise<unknown>
  }
  expect(await module.default()).toEqual({ title: 'A', future })
})

test('each site has its own tables', () => {
  const result = {
    label: 'docent',
    own: true,
    samples: [
      { id: 'x', kind: 'cold' as const, turn: 0, usage: { seconds: 7 } },
      { id: 'x', kind: 'rebuild' as const, turn: 0, usage: { seconds: 1 } },
    ],
    failures: [],
  }
  const site = { name: 'a-b', folder: '/a/b', route: '/' }
  const report = movedReport([{ site, results: [{ id: 'x', ...result }] }])
  expect(report).toMatch(/^## a-b\n\n\| Generator/)
  expect(report).toContain('First visit to `/`')
})

test('the table of moves has the pages, builds, edited lines, and warnings of each site', () => {
  const output = [
    '✓ Read content  1.2 s  73 pages',
    '[unclosed-block] The block ":::tip" is never closed.',
    '  docs/a.mdx:3:1',
    '  > 3 | [not a message] in a source',
    '',
    '[stateful-component] A component on the page /b calls useState().',
    '73 pages in dist/ (73 written), 2.01 s',
  ].join('\n')
  expect(outcomeOf(output)).toEqual({ pages: 73, warnings: 2 })
  expect(() => outcomeOf('')).toThrow('no number of pages')

  const patch = [
    '--- a/docs/a.md',
    '+++ b/docs/a.md',
    '@@ -1,3 +1,3 @@',
    ' # A',
    '-date: 2017-02-29',
    '+date: 2017-03-01',
    '@@ -9 +9,3 @@ ## B',
    ' text',
    '+more',
    '+lines',
  ].join('\n')
  expect(changedLines(patch)).toBe(3)

  const site = { name: 'a-b', folder: '/a/b', route: '/' }
  const move = { site, builds: 2, lines: 3, warnings: 4, seconds: 12.345 }
  const report = movesReport([
    { ...move, pages: 73 },
    { ...move, failure: 'ended with code 1' },
  ])
  expect(report).toMatch(/\| a-b +\| +73 \| +2 \| +3 \| +4 \| +12\.35 \|/)
  expect(report).toMatch(/\| a-b +\| fails \|/)
  expect(report).toContain('a-b: ended with code 1')
})
