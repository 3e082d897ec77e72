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
  brokenImage: entry<{ url: string; path?: string }>({
    code: 'broken-image',
    message: ({ url, path }) =>
      `The image "${url}" doesn't exist.${path === undefined ? '' : ` docent looked for ${path}.`}`,
    hint: () =>
      'Correct the path. A path that starts with "/" is relative to the static folder. Any other path is relative to the page.',
  }),
}

function suggested(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Did you mean "${name}"?`
}
