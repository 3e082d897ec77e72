/**
 * Address at which a reader says that a query should have found something: `{query}` is filled in.
 * @example feedbackAddress('https://acme.test/new?title={query}', 'a b') // 'https://acme.test/new?title=a%20b'
 */
export function feedbackAddress(template: string, query: string): string {
  return template.replaceAll('{query}', () => encodeURIComponent(query))
}
