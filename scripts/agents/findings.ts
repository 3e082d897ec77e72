/**
 * @typedef {import('./exceptions.mjs').Exception} Exception
 *
 * @typedef {object} Result
 * @property {string} id
 * @property {string} status
 * @property {string} message
 * @property {{ pageResults?: { url: string, status?: string }[] }} [details]
 */

/**
 * Compares the results of a tester's run with what is expected of them.
 * @param {readonly Result[]} results
 * @param {Record<string, Exception>} exceptions
 * @returns {string[]} what is wrong, one line each
 */
export function findings(results, exceptions) {
  const known = new Set(results.map(({ id }) => id))
  const gone = Object.keys(exceptions)
    .filter((id) => !known.has(id))
    .map((id) => `${id}: the tester has no such check. Remove the exception.`)
  return [...gone, ...results.flatMap((result) => findingsOf(result, exceptions[result.id]))]
}

/**
 * @param {Result} result
 * @param {Exception | undefined} exception
 * @returns {string[]}
 */
function findingsOf({ id, status, message, details }, exception) {
  if (!exception) return status === 'pass' ? [] : [`${id}: ${status}. ${message}`]
  if (exception.status) {
    return status === exception.status
      ? []
      : [`${id}: ${status}, expected ${exception.status}. ${message}`]
  }
  const allowed = exception.pages ?? []
  const failed = (details?.pageResults ?? [])
    .filter((page) => page.status === 'fail')
    .map(({ url }) => new URL(url).pathname)
  return [
    ...failed
      .filter((page) => !allowed.includes(page))
      .map((page) => `${id}: ${page} fails. ${message}`),
    ...allowed
      .filter((page) => !failed.includes(page))
      .map((page) => `${id}: ${page} passes now. Remove it from the exceptions.`),
  ]
}
