import { FILE_SCHEME } from '../markdown/file-link.ts'
import { decodeSafely } from '../shared/decode.ts'
import { cleanPath, isExternal, joinRoute, splitHref } from '../shared/routes.ts'

export interface HrefContext {
  /** Route of the page that holds the link. */
  route: string
  /** Base URL of the page's locale. */
  baseUrl: string
  /** Route of a source file, by its path below the site folder. */
  routeOfFile: (path: string) => string | undefined
}

/**
 * Final address of a link: source files become routes, relative addresses absolute, `.html` clean.
 * Addresses that lead nowhere are returned as they are: the link check reports them.
 */
export function resolveHref(href: string, context: HrefContext): string {
  if (href.startsWith(FILE_SCHEME)) {
    const { path, search, hash } = splitHref(href.slice(FILE_SCHEME.length))
    const route = context.routeOfFile(decodeSafely(path))
    return route === undefined ? href : `${route}${search}${hash}`
  }
  if (href.startsWith('#') || isExternal(href)) return href
  const { path, search, hash } = splitHref(href)
  const absolute = path.startsWith('/')
    ? path
    : new URL(path === '' ? context.route : path, `http://local${context.route}`).pathname
  const clean = cleanPath(absolute)
  const based =
    clean.startsWith(context.baseUrl) || `${clean}/` === context.baseUrl
      ? clean
      : joinRoute(context.baseUrl, clean)
  return `${based}${search}${hash}`
}
