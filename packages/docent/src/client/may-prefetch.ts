interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Turns prefetching off for readers who save data or have a 2G connection, and in `dev`, which compiles a page and
 * reports its problems when it's requested, so only pages that the author opens may be requested.
 */
export function mayPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  if (import.meta.env.DEV) return false
  return !(connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? ''))
}
