import { z } from 'zod'
import { options, regex, subPath, text } from './options.ts'
import { chosen, typed } from './typed.ts'

const results = {
  /** Route of the results page below the base URL. Default: `'search'`. @example 'find' */
  searchPagePath: subPath().min(1, 'Write a string that is not blank.').default('search'),
  /**
   * Results whose address matches this regular expression load as full pages. Default: none.
   * @example 'blog\\.example\\.com'
   */
  externalUrlRegex: regex().optional(),
  /**
   * Rewrites the path of every result: what `from` matches becomes `to`. Default: none.
   * @example { from: '/docs/', to: '/' }
   */
  replaceSearchResultPathname: options({
    /** Regular expression. @example '^/docs/' */
    from: regex(),
    /** Replacement; `$1` is the first group. @example '/' */
    to: z.string(),
  }).optional(),
  /**
   * Where a reader can say that a query without results should have some: `{query}` is replaced by
   * the query. Default: none, and nothing is said of it.
   * @example 'https://github.com/acme/docs/issues/new?title=Search:%20{query}'
   */
  feedbackUrl: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:|\/)/, 'Write a URL that begins with https://, or a route.')
    .optional(),
}

/** Search in an index that the build writes beside the pages: no service needed. */
const embedded = options({
  provider: z.literal('embedded').default('embedded'),
  ...results,
  /**
   * Results that the dialog shows at most; the results page shows all. Default: `20`.
   * @example 10
   */
  maxResults: z.number().int().positive('Write a number above 0.').default(20),
  /**
   * Groups of words and phrases with the same meaning. Default: `[]`.
   * @example [['log in', 'sign in', 'authentication']]
   */
  synonyms: z.array(z.array(text()).min(2, 'Write two words or more.')).default([]),
  /** Whether only pages of the docs version in use are found. Default: `true`. @example false */
  contextualSearch: z.boolean().default(true),
})

/** Search in an index of the Algolia service, filled by `docent search push` or by the service's crawler. */
const algolia = options({
  provider: z.literal('algolia'),
  /** Id of the application. @example 'R2IYF7ETH7' */
  appId: text(),
  /**
   * Key that allows searching and nothing else: it is public.
   * @example '599cec31baffa4868cae4e79f180729b'
   */
  apiKey: text(),
  /** Name of the index. @example 'acme_docs' */
  indexName: text(),
  ...results,
  /**
   * Whether results are filtered by the language and the docs version in use, by the facets `language` and
   * `docusaurus_tag` of the index. Default: `false`.
   * @example true
   */
  contextualSearch: z.boolean().default(false),
  /**
   * Filters of every query; an inner list means "one of them". Default: `[]`.
   * @example ['type:docs', ['lang:en', 'lang:fr']]
   */
  facetFilters: z.array(z.union([z.string(), z.array(z.string())])).default([]),
  /**
   * Parameters of the service, added to every query; `hitsPerPage` is how many results the dialog shows at most.
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

/** Search of the site; `false` for none. */
export const search = chosen(
  (value) => (value === false ? off : provider) as typeof off | typeof provider,
)

export type SearchConfig = z.output<typeof search>
export type AlgoliaConfig = z.output<typeof algolia>
export type EmbeddedSearchConfig = z.output<typeof embedded>
