import { z } from 'zod'

/** Options of `algolia`. */
export const options = z.strictObject({
  /** ID of the application. @example 'R2IYF7ETH7' */
  appId: z.string().trim().min(1, 'Use the ID of the application.'),
  /**
   * API key that only permits searching, because it's public.
   * @example '599cec31baffa4868cae4e79f180729b'
   */
  apiKey: z.string().trim().min(1, 'Use a key that only permits searching.'),
  /** Name of the index. @example 'acme_docs' */
  indexName: z.string().trim().min(1, 'Use the name of the index.'),
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

/** What the code in the browser needs to query the service. It's public. */
export type ServiceOptions = Pick<
  z.output<typeof options>,
  'appId' | 'apiKey' | 'indexName' | 'facetFilters' | 'searchParameters'
>
