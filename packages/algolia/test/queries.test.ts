import { describe, expect, test } from 'vitest'
import { host, provider, ask, hit, answer, queries, firstQuery } from './harness.ts'

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

  // @covers 3.17, 7.3
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

  // @covers 7.3
  test('of a contextual search is limited to the language and the versions in use', async () => {
    const service = await host(answer([]))
    const request = { locale: 'fr', versions: { default: '1.0', community: 'current' } }
    await ask(provider([service]), request)
    await ask(provider([service]), { query: 'other' })
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
