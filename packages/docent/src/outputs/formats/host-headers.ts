import type { SiteRedirect } from '../../content/site-redirects.ts'
import type { AddressForm } from '../../shared/page-address.ts'

/** What hosts must know about a site. */
export interface Hosting {
  baseUrl: string
  /** Folders of the search indexes, with the base URL. */
  searchRoots: readonly string[]
  policy: string | undefined
  markdownPages: boolean
  /** How addresses of pages end, when the configuration says so. */
  addresses: AddressForm | undefined
  /** With targets as they are served. */
  redirects: readonly Pick<SiteRedirect, 'from' | 'to'>[]
  /** Whether texts have compressed copies beside them. */
  precompress: boolean
}

/** Files for hosts, which readers have no use for, below the base URL. */
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

/** The Markdown copies say what the pages say, so search results should lead to the pages. */
export const COPY_ROBOTS = 'noindex'
