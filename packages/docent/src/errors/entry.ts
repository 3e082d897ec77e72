import leven from 'leven'
import { DocentError, type ErrorLocation, errorRecord } from './docent-error.ts'

/**
 * A kind of error. The message describes what happened, with the value received, and the hint describes the fix. Codes
 * are stable, because readers search for them.
 */
export interface ErrorEntry<Params extends object> {
  code: string
  message(params: Params): string
  hint(params: Params): string
}

/** Infers the type of an entry's parameters, for its message and its hint. */
export function entry<Params extends object>(value: ErrorEntry<Params>): ErrorEntry<Params> {
  return value
}

type Factory<Entry> =
  Entry extends ErrorEntry<infer Params> ? (params: Params & ErrorLocation) => DocentError : never

/** For every entry of a catalog, a function that creates the error. The error's location is one of its parameters. */
export function factories<Catalog extends Record<string, ErrorEntry<never>>>(
  catalog: Catalog,
): { readonly [Name in keyof Catalog]: Factory<Catalog[Name]> } {
  const make =
    ({ code, message, hint }: ErrorEntry<never>) =>
    (params: ErrorLocation) =>
      new DocentError(
        errorRecord(
          { code, message: message(params as never), hint: hint(params as never) },
          params,
        ),
        params.cause === undefined ? undefined : { cause: params.cause },
      )
  return Object.fromEntries(
    Object.entries(catalog).map(([name, value]) => [name, make(value)]),
  ) as { [Name in keyof Catalog]: Factory<Catalog[Name]> }
}

/** Names in quotation marks, separated by commas. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** Names as a list, one on each line. */
export function listed(names: readonly string[]): string {
  return names.map((name) => `\n- ${name}`).join('')
}

/** The most similar names as a list, and the number of the others. */
export function nearestListed(name: string, known: readonly string[], shown = 10): string {
  const distances = new Map(known.map((candidate) => [candidate, leven(name, candidate)]))
  const sorted = known.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
  const more = known.length > shown ? [`and ${known.length - shown} more`] : []
  return listed([...(more.length > 0 ? sorted.slice(0, shown) : known), ...more])
}

/** A count with its noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`
}

/** The first names of a list, and the number of the others. */
export function shortList(names: readonly string[], shown = 5): string {
  const more = names.length - shown
  return names.slice(0, shown).join(', ') + (more > 0 ? `, and ${more} more` : '')
}
