import type { SiteRedirect } from '../../content/site-redirects.ts'
import type { AddressForm } from '../../shared/routes.ts'

/** A site's data for host configurations. */
export interface Hosting {
  baseUrl: string
  /** Folders of the search indexes, with the base URL. */
  searchRoots: readonly string[]
  policy: string | undefined
  markdownPages: boolean
  /** The ending of page addresses, if it's configured. */
  addresses: AddressForm | undefined
  /** With targets in the form that the host serves. */
  redirects: readonly Pick<SiteRedirect, 'from' | 'to'>[]
  /** Whether text files have compressed copies next to them. */
  precompress: boolean
}

/** Files for hosts, which shouldn't be served, relative to the base URL. */
export const HOST_FILES = [
  '.docent-output',
  '_headers',
  '_redirects',
  'Caddyfile',
  'nginx.conf',
  'server.nginx.conf',
]

/** Name and value of a response header. */
export type Header = readonly [name: string, value: string]

/** Value of `Cache-Control` for files whose address changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Headers of every response. */
export function siteHeaders(policy: string | undefined): Header[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
  ]
}

/** The Markdown copies have the same content as the pages, and search results should lead to the pages. */
export const COPY_ROBOTS = 'noindex'
