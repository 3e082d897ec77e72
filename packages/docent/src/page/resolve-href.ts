import { FILE_SCHEME } from '../shared/page-marks.ts'
import { cleanPath, decodeSafely, isExternal, joinRoute, splitHref } from '../shared/routes.ts'

export interface HrefContext {
  /** Route of the page with the link. */
  route: string
  /** Base URL of the page's locale. */
  baseUrl: string
  /** Base URL of the default locale. Files have the same address in all locales. Default: `baseUrl`. */
  root?: string
  /**
   * Whether an address below the base URL is a file of all locales, and not a page. Of relative addresses, only those of
   * static files are, because plugins can write files for each locale. Default: none is.
   */
  isSharedFile?: (address: string, isRelative: boolean) => boolean
  /** Address of the folder with copies of files, below the base URL of all languages. */
  assets?: string
  /** Returns the route of a source file, by its path relative to the site's folder. */
  routeOfFile: (path: string) => string | undefined
  /** The same for a path relative to the documentation folder or to the page. */
  routeFromRoot?: (path: string) => string | undefined
  /** The route of a source file as HTML and components name it: relative to the page or to the documentation folder. */
  routeOfLink?: (path: string) => string | undefined
}

/** Prefix of addresses that aren't pages, in content for Docusaurus. */
export const PATHNAME = 'pathname://'

/**
 * A link's final address: source files become routes, relative addresses become absolute, and `.html` is removed.
 * Broken addresses don't change, because the link check reports them.
 */
export function resolveHref(href: string, context: HrefContext): string {
  if (href.startsWith(FILE_SCHEME)) {
    const { path, search, hash } = splitHref(href.slice(FILE_SCHEME.length))
    const file = decodeSafely(path)
    const route = context.routeOfFile(file) ?? context.routeFromRoot?.(file)
    return route === undefined ? href : `${route}${search}${hash}`
  }
  if (href.startsWith('#') || (isExternal(href) && !href.startsWith(PATHNAME))) return href
  const root = context.root ?? context.baseUrl
  const below = (base: string, path: string): string =>
    path.startsWith(base) || `${path}/` === base ? path : joinRoute(base, path)
  if (href.startsWith(PATHNAME)) return below(root, href.slice(PATHNAME.length))
  // Copies of files next to pages have the same address in all languages.
  if (context.assets !== undefined && href.startsWith(context.assets)) return href
  const { path, search, hash } = splitHref(href)
  const fromRoot = /\.mdx?$/.test(path) ? context.routeOfLink?.(path) : undefined
  if (fromRoot !== undefined) return `${fromRoot}${search}${hash}`
  const absolute = path.startsWith('/')
    ? path
    : new URL(path === '' ? context.route : path, `http://local${context.route}`).pathname
  const clean = cleanPath(absolute)
  const based = below(context.baseUrl, clean)
  // What a page of a language names by a relative address is below the address of that language.
  const isLocal = !path.startsWith('/') && based === clean && root !== context.baseUrl
  const isFile = (isLocal || based !== clean) && context.isSharedFile?.(based, isLocal) === true
  const shared = isLocal ? joinRoute(root, clean.slice(context.baseUrl.length)) : below(root, clean)
  return `${isFile ? shared : based}${search}${hash}`
}
