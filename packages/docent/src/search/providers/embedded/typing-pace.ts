/** How fast a reader types. */
export interface TypingPace {
  /** Records a key. @param time in milliseconds */
  key(time: number): void
  /** After this many milliseconds without a key, the reader has paused. */
  pause(): number
}

/** Time between two keys of most readers. */
const USUAL_MS = 150
/** Limits of a pause. */
const MIN_PAUSE_MS = 90
const MAX_PAUSE_MS = 400
/** A pause is this many times as long as the time between two keys. */
const PAUSE_FACTOR = 1.5
/** A longer time between two keys is a break, which doesn't affect the pace. */
const BREAK_MS = 700

/**
 * Measures the pace at which a reader types. Expensive work that isn't urgent waits for a pause, so it doesn't delay a
 * key. With a fixed pause of 300 ms instead, the letters of a reader who types one every 320 ms take 44 ms instead of
 * 30 (p90 94 to 162 instead of 48 to 58). At one letter every 120 or 200 ms, there's no difference. Measured on
 * 2026-11-23 with a processor four times slower, on a busy machine, with two runs of 78 letters each.
 * @example
 * const pace = createTypingPace()
 * pace.key(0)
 * pace.key(200)
 * pace.pause() // more than 200, because the next key comes before
 */
export function createTypingPace(): TypingPace {
  let interval = USUAL_MS
  let last = -Infinity
  return {
    key(time) {
      const passed = time - last
      last = time
      // Slower keys count immediately, faster ones gradually.
      if (passed < BREAK_MS) interval = Math.max(passed, (interval + passed) / 2)
    },
    pause: () => Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, interval * PAUSE_FACTOR)),
  }
}
