interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether pages may be prefetched: not for readers who save data or have a 2G connection, and not in `dev`, which
 * compiles a page and reports its problems when it's requested, so it must only receive requests for pages that the
 * author opens.
 */
export function mayPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  if (import.meta.env.DEV) return false
  return !(connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? ''))
}
