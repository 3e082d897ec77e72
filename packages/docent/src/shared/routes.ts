/** Joins URL parts with single slashes. The result starts with a slash and has a trailing slash only if it's `/`. */
export function joinRoute(...parts: string[]): string {
  const joined = `/${parts.join('/')}`.replace(/\/{2,}/g, '/')
  return joined.length > 1 ? joined.replace(/\/$/, '') : joined
}

/**
 * Normalizes a pathname to the clean form of routes: no `index.html`, no `.html`, no trailing slash.
 * @example cleanPath('/a/b/index.html') // '/a/b'
 */
export function cleanPath(pathname: string): string {
  const cleaned = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '')
  return cleaned.length > 1 ? cleaned.replace(/\/+$/, '') || '/' : cleaned || '/'
}

/** Path of a route's payload, next to its HTML. */
export function payloadPath(route: string): string {
  return route === '/' ? '/index.json' : `${route}/index.json`
}

/**
 * Path of a route's Markdown copy, next to its HTML.
 * @param baseUrl base URL of the route's locale
 * @example markdownPath('/api/click', '/') // '/api/click.md'
 */
export function markdownPath(route: string, baseUrl: string): string {
  return `${route}/` === baseUrl || route === baseUrl ? `${baseUrl}index.md` : `${route}.md`
}

/** Splits a link into its path, query, and hash. The query and the hash keep their leading character. */
export function splitHref(href: string): { path: string; search: string; hash: string } {
  const hashAt = href.indexOf('#')
  const hash = hashAt === -1 ? '' : href.slice(hashAt)
  const rest = hashAt === -1 ? href : href.slice(0, hashAt)
  const searchAt = rest.indexOf('?')
  return {
    path: searchAt === -1 ? rest : rest.slice(0, searchAt),
    search: searchAt === -1 ? '' : rest.slice(searchAt),
    hash,
  }
}

/**
 * Percent-encodes the characters that an address can't contain. Existing escapes stay unchanged.
 * @example encodeAddress('/café/a%20b') // '/caf%C3%A9/a%20b'
 */
export function encodeAddress(address: string): string {
  return encodeURI(address).replace(/%25(?=[0-9a-f]{2})/gi, '%')
}

/** Whether a link is an address of another site that browsers can't open, such as `http://localhost:PORT`. */
export function isUnparsable(href: string): boolean {
  return isExternal(href) && !URL.canParse(href, 'https://site.invalid')
}

/** Whether a link leaves the site: it has a scheme (such as `https:` or `mailto:`) or is protocol-relative. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
}
