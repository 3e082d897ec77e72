/**
 * A connection to a distant host. In the server, because a browser's own emulation leaves workers out.
 * @typedef {object} Line
 * @property {number} latencyMs from a request to the first byte of its answer
 * @property {number} bitsPerSecond shared by all answers
 */

/**
 * Says for one answer after the other in how many milliseconds its last byte arrives.
 * @param {Line} line
 * @param {() => number} [now] milliseconds
 * @returns {(bytes: number) => number}
 */
export function createLine({ latencyMs, bitsPerSecond }, now = () => performance.now()) {
  let free = 0
  return (bytes) => {
    const time = now()
    free = Math.max(free, time + latencyMs) + (bytes * 8 * 1000) / bitsPerSecond
    return free - time
  }
}
