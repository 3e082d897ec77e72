import { describe, expect, test } from 'vitest'
import { host, provider, ask, mark, none, hit, snippet, answer } from './harness.ts'

describe('an answer', () => {
  test("groups sections below their pages, in the service's order", async () => {
    const service = await host(
      answer(
        [
          hit(
            '/api/click#arguments',
            { lvl0: 'API', lvl1: '[click]', lvl2: 'Syntax', lvl3: 'Arguments' },
            { area: 'api', description: 'Clicks.', ...snippet('where to [click] it') },
          ),
          hit('/guides/start', { lvl0: 'Guides', lvl1: 'Start' }, snippet('then [click] it')),
          hit('/api/click', { lvl0: 'API', lvl1: '[click]' }, { area: 'api' }),
        ],
        { facets: { area: { api: 1 } } },
      ),
    )
    const { hits, total, areas, final, query } = await ask(provider([service]))
    expect({ total, final, query }).toEqual({ total: 2, final: true, query: 'click' })
    expect(areas).toEqual([{ id: 'api', label: 'API', count: 1 }])
    expect(hits).toEqual([
      {
        href: '/api/click',
        title: [{ text: 'click', marked: true }],
        area: { id: 'api', label: 'API' },
        snippet: [{ text: 'Clicks.' }],
        sections: [
          {
            href: '/api/click#arguments',
            headings: [[{ text: 'Syntax' }], [{ text: 'Arguments' }]],
            snippet: [{ text: 'where to ' }, { text: 'click', marked: true }, { text: ' it' }],
          },
        ],
      },
      {
        href: '/guides/start',
        title: [{ text: 'Start' }],
        area: { id: 'Guides', label: 'Guides' },
        snippet: [{ text: 'then ' }, { text: 'click', marked: true }, { text: ' it' }],
        sections: [],
      },
    ])
  })

  test('contains at most three sections of a page, and the parts of a long one once', async () => {
    const section = (id: string, own = {}): unknown =>
      hit(`/api/click#${id}`, { lvl0: 'API', lvl1: 'click', lvl2: id }, own)
    const service = await host(
      answer([
        section('a'),
        section('a', snippet('in [part] two')),
        section('b'),
        section('c'),
        section('d'),
      ]),
    )
    const { hits } = await ask(provider([service]))
    expect(hits[0]?.sections.map(({ href }) => href)).toEqual([
      '/api/click#a',
      '/api/click#b',
      '/api/click#c',
    ])
    expect(hits[0]?.sections[0]?.snippet).toContainEqual({ text: 'part', marked: true })
  })

  test('contains the total number of pages', async () => {
    const service = await host(
      answer([hit('/a', { lvl1: 'A' })], { nbHits: 57, nbPages: 6, hitsPerPage: 1 }),
    )
    const { total, hits } = await ask(provider([service]), { limit: 1 })
    expect(total).toBe(57)
    expect(hits).toHaveLength(1)
  })

  test('is text, even if it looks like HTML', async () => {
    const service = await host(
      answer([
        hit('/a', { lvl1: 'The [<script>] tag' }, snippet('a <img onerror=x> &amp; [b] \uE001 c')),
      ]),
    )
    const { hits } = await ask(provider([service]))
    expect(hits[0]?.title).toEqual([
      { text: 'The ' },
      { text: '<script>', marked: true },
      { text: ' tag' },
    ])
    expect(hits[0]?.snippet.map(({ text }) => text).join('')).toBe('a <img onerror=x> &amp; b  c')
  })

  test('from an index that a crawler has filled is unescaped', async () => {
    const service = await host(
      answer([
        {
          objectID: '12-https://docs.acme.test/docs/tags/',
          type: 'content',
          url: 'https://docs.acme.test/docs/tags/#the-a-tag',
          anchor: 'the-a-tag',
          hierarchy: { ...none, lvl0: 'Documentation', lvl1: 'Tags', lvl2: 'The &lt;a&gt; tag' },
          content: 'A link.',
          _highlightResult: {
            hierarchy: { lvl2: { value: mark('The &lt;[a]&gt; tag'), matchLevel: 'full' } },
          },
          _snippetResult: { content: { value: 'A link.', matchLevel: 'none' } },
        },
      ]),
    )
    const { hits, areas } = await ask(provider([service]))
    expect(areas).toEqual([])
    expect(hits).toEqual([
      {
        href: '/docs/tags',
        title: [{ text: 'Tags' }],
        area: { id: 'Documentation', label: 'Documentation' },
        snippet: [],
        sections: [
          {
            href: '/docs/tags#the-a-tag',
            headings: [[{ text: 'The <' }, { text: 'a', marked: true }, { text: '> tag' }]],
          },
        ],
      },
    ])
  })

  // @covers 2.8.8, 2.8.10
  test("follows the configuration's rules for addresses", async () => {
    const hits = [
      hit('/docs/intro#top', { lvl1: 'Intro', lvl2: 'Top' }),
      { ...hit('/x', { lvl1: 'News' }), url: 'https://blog.acme.test/news#first' },
    ]
    const service = await host(answer(hits))
    const search = provider([service], {
      externalUrlRegex: 'blog\\.acme',
      replaceSearchResultPathname: { from: '^/docs/', to: '/' },
    })
    const found = (await ask(search)).hits
    expect(found.map(({ href, external }) => ({ href, external }))).toEqual([
      { href: '/intro', external: undefined },
      { href: 'https://blog.acme.test/news', external: true },
    ])
    expect(found[0]?.sections[0]?.href).toBe('/intro#top')
  })

  test('has addresses in the form of the site, whatever the records have', async () => {
    const hits = [
      hit('/docs/intro', { lvl1: 'Intro' }),
      hit('/docs/intro/#top', { lvl1: 'Intro', lvl2: 'Top' }, { anchor: 'top' }),
    ]
    const service = await host(answer(hits))
    const addresses = { trailingSlash: true, roots: ['/'] }
    const found = (await ask(provider([service], { addresses }))).hits
    expect(found.map(({ href }) => href)).toEqual(['/docs/intro/'])
    expect(found[0]?.sections.map(({ href }) => href)).toEqual(['/docs/intro/#top'])
  })
})
