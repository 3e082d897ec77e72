/**
 * Throws the problems, if there are any: a single error unchanged, several errors together, so that authors see all of
 * them.
 * @param summary message of several errors
 * @throws the error, or an AggregateError
 */
export function throwTogether(problems: readonly unknown[], summary: string): void {
  if (problems.length === 1) throw problems[0]
  if (problems.length > 1) throw new AggregateError(problems, summary)
}
