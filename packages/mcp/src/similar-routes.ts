import leven from 'leven'

/** Maximum number of suggested routes. */
const SUGGESTIONS = 5

/**
 * Routes that a client that requested `route` may have meant, the most likely first: those with the same or a similar
 * last segment, then those that contain it.
 * @example similarRoutes('/commands/clik', ['/api/commands/click', '/api/commands/type']) // ['/api/commands/click']
 */
export function similarRoutes(route: string, routes: readonly string[]): string[] {
  const wanted = lastSegment(route)
  if (wanted === '') return []
  // About two in five letters, as for the names in other messages.
  const limit = 1 + Math.min(6, Math.max(2, Math.floor(wanted.length * 0.4)))
  return routes
    .map((candidate) => ({ candidate, score: distance(wanted, lastSegment(candidate), limit) }))
    .filter(({ score }) => score <= limit)
    .map(({ candidate, score }) => ({
      candidate,
      score: score + shareOfOthers(route, candidate),
    }))
    .sort((a, b) => a.score - b.score)
    .slice(0, SUGGESTIONS)
    .map(({ candidate }) => candidate)
}

function distance(wanted: string, own: string, limit: number): number {
  const edits = leven(wanted, own, { maxDistance: limit })
  if (edits < limit) return edits
  return wanted.length > 3 && (own.includes(wanted) || (own.length > 3 && wanted.includes(own)))
    ? limit
    : limit + 1
}

/** A value below 1. Of two equally similar pages, the one in the same folders comes first. */
function shareOfOthers(route: string, candidate: string): number {
  const folders = new Set(route.toLowerCase().split('/').slice(0, -1).filter(Boolean))
  const own = candidate.toLowerCase().split('/').slice(0, -1).filter(Boolean)
  const shared = own.filter((folder) => folders.has(folder)).length
  return 0.9 * (1 - shared / Math.max(1, folders.size, own.length))
}

const lastSegment = (route: string): string =>
  route.toLowerCase().split('/').findLast(Boolean) ?? ''
