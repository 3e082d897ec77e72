import { describe, expect, test } from 'vitest'
import { checkRedirects, type RedirectCheckInput } from '../../src/check/check-redirects.ts'

const pages = new Map([
  ['/docs/guides/start', new Set(['install'])],
  ['/docs/intro', new Set<string>()],
])

/** Findings for redirects written without the base URL `/docs/`. */
function check(
  list: Record<string, string>,
  more: Partial<RedirectCheckInput> = {},
): ReturnType<typeof checkRedirects> {
  const below = (to: string): string => (to.startsWith('/') ? `/docs${to}` : to)
  return checkRedirects({
    redirects: Object.entries(list).map(([from, to]) => ({
      from: below(from),
      to: below(to),
      written: { from, to },
    })),
    pages,
    files: new Set(['/docs/note.txt']),
    baseUrl: '/docs/',
    ...more,
  })
}

describe('checkRedirects', () => {
  test('accepts pages, anchors, files, and other sites', () => {
    const found = check({
      '/a': '/intro',
      '/b': '/guides/start?x=1#install',
      '/c': '/note.txt',
      '/d': 'https://example.com/docs/intro#none',
    })
    expect(found).toEqual({ redirects: [], links: [], anchors: [] })
  })

  test('names the nearest page and the nearest anchor, without the base URL', () => {
    const { links, anchors } = check({ '/a': '/guides/strat', '/b': '/guides/start#instal' })
    expect(links[0]).toMatchObject({
      code: 'redirect-to-nowhere',
      message: `The redirect from "/a" leads to "/guides/strat", which isn't a page on this site.`,
      hint: 'Did you mean "/guides/start"?',
    })
    expect(anchors[0]).toMatchObject({
      code: 'redirect-to-missing-anchor',
      hint: 'Did you mean "#install"?',
    })
  })

  test('rejects a redirect that would hide a page or a file', () => {
    const { redirects } = check({ '/intro': '/guides/start', '/note.txt': '/guides/start' })
    expect(redirects.map(({ code }) => code)).toEqual(['redirect-from-page', 'redirect-from-page'])
  })

  test('names the end of a chain', () => {
    const { redirects } = check({ '/a': '/b#x', '/b': '/c', '/c': '/intro' })
    expect(redirects.map(({ code, hint }) => [code, hint])).toEqual([
      ['redirect-chain', 'Redirect to the end of the chain: "/intro".'],
      ['redirect-chain', 'Redirect to the end of the chain: "/intro".'],
    ])
  })

  test('reports a loop once, with all of its addresses', () => {
    const { redirects } = check({ '/in': '/a', '/a': '/b', '/b': '/a', '/self': '/self' })
    expect(redirects.map(({ message }) => message)).toEqual([
      'Redirects form a loop: /in -> /a -> /b -> /a.',
      'Redirects form a loop: /self -> /self.',
    ])
  })

  test('reports a problem that occurs in several locales once', () => {
    const written = { from: '/a', to: '/gone' }
    const { links } = check(
      {},
      {
        redirects: [
          { from: '/docs/a', to: '/docs/gone', written },
          { from: '/docs/fr/a', to: '/docs/fr/gone', written },
        ],
      },
    )
    expect(links).toHaveLength(1)
  })

  test('finds the line of an entry, even in a list that code generates', () => {
    const source = { file: '/site/redirects.ts', text: "const old = [\n  '/a',\n]\n" }
    const { links } = check({ '/a': '/gone' }, { source })
    expect(links[0]).toMatchObject({ file: '/site/redirects.ts', line: 2, column: 3 })
    expect(links[0]?.frame).toContain("> 2 |   '/a',")
    const computed = check({ '/b': '/gone' }, { source })
    expect(computed.links[0]).toMatchObject({ file: '/site/redirects.ts', line: undefined })
  })
})

test('a target that browsers cannot open is reported', () => {
  const { links } = check({ '/a': 'https://example.com:PORT/' })
  expect(links).toMatchObject([{ code: 'invalid-link' }])
  expect(links[0]?.message).toContain('in the redirect from "/a"')
})
