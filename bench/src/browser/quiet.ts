/**
 * Waits until the server hasn't had a request for a while, so the page has fetched everything that it fetches by
 * itself.
 */
export async function untilQuiet(
  served: readonly unknown[],
  { quietMs = 1500, limitMs = 20_000 }: { quietMs?: number; limitMs?: number } = {},
) {
  const end = Date.now() + limitMs
  let count = served.length
  let since = Date.now()
  while (Date.now() < end && Date.now() - since < quietMs) {
    await new Promise((done) => setTimeout(done, 50))
    if (served.length !== count) {
      count = served.length
      since = Date.now()
    }
  }
}
