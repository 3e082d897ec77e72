import type { SearchInfo } from '../../model/search-model.ts'
import { linkAddress } from '../../shared/page-address.ts'

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
