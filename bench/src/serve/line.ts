/** A connection to a distant host. In the server, because a browser's own emulation leaves workers out. */
export interface Line {
  /** from a request to the first byte of its answer */
  latencyMs: number
  /** shared by all answers */
  bitsPerSecond: number
}

/**
 * Says for one answer after the other in how many milliseconds its last byte arrives.
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
