import { expect, test } from 'vitest'
import { resultPage, resultUrl } from '../../../src/search/providers/result-url.ts'

const rules = {
  externalUrlRegex: 'blog\\.acme\\.test|^/legacy/',
  replaceSearchResultPathname: { from: '^/docs/(v\\d)/', to: '/$1/' },
}

test.each([
  ['a route stays one', '/intro?a=b#top', '/intro?a=b#top', false],
  ['the host of the published site is dropped', 'https://docs.acme.test/a#b', '/a#b', false],
  [
    'the path is rewritten, and nothing else',
    'https://x.test/docs/v1/a#/docs/v1/',
    '/v1/a#/docs/v1/',
    false,
  ],
  [
    'external pages keep their address',
    'https://blog.acme.test/docs/v1/a#b',
    'https://blog.acme.test/docs/v1/a#b',
    true,
  ],
  ['external routes stay routes', '/legacy/a', '/legacy/a', true],
])('%s', (_name, url, href, external) => {
  expect(resultUrl(url, rules)).toEqual({ href, external })
})

test('a page has the address that the site gives it, and other sites keep theirs', () => {
  const addresses = { trailingSlash: true, roots: ['/'] }
  const ofSite = { ...rules, addresses }
  expect(resultUrl('https://docs.acme.test/a?b=c#d', ofSite).href).toBe('/a/?b=c#d')
  expect(resultUrl('https://blog.acme.test/a', ofSite).href).toBe('https://blog.acme.test/a')
})

test('without rules, every result is a page of this site', () => {
  expect(resultUrl('https://elsewhere.test/a', {})).toEqual({ href: '/a', external: false })
})

test.each(['https://elsewhere.test//evil.example/a', 'https://elsewhere.test/\\evil.example/a'])(
  'the path of %s never becomes a host',
  (url) => {
    expect(resultUrl(url, {}).href).toBe('/evil.example/a')
    const replace = { replaceSearchResultPathname: { from: '^/+', to: '//' } }
    expect(resultUrl(url, replace).href).toBe('/evil.example/a')
  },
)

test('the page of a result has no anchor, and one form for all of its addresses', () => {
  const site = { ...rules, addresses: { trailingSlash: true, roots: ['/'] } }
  for (const url of ['https://docs.acme.test/a#b', '/a/', '/a/#c'])
    expect(resultPage(url, site)).toEqual({ href: '/a/', external: false })
  expect(resultPage('https://blog.acme.test/a#b', site)).toEqual({
    href: 'https://blog.acme.test/a',
    external: true,
  })
})
