import { cleanPath, isExternal, splitHref } from './routes.ts'

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
  if (form === undefined || !href.startsWith('/') || isExternal(href)) return href
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
