import { entry } from '../entry.ts'

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
