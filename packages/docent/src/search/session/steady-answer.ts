import type { PageHit, SearchAnswer } from '../../model/search-model.ts'

/**
 * A better answer to a question whose first answer the reader is looking at already. What is shown stays in its place
 * and keeps its height, or a click would open what has just moved below the pointer: excerpts fill the lines that are
 * kept for them, and new pages come last.
 */
export function steadyAnswer(shown: SearchAnswer, next: SearchAnswer): SearchAnswer {
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
      const isAwaited = section.snippet?.length === 0 && snippet.length > 0
      return isAwaited ? { ...section, snippet } : section
    }),
  }
}
