import { afterEach, describe, expect, test } from 'vitest'
import { createAlgoliaProvider } from '../../../src/search/providers/algolia/algolia-provider.ts'
import type {
  AlgoliaSearchInfo,
  SearchAnswer,
  SearchProvider,
  SearchRequest,
} from '../../../src/model/search-model.ts'
import {
  startSearchService,
  type SearchService,
  type ServiceAnswer,
  type ServiceRequest,
} from '../../support/search-service.ts'

const services: SearchService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/** Starts a host of the service with a fixed response, or with a function that responds. */
async function host(
  answer: ServiceAnswer | ((request: ServiceRequest) => ServiceAnswer),
): Promise<SearchService> {
  const service = await startSearchService(typeof answer === 'function' ? answer : () => answer)
  services.push(service)
  return service
}

const info: AlgoliaSearchInfo = {
  provider: 'algolia',
  appId: 'APP1',
  apiKey: 'search-key',
  indexName: 'acme_docs',
  resultsRoute: '/search',
  contextualSearch: false,
  maxResults: 20,
  facetFilters: [],
  searchParameters: {},
  areas: [
    { id: 'guides', label: 'Guides' },
    { id: 'api', label: 'API' },
  ],
}

function provider(
  hosts: SearchService[],
  own: Partial<AlgoliaSearchInfo> = {},
  timeout?: number,
): SearchProvider {
  return createAlgoliaProvider(
    { ...info, ...own },
    {
      client: {
        hosts: hosts.map((service) => service.host),
        timeouts: { connect: 2000, read: 800, write: 800 },
      },
      timeout,
    },
  )
}

/** The signal of a request whose answer is wanted. */
const wanted = new AbortController().signal

async function ask(
  search: SearchProvider,
  request: Partial<SearchRequest> = {},
): Promise<SearchAnswer> {
  let last: SearchAnswer | undefined
  const onAnswer = (answer: SearchAnswer): void => {
    last = answer
  }
  await search.search({ query: 'click', limit: 10, ...request }, onAnswer, wanted)
  if (!last) throw new Error('No answer was delivered.')
  return last
}

/** Replaces brackets with the service's marks. */
const mark = (text: string): string => text.replaceAll('[', '\uE000').replaceAll(']', '\uE001')

const none = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

/** One of docent's records, as the service returns it. Brackets mark matches. */
function hit(
  url: string,
  headings: Partial<typeof none | Record<string, string>>,
  own: Record<string, unknown> = {},
): Record<string, unknown> {
  const hierarchy = { ...none, ...headings }
  const plain = (text: unknown): unknown =>
    typeof text === 'string' ? text.replaceAll(/[[\]]/g, '') : text
  return {
    objectID: url,
    url: `https://docs.acme.test${url}`,
    generator: 'docent',
    hierarchy: Object.fromEntries(Object.entries(hierarchy).map(([k, v]) => [k, plain(v)])),
    _highlightResult: {
      hierarchy: Object.fromEntries(
        Object.entries(hierarchy).flatMap(([level, text]) =>
          typeof text === 'string'
            ? [[level, { value: mark(text), matchLevel: 'full', matchedWords: [] }]]
            : [],
        ),
      ),
    },
    ...own,
  }
}

const snippet = (content: string, matchLevel = 'full'): Record<string, unknown> => ({
  _snippetResult: { content: { value: mark(content), matchLevel } },
})

const answer = (hits: unknown[], own: Record<string, unknown> = {}): ServiceAnswer => ({
  body: {
    results: [{ hits, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 10, ...own }],
  },
})

/** The queries in a request. */
const queries = (service: SearchService, request = 0): Record<string, unknown>[] =>
  (service.requests[request]?.body.requests ?? []) as Record<string, unknown>[]

const firstQuery = (service: SearchService): Record<string, unknown> => queries(service)[0] ?? {}

describe('a query', () => {
  test('goes to the index with the public key and requests only what is shown', async () => {
    const service = await host(answer([]))
    await ask(provider([service]), { query: 'cy.click', limit: 7 })
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      appId: 'APP1',
      apiKey: 'search-key',
    })
    expect(firstQuery(service)).toMatchObject({
      indexName: 'acme_docs',
      query: 'cy.click',
      hitsPerPage: 7,
      facetFilters: [],
    })
  })

  test('contains the configured parameters and filters', async () => {
    const service = await host(answer([]))
    const search = provider([service], {
      facetFilters: ['type:docs', ['lang:en', 'lang:fr']],
      searchParameters: {
        facetFilters: 'product:acme',
        typoTolerance: 'strict',
        hitsPerPage: 3,
        highlightPreTag: '<b>',
      },
    })
    await ask(search)
    expect(firstQuery(service)).toMatchObject({
      facetFilters: ['type:docs', ['lang:en', 'lang:fr'], 'product:acme'],
      typoTolerance: 'strict',
      // The number of results and the marks can't be overridden.
      hitsPerPage: 10,
      highlightPreTag: '\uE000',
    })
  })

  test('of a contextual search is limited to the language and the versions in use', async () => {
    const service = await host(answer([]))
    const request = { locale: 'fr', versions: { default: '1.0', community: 'current' } }
    await ask(provider([service], { contextualSearch: true }), request)
    await ask(provider([service]), { ...request, query: 'other' })
    expect(firstQuery(service).facetFilters).toEqual([
      'language:fr',
      [
        'docusaurus_tag:default',
        'docusaurus_tag:docs-default-1.0',
        'docusaurus_tag:docs-community-current',
      ],
    ])
    expect(queries(service, 1)[0]?.facetFilters).toEqual([])
  })

  test("prefers the reader's area without leaving out the others", async () => {
    const service = await host(answer([]))
    await ask(provider([service]), { near: 'api' })
    expect(firstQuery(service)).toMatchObject({ optionalFilters: ['area:api'], facetFilters: [] })
  })

  test('in an area still counts the pages of all areas', async () => {
    const page = hit('/api/click', { lvl0: 'API', lvl1: '[click]' }, { area: 'api' })
    const service = await host({
      body: {
        results: [
          { hits: [page], nbHits: 1, nbPages: 1, facets: { area: { api: 1 } } },
          { hits: [], nbHits: 4, nbPages: 0, facets: { area: { api: 1, other: 1, guides: 3 } } },
        ],
      },
    })
    const { total, areas } = await ask(provider([service]), { area: 'api' })
    const [own, counting] = queries(service)
    expect(own).toMatchObject({ facetFilters: ['area:api'], hitsPerPage: 10 })
    expect(counting).toMatchObject({ facetFilters: [], hitsPerPage: 0, facets: ['area'] })
    expect(total).toBe(1)
    expect(areas).toEqual([
      { id: 'guides', label: 'Guides', count: 3 },
      { id: 'api', label: 'API', count: 1 },
      { id: 'other', label: 'other', count: 1 },
    ])
  })
})

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

describe('several requests', () => {
  test('aborted ones end without an answer and without an error', async () => {
    const service = await host(({ body }) => {
      const [{ query } = { query: '' }] = body.requests as { query: string }[]
      if (query === 'broken') return { status: 400, body: { message: 'no', status: 400 } }
      return {
        ...(answer([hit(`/${query}`, { lvl1: query })]) as object),
        delay: query === 'slow' ? 60 : 0,
      } as ServiceAnswer
    })
    const search = provider([service])
    const answers: string[] = []
    const request = (query: string, signal: AbortSignal): Promise<void> =>
      search.search({ query, limit: 5 }, (given) => answers.push(given.query), signal)
    const old = new AbortController()
    const aborted = [request('slow', old.signal), request('broken', old.signal)]
    old.abort()
    await Promise.all([...aborted, request('fast', wanted), request('other', wanted)])
    expect(answers.sort()).toEqual(['fast', 'other'])
  })
})

describe('a failing service', () => {
  const failure = (search: SearchProvider, query = 'click'): Promise<void> =>
    search.search({ query, limit: 5 }, () => undefined, wanted)

  test('a host that fails is replaced by the next one', async () => {
    const broken = await host({ status: 503, body: { message: 'down' } })
    const dropping = await host('drop')
    const good = await host(answer([hit('/a', { lvl1: 'A' })]))
    const { hits } = await ask(provider([broken, dropping, good]))
    expect(hits[0]?.href).toBe('/a')
    expect(broken.requests).toHaveLength(1)
  })

  test('a host that does not answer in time is replaced by the next one', async () => {
    const silent = await host('hang')
    const good = await host(answer([hit('/a', { lvl1: 'A' })]))
    const { hits } = await ask(provider([silent, good]))
    expect(hits[0]?.href).toBe('/a')
  })

  test('no host answers: the search fails, and a later one succeeds', async () => {
    let isDown = true
    const service = await host(() => (isDown ? 'drop' : answer([hit('/a', { lvl1: 'A' })])))
    const search = provider([service])
    await expect(failure(search)).rejects.toThrow('The search service cannot be reached.')
    isDown = false
    expect((await ask(search)).hits).toHaveLength(1)
  })

  test('the search fails after its timeout', async () => {
    const search = provider([await host('hang'), await host('hang')], {}, 50)
    await expect(failure(search)).rejects.toThrow('did not answer within 0.05 seconds')
  })

  test('too many requests: one retry, then an error', async () => {
    const busy = await host({ status: 429, body: { message: 'Too Many Requests', status: 429 } })
    const search = provider([busy])
    await expect(failure(search)).rejects.toThrow('The search service is busy')
    expect(busy.requests).toHaveLength(2)
  })

  test.each([
    [403, 'Invalid Application-ID or API key', /refused the application ID or the search key/],
    [404, 'Index acme_docs does not exist', /has no such index: Index acme_docs does not exist/],
    [400, 'Unknown parameter: foo', /responded with 400: Unknown parameter: foo/],
  ])('status %s has a readable message', async (status, message, text) => {
    const service = await host({ status, body: { message, status } })
    await expect(failure(provider([service]))).rejects.toThrow(text)
  })

  test.each([
    ['no JSON', '<html>Sign in to the network</html>', /something that is not JSON/],
    ['nothing', '', /no list of results/],
    ['another object', {}, /no list of results/],
    ['no results', { results: [] }, /its result has no hits/],
    ['no hits', { results: [{ nbHits: 1 }] }, /its result has no hits/],
    ['no count', { results: [{ hits: [] }] }, /no number of hits/],
    ['a list of numbers', { results: [{ hits: [1], nbHits: 1 }] }, /not one of a documentation/],
    [
      'records of something else',
      { results: [{ hits: [{ objectID: 'shoe-1', price: 3 }], nbHits: 1 }] },
      /"shoe-1" has no address/,
    ],
    [
      'records without headings',
      { results: [{ hits: [{ objectID: 'p', url: '/p' }], nbHits: 1 }] },
      /"p" has no headings/,
    ],
  ])('a response that is %s is refused', async (_name, body, text) => {
    const service = await host({ body })
    await expect(failure(provider([service]))).rejects.toThrow(text)
  })
})
