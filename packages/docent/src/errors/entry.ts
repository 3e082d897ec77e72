import { DocentError, errorRecord, type ErrorPlace } from './docent-error.ts'

/**
 * One kind of error. The message says what happened, with the value received; the hint says the
 * remedy.
 * Codes are stable: they are what a reader searches for.
 */
export interface ErrorEntry<Params extends object> {
  code: string
  message(params: Params): string
  hint(params: Params): string
}

/** Types the parameters of an entry once, for its message and its hint. */
export function entry<Params extends object>(facts: ErrorEntry<Params>): ErrorEntry<Params> {
  return facts
}

type Factory<Entry> =
  Entry extends ErrorEntry<infer Params> ? (params: Params & ErrorPlace) => DocentError : never

/**
 * A function for every entry of a catalogue that makes the error; the place of the error is added
 * to the parameters.
 */
export function factories<Catalogue extends Record<string, ErrorEntry<never>>>(
  catalogue: Catalogue,
): { readonly [Name in keyof Catalogue]: Factory<Catalogue[Name]> } {
  const make =
    ({ code, message, hint }: ErrorEntry<never>) =>
    (params: ErrorPlace) =>
      new DocentError(
        errorRecord(
          { code, message: message(params as never), hint: hint(params as never) },
          params,
        ),
        params.cause === undefined ? undefined : { cause: params.cause },
      )
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, facts]) => [name, make(facts)]),
  ) as { [Name in keyof Catalogue]: Factory<Catalogue[Name]> }
}
