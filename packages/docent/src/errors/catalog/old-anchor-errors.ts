import { entry } from '../entry.ts'

/** Old anchors, which links on other sites may still use. */
export const oldAnchorErrors = {
  oldAnchorWithoutPage: entry<{ route: string; suggestion?: string }>({
    code: 'old-anchor-without-page',
    message: ({ route }) =>
      `oldAnchors has anchors of "${route}", which isn't a page on this site.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Move them to the route that the page has now, or remove them.'
        : `Did you mean "${suggestion}"?`,
  }),
  oldAnchorExists: entry<{ route: string; anchor: string }>({
    code: 'old-anchor-exists',
    message: ({ route, anchor }) =>
      `"${anchor}" is listed as an old anchor of "${route}", but the page still has it.`,
    hint: () => 'Remove the entry. Links to this anchor already work.',
  }),
  oldAnchorToNowhere: entry<{ route: string; anchor: string; to: string; suggestion?: string }>({
    code: 'old-anchor-to-nowhere',
    message: ({ route, anchor, to }) =>
      `The old anchor "${anchor}" of "${route}" leads to "${to}", which doesn't exist.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Enter the anchor that the section has now, or "#" for the top of the page.'
        : `Did you mean "${suggestion}"?`,
  }),
}
