import type { PageList } from '../shared/records/page-list.ts'
import { readTarget } from '../serve/request-target.ts'
import { decodeSafely } from '../shared/decode.ts'
import { cleanPath, isExternal, joinRoute, splitHref } from '../shared/routes.ts'

/** A page of the site, with an optional anchor. */
export interface PageAddress {
  /** Decoded route, including the base URL. */
  route: string
  /** Without the leading `#`. */
  anchor?: string
}

/**
 * Parses the name that a client uses for a page: its route, with or without the base URL, the address of its Markdown
 * copy, or its absolute URL.
 * @param origins schemes and hosts of the site
 * @returns undefined if the address is outside the site
 * @example readAddress('https://docs.example.com/api/click.md#options', list, ['https://docs.example.com'])
 * // { route: '/api/click', anchor: 'options' }
 */
export function readAddress(
  text: string,
  { baseUrl }: Pick<PageList, 'baseUrl'>,
  origins: readonly string[],
): PageAddress | undefined {
  const { path, hash } = splitHref(text.trim())
  const pathname = isExternal(path) ? pathOf(path, origins) : `/${path.replace(/^\//, '')}`
  const read = pathname === undefined ? undefined : readTarget(pathname)
  if (read?.kind !== 'path') return undefined
  const below = `${read.path}/`.startsWith(baseUrl) ? read.path : joinRoute(baseUrl, read.path)
  const anchor = decodeSafely(hash.slice(1))
  return { route: routeOf(below, baseUrl), ...(anchor !== '' && { anchor }) }
}

/** Path of a URL on the site, exactly as written. `URL` would resolve ".." segments before they can be refused. */
function pathOf(url: string, origins: readonly string[]): string | undefined {
  const origin = origins.find((own) => url === own || url.startsWith(`${own}/`))
  return origin === undefined ? undefined : url.slice(origin.length) || '/'
}

function routeOf(path: string, baseUrl: string): string {
  if (path === `${baseUrl}index.md`) return cleanPath(baseUrl)
  return cleanPath(path.replace(/\/index\.md$/, '').replace(/\.md$/, '') || '/')
}
