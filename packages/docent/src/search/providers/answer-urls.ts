import type { PageHit, SearchAnswer } from '../../shared/records/search-model.ts'
import { resultUrl, type ResultRules } from './result-url.ts'

/** An answer whose addresses follow the site's rules for results; a page decides for its sections. */
export function withResultUrls(answer: SearchAnswer, rules: ResultRules): SearchAnswer {
  if (!rules.externalUrlRegex && !rules.replaceSearchResultPathname && !rules.addresses)
    return answer
  return { ...answer, hits: answer.hits.map((hit) => withRules(hit, rules)) }
}

function withRules(hit: PageHit, rules: ResultRules): PageHit {
  const { href, external } = resultUrl(hit.href, rules)
  return {
    ...hit,
    href,
    ...(external && { external }),
    sections: hit.sections.map((section) => ({
      ...section,
      href: external ? section.href : resultUrl(section.href, rules).href,
    })),
  }
}
