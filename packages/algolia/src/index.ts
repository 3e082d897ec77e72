import { fileURLToPath } from 'node:url'
import { definePlugin, type HeadTags, type PageData, type PluginOption } from 'docent/plugin'
import type { z } from 'zod'
import { options } from './options.ts'
import { pageTag } from './record.ts'
import { NAME } from './push-target.ts'

export { command } from './commands.ts'

/** Options of `algolia`. */
export type AlgoliaOptions = z.input<typeof options>

/**
 * Searches an index of the Algolia service instead of the one that a build writes. `docent search push` or the service's
 * crawler fills it.
 * @example plugins: [algolia({ appId: 'R2IYF7ETH7', apiKey: '…', indexName: 'acme_docs' })]
 */
export const algolia: (given?: AlgoliaOptions) => PluginOption = definePlugin({
  name: NAME,
  options,
  setup: ({ contextualSearch, ...service }) => ({
    search: {
      provider: fileURLToPath(new URL('provider.js', import.meta.url)),
      options: service,
      maxResults: dialogRows(service.searchParameters),
      contextualSearch,
    },
    config: ({ contentSecurityPolicy }) => ({
      headTags: [preconnect(service.appId)],
      // A site without a policy keeps none.
      ...(contentSecurityPolicy !== false && {
        contentSecurityPolicy: {
          'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'],
        },
      }),
    }),
    head: (page, { site }) => crawlerTags(page, site.locale),
  }),
})

/** Maximum number of rows in the dialog: what the options request from the service, or docent's default. */
function dialogRows({ hitsPerPage }: Readonly<Record<string, unknown>>): number | undefined {
  return typeof hitsPerPage === 'number' && hitsPerPage > 0 ? hitsPerPage : undefined
}

/** The first search then doesn't wait for a connection. */
function preconnect(appId: string): HeadTags[number] {
  const href = `https://${appId.toLowerCase()}-dsn.algolia.net`
  return { tag: 'link', attributes: { rel: 'preconnect', href, crossorigin: true } }
}

/** What the service's documentation crawler reads, on pages that may appear in results. */
function crawlerTags(page: PageData, locale: string): HeadTags {
  if (page.unlisted || page.kind === 'notFound' || page.kind === 'search') return []
  const tag = (name: string, content: string): HeadTags[number] => ({
    tag: 'meta',
    attributes: { name: `docsearch:${name}`, content },
  })
  return [
    tag('language', locale),
    tag('docusaurus_tag', pageTag(page)),
    ...(page.version === undefined ? [] : [tag('version', page.version)]),
  ]
}
