import { entry } from '../entry.ts'

/** Links that options of the configuration put on every page. */
export const configuredLinkErrors = {
  configuredLinkToNowhere: entry<{ option: string; link: string; suggestion?: string }>({
    code: 'configured-link-to-nowhere',
    message: ({ option, link }) => `${option} links to "${link}", which isn't a page on this site.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Correct the address. It starts with a slash and is relative to the base URL.'
        : `Did you mean "${suggestion}"?`,
  }),
  configuredLinkToMissingAnchor: entry<{ option: string; link: string; suggestion?: string }>({
    code: 'configured-link-to-missing-anchor',
    message: ({ option, link }) =>
      `${option} links to "${link}", a heading that the page doesn't have.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Correct the anchor, or leave it out.'
        : `Did you mean "#${suggestion}"?`,
  }),
}
