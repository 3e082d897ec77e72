import { entry } from '../entry.ts'

/** Links and images of pages. */
export const linkErrors = {
  scriptLink: entry<{ url: string }>({
    code: 'script-link',
    message: ({ url }) =>
      `The link "${url}" runs code or replaces the page instead of leading to one.`,
    hint: () => 'Link to a page or a file. For an interactive element, write a component.',
  }),
  invalidLink: entry<{ url: string; where?: string }>({
    code: 'invalid-link',
    message: ({ url, where }) =>
      `The link "${url}"${where === undefined ? '' : ` in ${where}`} isn't an address that browsers can open.`,
    hint: () => 'Correct the address, or write it as code if it is an example.',
  }),
  brokenLink: entry<{ url: string; suggestion?: string }>({
    code: 'broken-link',
    message: ({ url }) => `The link "${url}" doesn't lead to a page on this site.`,
    hint: ({ suggestion }) =>
      suggested(suggestion) ?? 'Correct the link, or write the page that it leads to.',
  }),
  brokenAnchor: entry<{ url: string; page?: string; suggestion?: string }>({
    code: 'broken-anchor',
    message: ({ url, page = 'its page' }) =>
      `The link "${url}" leads to a heading that ${page} doesn't have.`,
    hint: ({ suggestion }) =>
      suggested(suggestion && `#${suggestion}`) ??
      'Correct the anchor, or give the heading this ID: ## Heading {#id}',
  }),
  brokenMarkdownLink: entry<{ url: string; suggestion?: string }>({
    code: 'broken-markdown-link',
    message: ({ url }) => `The link "${url}" leads to a file that isn't a page.`,
    hint: ({ suggestion }) =>
      suggested(suggestion) ??
      "Correct the path. It's relative to the file that contains the link.",
  }),
  brokenImage: entry<{ url: string; path?: string; isFile?: boolean }>({
    code: 'broken-image',
    message: ({ url, path, isFile = false }) =>
      `The ${isFile ? 'file' : 'image'} "${url}" doesn't exist.${path === undefined ? '' : ` docent looked for ${path}.`}`,
    hint: () =>
      'Correct the path. A path that starts with "/" is relative to the static folder. Any other path is relative to the page.',
  }),
  dependentDocument: entry<{ url: string; needed: string }>({
    code: 'dependent-document',
    message: ({ url, needed }) =>
      `The file "${url}" needs "${needed}", which isn't copied with it.`,
    hint: () =>
      'Move the file and what it needs to the static folder, and write its path with a leading slash.',
  }),
  brokenPreviewImage: entry<{ url: string; path: string }>({
    code: 'broken-preview-image',
    message: ({ url, path }) =>
      `The image "${url}" for link previews doesn't exist. docent looked for ${path}.`,
    hint: () =>
      'Correct the path, which is relative to the static folder. In front matter, a path that begins with "./" is relative to the page.',
  }),
}

function suggested(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Did you mean "${name}"?`
}

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

/** Links to other sites. */
export const externalLinkErrors = {
  brokenExternalLink: entry<{ url: string; problem: string }>({
    code: 'broken-external-link',
    message: ({ url, problem }) => `The link ${url} is broken: ${problem}.`,
    hint: () =>
      'Link to the page that replaces it, or remove the link. If the page works in a browser, add its address to `externalLinks.allow`.',
  }),
  movedExternalLink: entry<{ url: string; target: string }>({
    code: 'moved-external-link',
    message: ({ url, target }) => `The link ${url} has moved permanently to ${target}`,
    hint: () => 'Link to the new address.',
  }),
  unclearExternalLink: entry<{ url: string; problem: string }>({
    code: 'unclear-external-link',
    message: ({ url, problem }) => `The link ${url} couldn't be tested: ${problem}.`,
    hint: () => 'Open it in a browser. If it works, add its address to `externalLinks.allow`.',
  }),
  noNetwork: entry<object>({
    code: 'no-network',
    message: () => "None of the other sites could be reached, so the links to them weren't tested.",
    hint: () => 'Check the network connection and run the check again.',
  }),
}

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
