/** Copies with more characters are tested every time: size is what pages differ in most. */
const LONG = 45_000

/** One page in this number is tested in addition. */
const EVERY = 8

/**
 * Pages to test. All of them would take four times as long as the rest of the check.
 *
 * @returns routes
 */
export function pagesToTest(
  copies: { route: string; characters: number }[],
  always: readonly string[],
): string[] {
  return copies
    .filter(
      ({ route, characters }, i) =>
        characters > LONG || i % EVERY === 0 || route === '/' || always.includes(route),
    )
    .map(({ route }) => route)
}
