import { DocentError, errorRecord, type ErrorLocation } from './docent-error.ts'

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
