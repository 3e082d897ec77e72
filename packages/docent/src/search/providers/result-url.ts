import type {
  PageHit,
  ResultPage,
  SearchAnswer,
  SearchInfo,
} from '../../shared/records/search-model.ts'
import { cleanPath, linkAddress, splitHref } from '../../shared/routes.ts'

/** The target of a result, after the site's rules for results. */
export interface ResultUrl {
  /** A route of this site with its query and anchor, or a full URL if `external`. */
  href: string
  /** The page belongs to another site: the browser loads it in full. */
  external: boolean
}

/** A site's rules for the addresses of its results. */
export type ResultRules = Pick<
  SearchInfo,
  'externalUrlRegex' | 'replaceSearchResultPathname' | 'addresses'
>

/**
 * Applies `externalUrlRegex` and `replaceSearchResultPathname` to a result's address. The host is removed unless the
 * address is external, so an index of the published site also works in a preview.
 * @throws TypeError when `url` isn't a URL
 * @example resultUrl('https://docs.acme.test/docs/intro#top', { replaceSearchResultPathname: { from: '^/docs/', to: '/' } })
 * // { href: '/intro#top', external: false }
 */
export function resultUrl(
  url: string,
  { externalUrlRegex, replaceSearchResultPathname: replace, addresses }: ResultRules,
): ResultUrl {
  const { href, pathname, search, hash } = new URL(url, 'https://site.invalid')
  const isRelative = href.startsWith('https://site.invalid/')
  if (externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'i').test(url))
    return { href: isRelative ? url : href, external: true }
  const replaced = replace ? pathname.replace(new RegExp(replace.from, 'g'), replace.to) : pathname
  // Two slashes would begin a host.
  const path = replaced.replace(/^[/\\]{2,}/, '/')
  return { href: linkAddress(`${path}${search}${hash}`, addresses), external: false }
}

/**
 * The page of a result, in the site's form of addresses.
 * @throws TypeError when `url` isn't a URL
 */
export function resultPage(url: string, rules: ResultRules): ResultPage {
  const { href, external } = resultUrl(url, rules)
  if (external) return { href: href.replace(/#.*$/, ''), external }
  const { path, search } = splitHref(href)
  return { href: linkAddress(cleanPath(path), rules.addresses) + search, external }
}

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
