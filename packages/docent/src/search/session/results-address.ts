/** The query in the address of the results page. */
export interface ResultsQuery {
  query: string
  /** ID of the area to which the results are limited. */
  section?: string
}

/**
 * The address of the results page for a query.
 * @example resultsAddress('/search', { query: 'cy.get', section: 'api' }) // '/search?q=cy.get&section=api'
 */
export function resultsAddress(route: string, { query, section }: ResultsQuery): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (section !== undefined) parameters.set('section', section)
  const text = parameters.toString()
  return text === '' ? route : `${route}?${text}`
}

/** Parses the query string of the results page. */
export function readResultsAddress(search: string): ResultsQuery {
  const parameters = new URLSearchParams(search)
  const section = parameters.get('section') ?? ''
  return { query: (parameters.get('q') ?? '').trim(), ...(section !== '' && { section }) }
}
