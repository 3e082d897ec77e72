import { entry } from '../entry.ts'

/** Old addresses, and links to them. */
export const redirectErrors = {
  redirectFromPage: entry<{ from: string }>({
    code: 'redirect-from-page',
    message: ({ from }) => `The redirect from "${from}" would hide a page or a file on this site.`,
    hint: () => 'Remove the redirect, or move the page or the file away from this address first.',
  }),
  redirectToNowhere: entry<{ from: string; to: string; suggestion?: string }>({
    code: 'redirect-to-nowhere',
    message: ({ from, to }) =>
      `The redirect from "${from}" leads to "${to}", which isn't a page on this site.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Redirect to the page that has the content now, or remove the redirect.'
        : `Did you mean "${suggestion}"?`,
  }),
  redirectToMissingAnchor: entry<{ from: string; to: string; suggestion?: string }>({
    code: 'redirect-to-missing-anchor',
    message: ({ from, to }) =>
      `The redirect from "${from}" leads to "${to}", a heading that the page doesn't have.`,
    hint: ({ suggestion }) =>
      suggestion === undefined
        ? 'Correct the anchor, or leave it out.'
        : `Did you mean "#${suggestion}"?`,
  }),
  redirectChain: entry<{ from: string; to: string; end: string }>({
    code: 'redirect-chain',
    message: ({ from, to }) =>
      `The redirect from "${from}" leads to "${to}", which redirects again.`,
    hint: ({ end }) => `Redirect to the end of the chain: "${end}".`,
  }),
  redirectLoop: entry<{ loop: readonly string[] }>({
    code: 'redirect-loop',
    message: ({ loop }) => `Redirects form a loop: ${loop.join(' -> ')}.`,
    hint: () => 'Redirect all of these addresses to a page, or remove the redirects.',
  }),
  redirectedLink: entry<{ url: string; target: string }>({
    code: 'redirected-link',
    message: ({ url }) => `The link "${url}" leads to an old address.`,
    hint: ({ target }) => `Use the new address: "${target}"`,
  }),
}
