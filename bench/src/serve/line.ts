/** A connection to a distant host, simulated in the server because a browser's own emulation doesn't cover workers. */
export interface Line {
  /** Time from a request to the first byte of its response. */
  latencyMs: number
  /** Bandwidth that all responses share. */
  bitsPerSecond: number
}

/**
 * Returns, for each response in turn, the number of milliseconds until its last byte arrives.
 *
 * @param now milliseconds
 */
export function createLine(
  { latencyMs, bitsPerSecond }: Line,
  now: () => number = () => performance.now(),
): (bytes: number) => number {
  let free = 0
  return (bytes) => {
    const time = now()
    free = Math.max(free, time + latencyMs) + (bytes * 8 * 1000) / bitsPerSecond
    return free - time
  }
}
