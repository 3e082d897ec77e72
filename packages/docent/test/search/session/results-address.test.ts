import { expect, test } from 'vitest'
import { addressWords } from '../../../src/app/not-found.ts'
import { withResultUrls } from '../../../src/search/providers/result-url.ts'
import { feedbackAddress } from '../../../src/theme/search/parts/search-request.ts'
import type { SearchAnswer } from '../../../src/shared/records/search-model.ts'
import { readResultsAddress, resultsAddress } from '../../../src/search/session/search-memory.ts'

test.each([
  ['/search', '/search', {}],
  ['/search?q=cy.get', '/search', { query: 'cy.get' }],
  [
    '/search?q=a+b+%26+%3Cb%3E&section=ui-coverage',
    '/search',
    { query: 'a b & <b>', section: 'ui-coverage' },
  ],
])('%s survives a round trip', (address, route, asked) => {
  const query = { query: '', ...asked }
  expect(resultsAddress(route, query)).toBe(address)
  expect(readResultsAddress(address.slice(route.length))).toEqual(query)
})

test('spaces around a query and an empty section are ignored', () => {
  expect(readResultsAddress('?q=%20%20a%20&section=')).toEqual({ query: 'a' })
})

test.each([
  ['/api/commands/select-file', 'select file'],
  ['/api/comands/clik/', 'clik'],
  ['/docs/getting_started.html', 'getting started'],
  ['/docs/guides/index.html', 'guides'],
  ['/%C3%BCber%20uns', 'über uns'],
  ['/100%', '100'],
  ['/a/"><script>alert(1)</script>', 'script'],
  ['/', ''],
])('the words of %s are "%s"', (pathname, words) => {
  expect(addressWords(pathname)).toBe(words)
})

test('a query in the feedback address is encoded, whatever it contains', () => {
  expect(feedbackAddress('https://acme.test/new?title={query}&body={query}', "a&b $& '")).toBe(
    "https://acme.test/new?title=a%26b%20%24%26%20'&body=a%26b%20%24%26%20'",
  )
})

const answer: SearchAnswer = {
  query: 'a',
  total: 2,
  hits: [
    {
      href: '/docs/a',
      title: [{ text: 'A' }],
      snippet: [],
      sections: [{ href: '/docs/a#b', headings: [[{ text: 'B' }]] }],
    },
    { href: 'https://blog.acme.test/c', title: [{ text: 'C' }], snippet: [], sections: [] },
  ],
  areas: [],
  suggestions: [],
  final: true,
}

test('pages and sections follow the rules for addresses together', () => {
  const { hits } = withResultUrls(answer, {
    externalUrlRegex: 'blog\\.acme',
    replaceSearchResultPathname: { from: '^/docs/', to: '/' },
  })
  expect(hits.map(({ href, external }) => [href, external])).toEqual([
    ['/a', undefined],
    ['https://blog.acme.test/c', true],
  ])
  expect(hits[0]?.sections[0]?.href).toBe('/a#b')
})

test('without rules, an answer stays unchanged', () => {
  expect(withResultUrls(answer, {})).toBe(answer)
})
