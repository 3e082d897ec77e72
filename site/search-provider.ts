/** Variables that enable the hosted search. Set all of them or none. */
const VARIABLES = ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX'] as const

/** The index of the hosted search. */
export interface HostedSearch {
  appId: string
  apiKey: string
  indexName: string
}

/**
 * The hosted search that the environment configures; `undefined` if it configures none, and the site searches its own
 * index.
 * @throws if only some of the variables are set
 */
export function hostedSearch(
  env: Readonly<Record<string, string | undefined>>,
): HostedSearch | undefined {
  const [appId, apiKey, indexName] = VARIABLES.map((name) => env[name]?.trim() ?? '')
  if (appId && apiKey && indexName) return { appId, apiKey, indexName }
  const isSet = (name: string): boolean => (env[name]?.trim() ?? '') !== ''
  const present = VARIABLES.filter(isSet)
  if (present.length === 0) return undefined
  const missing = VARIABLES.filter((name) => !isSet(name))
  throw new Error(
    `${present.join(' and ')} ${present.length === 1 ? 'is' : 'are'} set, but not ${missing.join(' and ')}: set all three for the hosted search, or none.`,
  )
}
