/**
 * The address where a reader can report a missing result. `{query}` is replaced by the query.
 * @example feedbackAddress('https://acme.test/new?title={query}', 'a b') // 'https://acme.test/new?title=a%20b'
 */
export function feedbackAddress(template: string, query: string): string {
  return template.replaceAll('{query}', () => encodeURIComponent(query))
}
