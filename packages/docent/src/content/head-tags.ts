import type { Config, HeadTag } from '../config/index.ts'

/** Elements in the head of every page: those that options add, followed by the site's. */
export function headTagsOf({ search, headTags }: Pick<Config, 'search' | 'headTags'>): HeadTag[] {
  if (!search || search.provider !== 'algolia') return headTags
  // The first search then doesn't wait for a connection.
  const href = `https://${search.appId.toLowerCase()}-dsn.algolia.net`
  const hint = { tag: 'link' as const, attributes: { rel: 'preconnect', href, crossorigin: true } }
  return [hint, ...headTags]
}
