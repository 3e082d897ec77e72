import { expect, test } from 'vitest'
import { type CollectInput, collectLinks } from '../../src/page/checks/external-links.ts'

const collect = (input: Partial<CollectInput>): ReturnType<typeof collectLinks> =>
  collectLinks({
    pages: [],
    configured: [],
    allow: [],
    siteUrl: 'https://docs.acme.dev',
    ...input,
  })

const pageWith = (...hrefs: string[]): CollectInput['pages'] => [
  { file: '/site/docs/a.md', hrefs, links: [] },
]

test('an address is listed once with the location of every link to it', () => {
  expect(
    collect({
      pages: [
        {
          file: '/site/docs/a.md',
          hrefs: ['https://a.dev/x#one', 'https://a.dev/x', '/own', 'mailto:me@a.dev'],
          links: [
            { url: 'https://a.dev/x#one', file: '/site/docs/a.md', line: 3, column: 5 },
            { url: 'https://a.dev/x#one', file: '/site/partials/b.md', line: 9, column: 1 },
          ],
        },
        { file: '/site/docs/c.md', hrefs: ['https://a.dev/x'], links: [] },
      ],
      configured: [{ written: 'https://a.dev/x', href: 'https://a.dev/x' }],
      source: { file: '/site/docent.config.ts', text: "{\n  href: 'https://a.dev/x' }" },
    }),
  ).toEqual([
    {
      url: 'https://a.dev/x',
      locations: [
        { file: '/site/docs/a.md', line: 3, column: 5 },
        { file: '/site/partials/b.md', line: 9, column: 1 },
        { file: '/site/docs/a.md' },
        { file: '/site/docs/c.md' },
        expect.objectContaining({ file: '/site/docent.config.ts', line: 2, column: 9 }),
      ],
    },
  ])
})

test("the site itself, the reader's machine, and example domains don't count as other sites", () => {
  const none = [
    'https://docs.acme.dev/guide',
    'http://localhost:3000/',
    'http://app.localhost/',
    'http://127.0.0.1:8080',
    'http://[::1]/',
    'https://example.com/a',
    'https://www.example.org',
    'https://shop.test/',
    'ftp://a.dev/',
  ]
  expect(collect({ pages: pageWith(...none) })).toEqual([])
  const some = ['https://acme.dev/', '//b.dev/x', 'https://myexample.com/', 'https://a b/']
  expect(collect({ pages: pageWith(...some) }).map(({ url }) => url)).toEqual([
    'https://a b/',
    'https://acme.dev/',
    'https://b.dev/x',
    'https://myexample.com/',
  ])
})

test("addresses with an allowed prefix aren't tested", () => {
  const allow = ['https://a.dev/private/', 'https://b.dev']
  const pages = pageWith('https://a.dev/private/x', 'https://a.dev/public', 'https://b.dev/y')
  expect(collect({ pages, allow }).map(({ url }) => url)).toEqual(['https://a.dev/public'])
})
