import { expect, test } from 'vitest'
import { problemsWith } from './helpers.ts'

test('paths stay inside the site', () => {
  expect(problemsWith({ outDir: '../dist', staticDir: '/static' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - staticDir is "/static"
        Use a path relative to the site folder, without a leading slash and without "..".
      - outDir is "../dist"
        Use a path relative to the site folder, without a leading slash and without "..".
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

// @covers 11.4
test.each<[string, Record<string, unknown>]>([
  ['search.searchPagePath', { search: { searchPagePath: '../../find' } }],
  ['docs.routeBasePath', { docs: { routeBasePath: '/../docs' } }],
  ['docs.versions.current.path', { docs: { versions: { current: { path: '..' } } } }],
  [
    'i18n.localeConfigs.fr.path',
    { i18n: { locales: ['en', 'fr'], localeConfigs: { fr: { path: 'a/../..' } } } },
  ],
  ['redirects[0].from', { redirects: [{ from: '/../old', to: '/new' }] }],
  ['redirects[0].from', { redirects: [{ from: '/%2e%2e/old', to: '/new' }] }],
])('addresses stay below the base URL: %s', (option, config) => {
  const text = problemsWith(config)
  expect(text).toContain(option)
  expect(text).toContain('without ".."')
})

test('redirects start from different routes', () => {
  const redirects = [
    { from: '/a', to: '/b' },
    { from: '/a', to: '/c' },
    { from: 'd', to: 'e' },
  ]
  expect(problemsWith({ redirects: redirects.slice(0, 2) })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: redirects[1].from is "/a".
      Fix: Remove one entry. A route can have only one redirect."
  `)
  expect(problemsWith({ redirects: redirects.slice(2) })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - redirects[0].from is "d"
        Use a route that starts with a slash and has no query, hash, or wildcard, for example "/old-guide".
      - redirects[0].to is "e"
        Use a route that starts with a slash, or an absolute URL.
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

test('redirects have no wildcards and cover every form of an address', () => {
  const from = (...addresses: string[]) =>
    problemsWith({ redirects: addresses.map((address) => ({ from: address, to: '/new' })) })
  expect(from('/a', '/a/')).toContain('A route can have only one redirect')
  expect(from('/a', '/a.html')).toContain('A route can have only one redirect')
  for (const wrong of ['/a/*', '/:name', '/a?b=1', '/a#b', '//a', '/a b'])
    expect(from(wrong), wrong).toContain('no query, hash, or wildcard')
  expect(from('/%zz')).toContain('valid percent encoding')
})

test('feeds have unique paths, and their entries have dates and addresses', () => {
  const item = { title: 'A', link: '/a', date: '2025-01-01' }
  const feed = { path: 'a.xml', title: 'A', items: [item] }
  expect(
    problemsWith({
      feeds: [
        feed,
        feed,
        { ...feed, path: '/b.xml' },
        { ...feed, path: 'sitemap.xml' },
        { ...feed, path: 'c.xml', items: [] },
        { ...feed, path: 'd.xml', items: [item, item, { ...item, link: 'a', date: '1.2.2025' }] },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 5 problems:
      - feeds[2].path is "/b.xml"
        Use a path below the base URL that ends in ".xml" or ".atom", for example "changelog.xml".
      - feeds[4].items is []
        Add an entry, or remove the feed.
      - feeds[5].items[2].link is "a"
        Use a route that starts with a slash, or an absolute URL.
      - feeds[5].items[2].date is "1.2.2025"
        Use an ISO 8601 date or time, for example "2026-08-18" or "2026-08-18T09:30:00Z".
      - feeds[5].items[1].link is "/a"
        Give each entry a different address, because it identifies the entry.
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

test("a feed can't have the path of another file", () => {
  const items = [{ title: 'A', link: '/a', date: '2025-01-01' }]
  const paths = ['a.xml', 'a.xml', 'sitemap.xml']
  const problems = problemsWith({ feeds: paths.map((path) => ({ path, title: 'A', items })) })
  expect(problems).toContain('feeds[1].path is "a.xml"')
  expect(problems).toContain('feeds[2].path is "sitemap.xml"')
  expect(problems).toContain('Choose another path')
})

// @covers 10.26
test.each([
  'javascript:alert(1)',
  'JavaScript:x',
  'java\nscript:x',
  '\u0001javascript:x',
  'data:text/html,x',
])('a link to %j is rejected in every option with links', (href) => {
  const fix = "Links can't run code."
  expect(problemsWith({ navbar: { items: [{ label: 'x', href }] } })).toContain(fix)
  expect(problemsWith({ navbar: { items: [{ label: 'x', to: href }] } })).toContain(fix)
  expect(problemsWith({ navbar: { logo: { src: 'x.svg', href } } })).toContain(fix)
  expect(problemsWith({ footer: { links: [{ label: 'x', href }] } })).toContain(fix)
  const item = { type: 'link', label: 'x', href }
  expect(problemsWith({ docs: { sidebars: { main: [item] } } })).toContain(fix)
  for (const config of [{ editUrl: href }, { docs: { editUrl: href } }])
    expect(problemsWith(config)).toContain('Use an absolute URL that begins with https://.')
  const opened = `${href}//{url}`
  expect(problemsWith({ assistants: [{ name: 'x', url: opened }] })).toMatch(
    /run code|whole address/,
  )
})
