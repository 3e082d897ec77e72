import type { SearchRequest } from 'docent/plugin'
import type { ServiceOptions } from './options.ts'
import { MARK_END, MARK_START } from './read-hit.ts'
import { DEFAULT_TAG, docsTag } from './record.ts'

/** The facet for the site's areas. */
export const AREA_FACET = 'area'

/**
 * Maximum number of records of one page in an answer: the page itself and its best sections. The service's maximum is
 * 4.
 */
const RECORDS_PER_PAGE = 4

/** The parameters of one query to the service. */
export type QueryParameters = Record<string, unknown> & { indexName: string }

/**
 * Converts a request to queries to the service: one for the results and, with an area filter, another one that counts
 * the pages of all areas. Parameters from the configuration override docent's. Filters are combined, and the parameters
 * that parsing the response depends on can't be overridden.
 */
export function serviceQueries(
  service: ServiceOptions,
  request: SearchRequest,
): [QueryParameters, ...QueryParameters[]] {
  const { facetFilters, optionalFilters, ...parameters } = service.searchParameters
  const filters = [...service.facetFilters, ...filterList(facetFilters), ...context(request)]
  const near = request.near === undefined ? [] : [`${AREA_FACET}:${request.near}`]
  const query: QueryParameters = {
    distinct: RECORDS_PER_PAGE,
    facetingAfterDistinct: true,
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:24', 'code:12'],
    snippetEllipsisText: '…',
    ...parameters,
    indexName: service.indexName,
    query: request.query,
    hitsPerPage: request.limit,
    facets: [...new Set([...filterList(parameters.facets), AREA_FACET])],
    ...(near.length > 0 || optionalFilters !== undefined
      ? { optionalFilters: [...filterList(optionalFilters), ...near] }
      : {}),
    attributesToRetrieve: [
      'hierarchy',
      'type',
      'url',
      'anchor',
      'description',
      'generator',
      AREA_FACET,
    ],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  }
  if (request.area === undefined) return [{ ...query, facetFilters: filters }]
  return [
    { ...query, facetFilters: [...filters, `${AREA_FACET}:${request.area}`] },
    {
      ...query,
      facetFilters: filters,
      hitsPerPage: 0,
      attributesToRetrieve: [],
      // Not counted in the service's statistics, because the reader searched once.
      analytics: false,
    },
  ]
}

/** Filters of a contextual search: the locale, and the version in use of each docs instance. */
function context({ locale, versions }: SearchRequest): (string | string[])[] {
  const tags = Object.entries(versions ?? {}).map(([docsId, version]) => docsTag(docsId, version))
  return [
    ...(locale === undefined ? [] : [`language:${locale}`]),
    ...(versions === undefined
      ? []
      : [[DEFAULT_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`)]),
  ]
}

/** The service accepts one filter or a list. */
function filterList(filters: unknown): (string | string[])[] {
  if (filters === undefined || filters === null) return []
  return Array.isArray(filters) ? (filters as (string | string[])[]) : [String(filters)]
}
