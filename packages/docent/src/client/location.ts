import { isFileAddress, pageAddress, type AddressForm } from '../shared/page-address.ts'
import { cleanPath } from '../shared/routes.ts'

/** The current location on the site, as a clean address. */
export interface Location {
  pathname: string
  search: string
  hash: string
}

/** Location of a URL with a clean path: no `.html`, no `index.html`, no trailing slash. */
export function locationOf(url: { pathname: string; search: string; hash: string }): Location {
  return { pathname: cleanPath(url.pathname), search: url.search, hash: url.hash }
}

/** A location as an address. */
export function hrefOf(
  { pathname, search, hash }: Location,
  form: AddressForm | undefined,
): string {
  return `${pageAddress(pathname, form)}${search}${hash}`
}

/**
 * The address on this site that a click leads to. Undefined if the browser should handle the click: other buttons and
 * keys, downloads, new windows, other origins, and files.
 */
export function internalTarget(event: MouseEvent, baseUrl: string): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
  return link ? internalUrl(link, baseUrl) : undefined
}

/** The URL of a link if client navigation can follow it. */
export function internalUrl(link: HTMLAnchorElement, baseUrl: string): URL | undefined {
  if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined
  if (link.dataset.noRouter !== undefined) return undefined
  // The origin of an address that can't be parsed is empty. SVG links have none.
  if (link.origin !== window.location.origin || isFileAddress(link.pathname)) return undefined
  const url = new URL(link.href)
  return `${url.pathname}/`.startsWith(baseUrl) ? url : undefined
}
