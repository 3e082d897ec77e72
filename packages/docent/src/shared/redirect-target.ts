import { splitHref } from './routes.ts'

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
