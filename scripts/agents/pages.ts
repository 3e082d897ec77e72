/** Copies with more characters are always tested, because size is the biggest difference between pages. */
const LONG = 45_000

/** One in this number of the other pages is tested. */
const EVERY = 8

/**
 * Pages to test. Testing all of them would take four times as long as the rest of the check.
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
