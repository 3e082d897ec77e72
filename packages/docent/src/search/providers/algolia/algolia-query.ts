import type { AlgoliaSearchInfo, SearchRequest } from '../../../model/search-model.ts'
import { MARK_END, MARK_START } from './marked-text.ts'
import { DEFAULT_TAG, docsTag } from './tags.ts'

/** Facet that tells parts of the site apart. */
export const AREA_FACET = 'area'

/** Records of one page in an answer: the page itself and its best sections. The service takes at most 4. */
const RECORDS_PER_PAGE = 4

/** One question in the service's own terms. */
export type QueryParameters = Record<string, unknown> & { indexName: string }

/**
 * A question as the service takes it: the question itself, and with an area filter a second one that only counts the
 * pages of all areas. Parameters of the configuration win over docent's own, but filters add up, and what the answer
 * is read by stays.
 */
export function serviceQueries(
  info: AlgoliaSearchInfo,
  request: SearchRequest,
): [QueryParameters, ...QueryParameters[]] {
  const { facetFilters, optionalFilters, ...parameters } = info.searchParameters
  const filters = [...info.facetFilters, ...filterList(facetFilters), ...context(info, request)]
  const near = request.near === undefined ? [] : [`${AREA_FACET}:${request.near}`]
  const question: QueryParameters = {
    distinct: RECORDS_PER_PAGE,
    facetingAfterDistinct: true,
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:24', 'code:12'],
    snippetEllipsisText: '…',
    ...parameters,
    indexName: info.indexName,
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
  if (request.area === undefined) return [{ ...question, facetFilters: filters }]
  return [
    { ...question, facetFilters: [...filters, `${AREA_FACET}:${request.area}`] },
    {
      ...question,
      facetFilters: filters,
      hitsPerPage: 0,
      attributesToRetrieve: [],
      // The reader asked once: the service's statistics count it once.
      analytics: false,
    },
  ]
}

/** Filters of a contextual search: this language, and of each docs instance the version in use. */
function context(
  { contextualSearch }: AlgoliaSearchInfo,
  { locale, versions }: SearchRequest,
): (string | string[])[] {
  if (!contextualSearch) return []
  const tags = Object.entries(versions ?? {}).map(([docsId, version]) => docsTag(docsId, version))
  return [
    ...(locale === undefined ? [] : [`language:${locale}`]),
    ...(versions === undefined
      ? []
      : [[DEFAULT_TAG, ...tags].map((tag) => `docusaurus_tag:${tag}`)]),
  ]
}

/** The service takes one filter or a list of them. */
function filterList(filters: unknown): (string | string[])[] {
  if (filters === undefined || filters === null) return []
  return Array.isArray(filters) ? (filters as (string | string[])[]) : [String(filters)]
}
