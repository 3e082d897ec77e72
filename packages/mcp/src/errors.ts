import { defineErrors, errorEntry as entry, nearest } from 'docent/plugin'

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** "Did you mean …? " if there is a similar known name. */
function didYouMean(name: string, known: readonly string[]): string {
  const close = nearest(name, known)
  return close === undefined ? '' : `Did you mean "${close}"? `
}

/** The first names of a list, and the number of the others. */
function shortList(names: readonly string[], shown: number): string {
  const more = names.length - shown
  return names.slice(0, shown).join(', ') + (more > 0 ? `, and ${more} more` : '')
}

/** The errors of the server and of its command. */
export const errors = defineErrors({
  missingBuild: entry<{ dir: string }>({
    code: 'missing-build',
    message: ({ dir }) => `There is no built site in ${dir}.`,
    hint: () => 'Build it first (docent build), or name the folder or the address of a built site.',
  }),
  portInUse: entry<{ port: number }>({
    code: 'port-in-use',
    message: ({ port }) => `Port ${port} is in use by another program.`,
    hint: ({ port }) => `Stop that program, or choose another port: --port ${port + 1}`,
  }),
  serverFailed: entry<{ host: string; port: number; problem: string }>({
    code: 'server-failed',
    message: ({ host, port, problem }) =>
      `The server can't use port ${port} on ${host}: ${problem}.`,
    hint: () =>
      "Use another port (above 1023, if you don't have administrator rights) or another host: --port 4500 --host localhost",
  }),
  invalidArgument: entry<{ problem: string; usage: string }>({
    code: 'invalid-argument',
    message: ({ problem }) => problem,
    hint: ({ usage }) => `Usage: ${usage}`,
  }),
  httpFlagWithoutHttp: entry<{ flag: string }>({
    code: 'http-flag-without-http',
    message: ({ flag }) => `The flag "${flag}" has no effect without --http.`,
    hint: ({ flag }) => `Add --http, or leave ${flag} out to use standard input and output.`,
  }),
  invalidSiteUrl: entry<{ url: string }>({
    code: 'invalid-site-url',
    message: ({ url }) => `"${url}" isn't a site address.`,
    hint: () =>
      'Use a folder, or an address that begins with http:// or https:// and has no password, such as https://docs.example.com/.',
  }),
  missingPageList: entry<{ location: string }>({
    code: 'missing-page-list',
    message: ({ location }) => `${location} has no pages.json file, so its pages are unknown.`,
    hint: () =>
      'Use the folder or the address of the home page. If it is already correct, build the site with this version of docent and without `markdownPages: false`.',
  }),
  invalidPageList: entry<{ location: string; problem: string }>({
    code: 'invalid-page-list',
    message: ({ location, problem }) =>
      `The pages.json file of ${location} can't be read: ${problem}`,
    hint: () => 'Build the site again with this version of docent.',
  }),
  siteUnreachable: entry<{ url: string; problem: string }>({
    code: 'site-unreachable',
    message: ({ url, problem }) => `${url} couldn't be read: ${problem}.`,
    hint: () => 'Check the address and the network connection, and try again.',
  }),
  siteRedirectsAway: entry<{ url: string; target: string }>({
    code: 'site-redirects-away',
    message: ({ url, target }) => `${url} redirects to an address outside the site: ${target}`,
    hint: () => 'Use the address that the site is published at, including its scheme and path.',
  }),
  siteFileTooLarge: entry<{ path: string; bytes: number; limit: number }>({
    code: 'site-file-too-large',
    message: ({ path, bytes, limit }) =>
      `${path} is too large. It has at least ${bytes} bytes, and the limit is ${limit}.`,
    hint: () => 'Check that docent built the site at this address.',
  }),
  missingSearchIndex: entry<{ location: string }>({
    code: 'missing-search-index',
    message: ({ location }) => `${location} has no search index.`,
    hint: () =>
      'Find pages with list_pages. To search, build the site with the search provider "embedded".',
  }),
  unknownPage: entry<{ page: string; near: readonly string[] }>({
    code: 'unknown-page',
    message: ({ page }) => `The site has no page "${page}".`,
    hint: ({ near }) =>
      near.length === 0
        ? 'Find the page with search or list_pages.'
        : `Did you mean one of these? ${quoted(near)}. Otherwise, find the page with search.`,
  }),
  pageOutsideSite: entry<{ page: string; url: string }>({
    code: 'page-outside-site',
    message: ({ page }) => `"${page}" isn't an address on this site.`,
    hint: ({ url }) =>
      `Use a route, such as "/guides/start", or an address that begins with ${url}`,
  }),
  pageMovedAway: entry<{ page: string; target: string }>({
    code: 'page-moved-away',
    message: ({ page, target }) => `The page "${page}" has moved to another site: ${target}`,
    hint: () => 'This server reads only its own site. Open the address with another tool.',
  }),
  unknownSection: entry<{ page: string; anchor: string; known: readonly string[]; near?: string }>({
    code: 'unknown-section',
    message: ({ page, anchor }) => `The page "${page}" has no section "${anchor}".`,
    hint: ({ known, near }) =>
      known.length === 0
        ? 'The page has no sections. Read the whole page.'
        : `${near === undefined ? '' : `Did you mean "${near}"? `}Sections: ${shortList(known, 40)}.`,
  }),
  unknownSiteSection: entry<{ section: string; known: readonly string[] }>({
    code: 'unknown-site-section',
    message: ({ section }) => `The site has no section "${section}".`,
    hint: ({ section, known }) => `${didYouMean(section, known)}Sections: ${quoted(known)}.`,
  }),
})
