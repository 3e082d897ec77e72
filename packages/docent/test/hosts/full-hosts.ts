import { has } from '../../../../scripts/system-parts.mjs'
import { startCaddy, startNginx } from './servers.ts'

/** Servers for which docent writes a configuration. */
export const SERVERS = [
  { name: 'nginx', start: startNginx, isInstalled: has('nginx'), brotli: has('brotli') },
  { name: 'Caddy', start: startCaddy, isInstalled: has('caddy'), brotli: true },
]

/** All forms of addresses, at the root and below a path, with and without compressed copies. */
export const SITES = [
  { trailingSlash: undefined, baseUrl: '/', precompress: false },
  { trailingSlash: undefined, baseUrl: '/docs/', precompress: true },
  { trailingSlash: false, baseUrl: '/', precompress: true },
  { trailingSlash: false, baseUrl: '/docs/', precompress: false },
  { trailingSlash: true, baseUrl: '/', precompress: false },
  { trailingSlash: true, baseUrl: '/docs/', precompress: true },
]
