import { expect, test } from 'vitest'
import { fasterConfig, movedSite } from '../src/commands/moved-site.ts'
import { movedReport } from '../src/report/moved-report.ts'

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
