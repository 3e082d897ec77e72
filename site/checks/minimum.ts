/**
 * Stops a check that compared less than expected. Without it, a check that finds no input, because a folder was
 * renamed or a pattern no longer matches, would pass.
 *
 * @param counts what was compared, with its number and its minimum
 * @example requireMinimum({ pages: [files.length, 300] })
 */
export function requireMinimum(counts: Record<string, [count: number, minimum: number]>): void {
  for (const [what, [count, minimum]] of Object.entries(counts)) {
    if (count >= minimum) continue
    console.error(
      `Only ${count} ${what} were compared, and there are at least ${minimum}. ` +
        'Fix: see why the check no longer finds them, or lower the minimum if they were removed.',
    )
    process.exitCode = 1
  }
}

/** Stops a check if a number that can only be reached on purpose has changed, so that each change is a decision. */
export function requireCount(what: string, count: number, expected: number): void {
  if (count === expected) return
  const fix =
    count < expected
      ? 'lower the number in the check, so that it stays that way'
      : 'check the new ones, or raise the number in the check and say why in the commit'
  console.error(`There are ${count} ${what}, and the check expects ${expected}. Fix: ${fix}.`)
  process.exitCode = 1
}
