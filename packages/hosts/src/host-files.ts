import type { Hosting } from 'docent/plugin'

export const CADDYFILE = 'Caddyfile'
export const NGINX_MAIN_FILE = 'nginx.conf'
/** The file that a `server` block includes. */
export const NGINX_SERVER_FILE = 'server.nginx.conf'

/** Files that a server shouldn't send, relative to the base URL, whichever of the plugins a site has. */
export function filesToHide({ hiddenFiles }: Pick<Hosting, 'hiddenFiles'>): string[] {
  return [...hiddenFiles, CADDYFILE, NGINX_MAIN_FILE, NGINX_SERVER_FILE]
}

/** Value of `Cache-Control` for files whose address changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** Value of `X-Robots-Tag` for Markdown copies. They have the content of pages, to which search results should lead. */
export const COPY_ROBOTS = 'noindex'

/** Escapes characters with a meaning in regular expressions. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** An old address with and without a trailing slash. The root has only one form. */
export function oldAddresses(route: string): string[] {
  return route === '/' ? [route] : [route, `${route}/`]
}

/**
 * The target of a redirect. The old address's query is kept if the target has none.
 * @param query - the request's query with its question mark, as the server writes it
 */
export function redirectTarget(to: string, query: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  return `${path}${own === '' ? query : own}${hash}`
}
