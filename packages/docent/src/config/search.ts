import { z } from 'zod'
import { chosen, options, regex, subPath, text } from './options.ts'

const found = options({
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
  /**
   * Pages that the search offers before anything is typed, and for a query without results. Default: `[]`.
   * @example [{ label: 'Install Acme', to: '/guide/install' }]
   */
  popular: z
    .array(
      options({
        /** Name of the page. A name that ends with `()` is shown as code. @example 'render()' */
        label: text(),
        /** Route of the page. @example '/guide/install' */
        to: text(),
      }),
    )
    .default([]),
  /**
   * Maximum number of results in the dialog. The results page shows all. Not for the search of a plugin. Default: `20`.
   * @example 10
   */
  maxResults: z.number().int().positive('Use a number greater than 0.').default(20),
  /**
   * Groups of words and phrases with the same meaning. Not for the search of a plugin. Default: `[]`.
   * @example [['log in', 'sign in', 'authentication']]
   */
  synonyms: z.array(z.array(text()).min(2, 'Use at least two words.')).default([]),
  /**
   * Whether the search finds only pages of the current docs version. Not for the search of a plugin. Default: `true`.
   * @example false
   */
  contextualSearch: z.boolean().default(true),
})

const off = z.literal(false)

/** Search of the site, or `false` for none. */
export const search = chosen(
  (value) => (value === false ? off : found) as typeof off | typeof found,
)

export type SearchConfig = z.output<typeof search>

/** The options of docent's own index; undefined if the site has no search, or that of a plugin. */
export function ownSearch({
  search: configured,
  searchPlugin,
}: {
  search: SearchConfig
  searchPlugin?: unknown
}): Exclude<SearchConfig, false> | undefined {
  return configured === false || searchPlugin !== undefined ? undefined : configured
}
