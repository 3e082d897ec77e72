/**
 * Fails for a word that a page got wrong: pages are not type-checked.
 *
 * @example assertKnown('group', group, ['e2e', 'component'])
 */
export function assertKnown(what: string, value: unknown, known: readonly string[]): void {
  if (known.includes(value as string)) return
  throw new Error(`Unknown ${what} "${String(value)}". Known: ${known.join(', ')}.`)
}
