import { z } from 'zod'
import { chosen, options, regex, subPath, text, typed } from './options.ts'

const results = {
  /** Route of the results page, relative to the base URL. Default: `'search'`. @example 'find' */
  searchPagePath: subPath().min(1, 'Use a non-empty string.').default('search'),
  /**
   * Results whose address matches this regular expression load as full pages. Default: none.
   * @example 'blog\\.example\\.com'
   */
  externalUrlRegex: regex().optional(),
  /**
   * Rewrites the path of every result by replacing the matches of `from` with `to`. Default: none.
   * @example { from: '/docs/', to: '/' }
   */
  replaceSearchResultPathname: options({
    /** Regular expression. @example '^/docs/' */
    from: regex(),
    /** Replacement; `$1` inserts the first group. @example '/' */
    to: z.string(),
  }).optional(),
  /**
   * Address where a reader can report a query without results. `{query}` is replaced with the query. Default: none,
   * which hides the link.
   * @example 'https://github.com/acme/docs/issues/new?title=Search:%20{query}'
   */
  feedbackUrl: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:|\/)/, 'Use a URL that begins with https://, or a route.')
    .optional(),
}

/** Search in an index that the build writes next to the pages. It needs no service. */
const embedded = options({
  provider: z.literal('embedded').default('embedded'),
  ...results,
  /**
   * Maximum number of results in the dialog. The results page shows all. Default: `20`.
   * @example 10
   */
  maxResults: z.number().int().positive('Use a number greater than 0.').default(20),
  /**
   * Groups of words and phrases with the same meaning. Default: `[]`.
   * @example [['log in', 'sign in', 'authentication']]
   */
  synonyms: z.array(z.array(text()).min(2, 'Use at least two words.')).default([]),
  /** Whether the search finds only pages of the current docs version. Default: `true`. @example false */
  contextualSearch: z.boolean().default(true),
})

/** Search in an index of the Algolia service, which `docent search push` or the service's crawler fills. */
const algolia = options({
  provider: z.literal('algolia'),
  /** ID of the application. @example 'R2IYF7ETH7' */
  appId: text(),
  /**
   * API key that only permits searching, because it's public.
   * @example '599cec31baffa4868cae4e79f180729b'
   */
  apiKey: text(),
  /** Name of the index. @example 'acme_docs' */
  indexName: text(),
  ...results,
  /**
   * Whether results are filtered by the current language and docs version, with the index's facets `language` and
   * `docusaurus_tag`. Default: `false`.
   * @example true
   */
  contextualSearch: z.boolean().default(false),
  /**
   * Filters of every query. An inner list means "one of them". Default: `[]`.
   * @example ['type:docs', ['lang:en', 'lang:fr']]
   */
  facetFilters: z.array(z.union([z.string(), z.array(z.string())])).default([]),
  /**
   * The service's parameters, added to every query. `hitsPerPage` is the maximum number of results in the dialog.
   * Default: `{}`.
   * @example { hitsPerPage: 10 }
   */
  searchParameters: z.record(z.string(), z.unknown()).default({}),
})

const off = z.literal(false)

const provider = typed('provider', [embedded, algolia], (value) =>
  typeof value === 'object' && value !== null && !('provider' in value)
    ? { ...value, provider: 'embedded' }
    : value,
)

/** Search of the site, or `false` for none. */
export const search = chosen(
  (value) => (value === false ? off : provider) as typeof off | typeof provider,
)

export type SearchConfig = z.output<typeof search>
export type AlgoliaConfig = z.output<typeof algolia>
export type EmbeddedSearchConfig = z.output<typeof embedded>
