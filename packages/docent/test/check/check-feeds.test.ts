import { expect, test } from 'vitest'
import { checkFeeds } from '../../src/check/check-feeds.ts'

const check = (links: string[], pages?: string[]) =>
  checkFeeds({
    feeds: [{ path: 'news.xml', pages, items: links.map((link) => ({ link })) }],
    pages: new Map([['/docs/news', new Set(['first'])]]),
    files: new Set(),
    baseUrl: '/docs/',
    source: { file: '/site/feeds.ts', text: 'export default [\n  "/news#frist"\n]\n' },
  })

test('accepts entries that lead to pages, anchors, and other sites', () => {
  const found = check(['/news', '/news#first', 'https://example.com/'], ['/news'])
  expect(found).toEqual({ links: [], anchors: [] })
})

test('names the page, the anchor, and the location of an entry with a broken link', () => {
  const { links, anchors } = check(['/nws', '/news#frist'], ['/nows'])
  expect(links.map(({ code, hint }) => [code, hint])).toEqual([
    ['feed-to-nowhere', 'Did you mean "/news"?'],
    ['feed-to-nowhere', 'Did you mean "/news"?'],
  ])
  expect(anchors[0]).toMatchObject({
    code: 'feed-to-missing-anchor',
    file: '/site/feeds.ts',
    line: 2,
    hint: 'Did you mean "#first"?',
  })
})

test('an entry that browsers cannot open is reported', () => {
  expect(check(['https://example.com:PORT/']).links).toMatchObject([{ code: 'invalid-link' }])
})
