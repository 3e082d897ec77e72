import type { Exception } from './exceptions.ts'

/** The tester's result for one of its checks. */
export interface CheckResult {
  id: string
  status: string
  message: string
  details?: { pageResults?: { url: string; status?: string }[] }
}

/**
 * Compares the tester's results with the expected ones.
 *
 * @returns differences, one line each
 */
export function findings(
  results: readonly CheckResult[],
  exceptions: Record<string, Exception>,
): string[] {
  const known = new Set(results.map(({ id }) => id))
  const gone = Object.keys(exceptions)
    .filter((id) => !known.has(id))
    .map((id) => `${id}: the tester has no such check. Remove the exception.`)
  return [...gone, ...results.flatMap((result) => findingsOf(result, exceptions[result.id]))]
}

function findingsOf(
  { id, status, message, details }: CheckResult,
  exception: Exception | undefined,
): string[] {
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
