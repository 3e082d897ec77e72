import { encodeAddress, SEARCH_INDEX } from '../shared/routes.ts'
import type { Hosting } from '../config/plugins/built-site.ts'
import { HEADERS_FILE } from '../shared/parse-headers.ts'
import {
  contentSecurityPolicy,
  type InlineCode,
  inlineHashes,
} from './formats/content-security-policy.ts'
import { type FinishedSite, MARKER } from './output.ts'
import { REDIRECTS_FILE } from './redirect-files.ts'

/** What host configurations are made from. */
export type HostingInput = InlineCode & Pick<FinishedSite, 'sites'>

/** What a host has to know to serve the site. */
export function hostingOf(site: HostingInput): Hosting {
  const { config, sites, main } = site
  const policy = contentSecurityPolicy(config, inlineHashes(site))
  return {
    baseUrl: config.baseUrl,
    searchRoots: Object.values(sites).map(({ baseUrl }) => baseUrl + SEARCH_INDEX),
    policy,
    headers: siteHeaders(policy),
    hiddenFiles: [MARKER, HEADERS_FILE, REDIRECTS_FILE],
    markdownPages: config.markdownPages,
    addresses: main.addresses,
    redirects: config.redirects.map(({ from, address }) => ({ from, to: encodeAddress(address) })),
    precompress: config.precompress,
  }
}

/** Headers of every response. */
export function siteHeaders(policy: string | undefined): Hosting['headers'] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...(policy === undefined ? [] : [['Content-Security-Policy', policy] as const]),
  ]
}
