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

/** Path of a locale's search index, below its base URL. */
export const SEARCH_INDEX = 'search-index'

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

/** Whether an address is a web page's or a web server's file, on any site. */
export function isWebAddress(address: string): boolean {
  return /^https?:/i.test(address)
}

/** Whether an address is only the scheme and host of a website, such as `https://docs.example.com`. */
export function isOrigin(address: string): boolean {
  return /^https?:\/\/[^/?#\s]+$/.test(address) && URL.canParse(address)
}

/** Whether an address begins at the site's root. Two slashes begin a host, and browsers read a backslash as a slash. */
export function isRooted(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

/**
 * The ending of a site's page addresses. For `undefined`, addresses have no slash, and pages are the index pages of
 * folders.
 */
export interface AddressForm {
  /** Whether addresses end with a slash. */
  trailingSlash: boolean
  /**
   * Base URLs of all languages. Their pages are always a folder's index page, because hosts serve no other file at a
   * site's base URL.
   */
  roots: readonly string[]
}

/**
 * A page's address as its host serves it.
 * @param route clean, with the base URL
 * @example pageAddress('/click', { trailingSlash: true, roots: ['/'] }) // '/click/'
 */
export function pageAddress(route: string, form: AddressForm | undefined): string {
  if (form === undefined) return route
  const clean = cleanPath(route)
  if (clean === '/') return clean
  return form.trailingSlash || form.roots.includes(`${clean}/`) ? `${clean}/` : clean
}

/**
 * The same for a link, with its query and anchor. Links to other sites and to files don't change.
 * @example linkAddress('/click#top', { trailingSlash: true, roots: ['/'] }) // '/click/#top'
 */
export function linkAddress(href: string, form: AddressForm | undefined): string {
  if (form === undefined || !isRooted(href)) return href
  const { path, search, hash } = splitHref(href)
  return isFileAddress(path) ? href : `${pageAddress(path, form)}${search}${hash}`
}

/**
 * Whether an address leads to a file that isn't a page. Version numbers aren't extensions: `/2.0` is a page.
 * @param path without query and anchor
 */
export function isFileAddress(path: string): boolean {
  return /\.(?!html$)[a-z][a-z0-9]*$/i.test(path)
}

/**
 * A page's file, relative to the site's root.
 * @example pageFile('/click', { trailingSlash: false, roots: ['/'] }) // '/click.html'
 */
export function pageFile(route: string, form: AddressForm | undefined): string {
  const address = pageAddress(route, form)
  if (form?.trailingSlash === false && !address.endsWith('/')) return `${route}.html`
  return route === '/' ? '/index.html' : `${route}/index.html`
}

/** The payload at an old address. */
export interface RedirectPayload {
  /** Route with the base URL, or an absolute URL. Either may have a query and a hash. */
  redirect: string
}

/** Whether a fetched payload is a redirect to the page's new address. */
export function isRedirect(payload: object): payload is RedirectPayload {
  return 'redirect' in payload
}

/**
 * The address that a reader is redirected to. It keeps the query and the hash of the old address unless the new address
 * has its own.
 * @example redirectTarget('/new#part', { search: '?q=1', hash: '#old' }) // '/new?q=1#part'
 */
export function redirectTarget(to: string, asked: { search: string; hash: string }): string {
  const { path, search, hash } = splitHref(to)
  return `${path}${search || asked.search}${hash || asked.hash}`
}

/**
 * Whether an address runs code or replaces the page's content instead of leading to a page. Browsers ignore whitespace
 * and control characters in a scheme.
 * @example isScriptAddress('java\nscript:alert(1)') // true
 */
export function isScriptAddress(url: string): boolean {
  return /^(?:javascript|vbscript|data):/i.test(url.replace(/[^!-\uffff]/g, ''))
}

/** Decodes percent-encoded text, or returns it unchanged if it isn't valid UTF-8. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
