import { splitHref } from './routes.ts'

/** What stands at an old address instead of a page's payload. */
export interface RedirectPayload {
  /** Route with the base URL, or an absolute URL; with a query and a hash or without. */
  redirect: string
}

/** Whether what was fetched for a route says that the page has moved. */
export function isRedirect(payload: object): payload is RedirectPayload {
  return 'redirect' in payload
}

/**
 * Address that a reader is led to: query and hash of the old address are kept, unless the new one has its own.
 * @example redirectTarget('/new#part', { search: '?q=1', hash: '#old' }) // '/new?q=1#part'
 */
export function redirectTarget(to: string, asked: { search: string; hash: string }): string {
  const { path, search, hash } = splitHref(to)
  return `${path}${search || asked.search}${hash || asked.hash}`
}
