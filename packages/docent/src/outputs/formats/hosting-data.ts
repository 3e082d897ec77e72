import type { SiteRedirect } from '../../content/site-redirects.ts'
import type { AddressForm } from '../../shared/page-address.ts'

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
