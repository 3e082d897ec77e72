interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** No prefetching for readers who save data or are on a 2g connection. */
export function mayPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return !(connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? ''))
}
