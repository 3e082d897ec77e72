/**
 * Throws an error for an invalid value on a page, because pages aren't type-checked.
 *
 * @example assertKnown('group', group, ['e2e', 'component'])
 */
export function assertKnown(what: string, value: unknown, known: readonly string[]): void {
  if (known.includes(value as string)) return
  throw new Error(`Unknown ${what} "${String(value)}". Known: ${known.join(', ')}.`)
}
