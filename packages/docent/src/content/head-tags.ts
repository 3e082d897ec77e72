import type { Config, HeadTag } from '../config/index.ts'

/** Elements that options put into the head of every page, with those of the site itself after them. */
export function headTagsOf({ search, headTags }: Pick<Config, 'search' | 'headTags'>): HeadTag[] {
  if (!search || search.provider !== 'algolia') return headTags
  // The first search then waits for an answer only, not for a connection.
  const href = `https://${search.appId.toLowerCase()}-dsn.algolia.net`
  const hint = { tag: 'link' as const, attributes: { rel: 'preconnect', href, crossorigin: true } }
  return [hint, ...headTags]
}
