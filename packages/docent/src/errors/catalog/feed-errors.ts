import { entry } from '../entry.ts'

/** Feeds and their entries. */
export const feedErrors = {
  feedToNowhere: entry<{ feed: string; link: string; suggestion?: string }>({
    code: 'feed-to-nowhere',
    message: ({ feed, link }) =>
      `The feed "${feed}" links to "${link}", which isn't a page on this site.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Link to the page that has the entry, or remove the entry.'
        : `Did you mean "${suggestion}"?`,
  }),
  feedToMissingAnchor: entry<{ feed: string; link: string; suggestion?: string }>({
    code: 'feed-to-missing-anchor',
    message: ({ feed, link }) =>
      `The feed "${feed}" links to "${link}", a heading that the page doesn't have.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Correct the anchor, or leave it out.'
        : `Did you mean "#${suggestion}"?`,
  }),
}
