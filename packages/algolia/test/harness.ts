import { afterEach } from 'vitest'
import type { SearchAnswer, SearchProvider, SearchRequest } from 'docent/plugin'
import { resultPage, type ResultRules } from '../../docent/src/search/providers/result-url.ts'
import type { ServiceOptions } from '../src/options.ts'
import createProvider from '../src/provider.ts'
import {
  startSearchService,
  type SearchService,
  type ServiceAnswer,
  type ServiceRequest,
} from './search-service.ts'

const services: SearchService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/** Starts a host of the service with a fixed response, or with a function that responds. */
export async function host(
  answer: ServiceAnswer | ((request: ServiceRequest) => ServiceAnswer),
): Promise<SearchService> {
  const service = await startSearchService(typeof answer === 'function' ? answer : () => answer)
  services.push(service)
  return service
}

const service: ServiceOptions = {
  appId: 'APP1',
  apiKey: 'search-key',
  indexName: 'acme_docs',
  facetFilters: [],
  searchParameters: {},
}

const areas = [
  { id: 'guides', label: 'Guides' },
  { id: 'api', label: 'API' },
]

export function provider(
  hosts: SearchService[],
  own: Partial<ServiceOptions> & ResultRules = {},
  timeout?: number,
): SearchProvider {
  return createProvider(
    { options: { ...service, ...own }, areas, resultPage: (url) => resultPage(url, own) },
    {
      client: {
        hosts: hosts.map(({ host: entry }) => entry),
        timeouts: { connect: 2000, read: 800, write: 800 },
      },
      timeout,
    },
  )
}

/** The signal of a request that isn't aborted. */
export const wanted = new AbortController().signal

export async function ask(
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
export const mark = (text: string): string =>
  text.replaceAll('[', '\uE000').replaceAll(']', '\uE001')

export const none = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}

/** One of docent's records, as the service returns it. Brackets mark matches. */
export function hit(
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

export const snippet = (content: string, matchLevel = 'full'): Record<string, unknown> => ({
  _snippetResult: { content: { value: mark(content), matchLevel } },
})

export const answer = (hits: unknown[], own: Record<string, unknown> = {}): ServiceAnswer => ({
  body: {
    results: [{ hits, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 10, ...own }],
  },
})

/** The queries in a request. */
export const queries = (service: SearchService, request = 0): Record<string, unknown>[] =>
  (service.requests[request]?.body.requests ?? []) as Record<string, unknown>[]

export const firstQuery = (service: SearchService): Record<string, unknown> =>
  queries(service)[0] ?? {}
