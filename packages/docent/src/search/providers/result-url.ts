import type { SearchInfo } from '../../model/search-model.ts'
import { linkAddress } from '../../shared/page-address.ts'

/** Where a result leads, after the site's own rules for results. */
export interface ResultUrl {
  /** A route of this site with query and anchor, or a whole URL when `external`. */
  href: string
  /** The page belongs to another site: the browser loads it in full. */
  external: boolean
}

/** What a site says about the addresses of its results. */
export type ResultRules = Pick<
  SearchInfo,
  'externalUrlRegex' | 'replaceSearchResultPathname' | 'addresses'
>

/**
 * Applies `externalUrlRegex` and `replaceSearchResultPathname` to the address of a result. An address that is not
 * external loses its host, so that an index made of the published site also serves a preview of it.
 * @throws TypeError when `url` is no address
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
  const path = replace ? pathname.replace(new RegExp(replace.from, 'g'), replace.to) : pathname
  return { href: linkAddress(`${path}${search}${hash}`, addresses), external: false }
}
