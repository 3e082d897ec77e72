import type { PageHit, SearchAnswer, SearchRequest, SearchSetup } from 'docent/plugin'
import { AREA_FACET } from './query.ts'
import { groupByPage } from './page-hits.ts'
import { readHit } from './read-hit.ts'

/**
 * Parses the service's response to `serviceQueries`.
 * @throws when the response isn't in the documented format, with what is wrong
 */
export function readAnswer(
  response: unknown,
  request: SearchRequest,
  setup: Pick<SearchSetup, 'areas' | 'resultPage'>,
): SearchAnswer {
  const results = isRecord(response) ? response.results : undefined
  if (!Array.isArray(results)) throw malformed('it has no list of results')
  const [first, counts = first] = results as unknown[]
  if (!isRecord(first) || !Array.isArray(first.hits)) throw malformed('its result has no hits')
  if (typeof first.nbHits !== 'number') throw malformed('its result has no number of hits')
  const hits = groupByPage(first.hits.map(readHit), setup)
  return {
    query: request.query,
    total: total(first, hits),
    hits: hits.slice(0, request.limit),
    areas: readAreas(counts, setup),
    suggestions: [],
    final: true,
  }
}

/**
 * The service counts groups of records. These are pages in an index that docent has filled, and sections in most other
 * indexes. If the response contains all of them, their pages are counted.
 */
function total(result: Record<string, unknown>, hits: readonly PageHit[]): number {
  const isComplete = typeof result.nbPages === 'number' && result.nbPages <= 1
  return isComplete ? hits.length : Math.max(Number(result.nbHits), hits.length)
}

function readAreas(
  result: unknown,
  { areas: known }: Pick<SearchSetup, 'areas'>,
): SearchAnswer['areas'] {
  const facets = isRecord(result) ? result.facets : undefined
  const counts = isRecord(facets) ? facets[AREA_FACET] : undefined
  if (!isRecord(counts)) return []
  const counted = Object.entries(counts).flatMap(([id, count]) =>
    typeof count === 'number' && count > 0
      ? [{ id, label: known.find((area) => area.id === id)?.label ?? id, count }]
      : [],
  )
  // In the site's order, followed by unknown areas.
  const orderOf = (id: string): number => {
    const index = known.findIndex((area) => area.id === id)
    return index === -1 ? known.length : index
  }
  return counted.sort((a, b) => orderOf(a.id) - orderOf(b.id))
}

function malformed(problem: string): Error {
  return new Error(`The search service responded in an unknown format: ${problem}.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
