import type { PageHit, SearchAnswer } from '../../shared/records/search-model.ts'

/**
 * Merges a better answer into the one that the reader is already looking at. Rows keep their positions and heights,
 * because otherwise a click could open a row that has just moved under the pointer. Excerpts fill the lines that are
 * reserved for them, and new pages are added at the end.
 */
export function stableAnswer(shown: SearchAnswer, next: SearchAnswer): SearchAnswer {
  const better = new Map(next.hits.map((hit) => [hit.href, hit]))
  const known = new Set(shown.hits.map(({ href }) => href))
  const hits = [
    ...shown.hits.map((hit) => withExcerpts(hit, better.get(hit.href))),
    ...next.hits.filter(({ href }) => !known.has(href)),
  ]
  return { ...next, hits: hits.slice(0, Math.max(shown.hits.length, next.hits.length)) }
}

function withExcerpts(shown: PageHit, better: PageHit | undefined): PageHit {
  if (!better) return shown
  const snippets = new Map(better.sections.map(({ href, snippet = [] }) => [href, snippet]))
  return {
    ...shown,
    sections: shown.sections.map((section) => {
      const snippet = snippets.get(section.href) ?? []
      const isReserved = section.snippet?.length === 0 && snippet.length > 0
      return isReserved ? { ...section, snippet } : section
    }),
  }
}
