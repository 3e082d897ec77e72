/**
 * Throws what is wrong, if anything is: one error as itself, several together, so that an author sees all of them.
 * @throws the error, or an AggregateError
 */
export function throwTogether(problems: readonly unknown[]): void {
  if (problems.length === 1) throw problems[0]
  if (problems.length > 1)
    throw new AggregateError(problems, `${problems.length} files have errors`)
}
