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
