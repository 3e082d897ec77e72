/** What the address of the results page asks for. */
export interface ResultsQuery {
  query: string
  /** Id of the area that the results are limited to. */
  section?: string
}

/**
 * Address of the results page for a query.
 * @example resultsAddress('/search', { query: 'cy.get', section: 'api' }) // '/search?q=cy.get&section=api'
 */
export function resultsAddress(route: string, { query, section }: ResultsQuery): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('q', query)
  if (section !== undefined) parameters.set('section', section)
  const text = parameters.toString()
  return text === '' ? route : `${route}?${text}`
}

/** What the query string of the results page asks for. */
export function readResultsAddress(search: string): ResultsQuery {
  const parameters = new URLSearchParams(search)
  const section = parameters.get('section') ?? ''
  return { query: (parameters.get('q') ?? '').trim(), ...(section !== '' && { section }) }
}
