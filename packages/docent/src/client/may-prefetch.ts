interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * No prefetching for readers who save data or are on a 2g connection. In `dev`, a page is compiled when it's requested,
 * and its problems are reported then: only what the author opens is requested.
 */
export function mayPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  if (import.meta.env.DEV) return false
  return !(connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? ''))
}
