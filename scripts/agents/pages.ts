/** Copies with more characters are tested every time: size is what pages differ in most. */
const LONG = 45_000

/** One page in this number is tested in addition. */
const EVERY = 8

/**
 * Pages to test. All of them would take four times as long as the rest of the check.
 * @param {{ route: string, characters: number }[]} copies
 * @param {readonly string[]} always
 * @returns {string[]} routes
 */
export function pagesToTest(copies, always) {
  return copies
    .filter(
      ({ route, characters }, i) =>
        characters > LONG || i % EVERY === 0 || route === '/' || always.includes(route),
    )
    .map(({ route }) => route)
}
