import type { PageHit, SearchAnswer, SearchInfo } from '../../model/search-model.ts'
import { resultUrl } from './result-url.ts'

type Rules = Pick<SearchInfo, 'externalUrlRegex' | 'replaceSearchResultPathname'>

/** Applies the site's rules for results to an answer's addresses. Sections of an external page are external, too. */
export function withResultUrls(answer: SearchAnswer, rules: Rules): SearchAnswer {
  if (rules.externalUrlRegex === undefined && rules.replaceSearchResultPathname === undefined)
    return answer
  return { ...answer, hits: answer.hits.map((hit) => withRules(hit, rules)) }
}

function withRules(hit: PageHit, rules: Rules): PageHit {
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
