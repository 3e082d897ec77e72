import { termsOf, type KnownForms } from '../engine/tokens.ts'
import { cleanPath, splitHref } from '../../shared/routes.ts'
import type { SectionText } from './page-text.ts'

/** Number of links at which a term has half of its maximum weight. */
const HALF = 1.5

/**
 * The anchor text of each page: the terms of links to it on other pages, with their weights, 0 to 1. A term counts once
 * for each page that links with it, and it counts more if the link has fewer words.
 * @returns target pages by term, sorted
 */
export function linkWords(
  pages: readonly { route: string; sections: readonly Pick<SectionText, 'links'>[] }[],
  known: KnownForms,
): Map<string, [page: number, weight: number][]> {
  const pageAt = new Map(pages.map(({ route }, page) => [route, page]))
  const sums = pages.map(() => new Map<string, number>())
  pages.forEach(({ sections }, from) => {
    const linkTerms = new Map<number, Map<string, number>>()
    for (const { href, text } of sections.flatMap(({ links = [] }) => links)) {
      const { path } = splitHref(href)
      // A link to the same page.
      if (path === '') continue
      const to = pageAt.get(cleanPath(path))
      if (to === undefined || to === from) continue
      const terms = new Set(termsOf(text, known))
      const words = linkTerms.get(to) ?? new Map<string, number>()
      linkTerms.set(to, words)
      for (const term of terms) words.set(term, Math.max(words.get(term) ?? 0, 1 / terms.size))
    }
    for (const [to, words] of linkTerms)
      for (const [term, share] of words) sums[to]?.set(term, (sums[to]?.get(term) ?? 0) + share)
  })
  const weights = new Map<string, [number, number][]>()
  sums.forEach((words, page) => {
    for (const [term, sum] of words) {
      const list = weights.get(term)
      const entry: [number, number] = [page, sum / (sum + HALF)]
      if (list) list.push(entry)
      else weights.set(term, [entry])
    }
  })
  return weights
}
