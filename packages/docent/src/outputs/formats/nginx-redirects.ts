import type { SiteRedirect } from '../../content/site-redirects.ts'
import { encodeAddress, splitHref } from '../../shared/routes.ts'
import { quoted } from './nginx-syntax.ts'
import { oldAddresses } from './redirect-texts.ts'

/**
 * Locations for nginx, which compares decoded paths. The query is kept if the target has none.
 * @param baseUrl addresses outside it are left out
 */
export function nginxRedirects(
  redirects: readonly Pick<SiteRedirect, 'from' | 'to'>[],
  baseUrl: string,
): string[] {
  const target = (to: string): string => {
    const { path, search, hash } = splitHref(encodeAddress(to))
    // A dollar sign would start a variable.
    const literal = (part: string): string => part.replaceAll('$', '%24')
    return `${literal(path)}${search === '' ? '$is_args$args' : literal(search)}${literal(hash)}`
  }
  return redirects.flatMap(({ from, to }) =>
    oldAddresses(from)
      .filter((address) => address.startsWith(baseUrl))
      .map((form) => `location = ${quoted(form)} { return 301 ${quoted(target(to))}; }`),
  )
}
