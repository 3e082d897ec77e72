import type { Plugin } from 'vite'

/**
 * Nothing is fetched ahead in `dev`: a page is compiled when it's asked for, and the search index takes all of them.
 * What an author hears of are then the pages that they have opened.
 */
export function noPrefetching(): Plugin {
  return {
    name: 'docent-no-prefetching',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/client/may-prefetch.ts')
        ? 'export function mayPrefetch() { return false }'
        : undefined,
  }
}
