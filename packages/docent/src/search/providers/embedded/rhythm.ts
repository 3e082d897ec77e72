/** How fast a reader types. */
export interface Rhythm {
  /** A key at this time, in milliseconds. */
  beat(time: number): void
  /** After so many milliseconds without a key the reader has stopped to look. */
  pause(): number
}

/** Between the keys of most readers. */
const USUAL_MS = 150
/** Bounds of a pause. */
const LEAST_MS = 90
const MOST_MS = 400
/** A pause is so many times as long as the time between two keys. */
const PAUSE = 1.5
/** A longer time between two keys says nothing of the rhythm. */
const BREAK_MS = 700

/**
 * Follows the keys of a reader. What is costly and not urgent waits for a pause, and then never delays a key.
 * @example
 * const rhythm = createRhythm()
 * rhythm.beat(0)
 * rhythm.beat(200)
 * rhythm.pause() // more than 200: the next key comes before
 */
export function createRhythm(): Rhythm {
  let interval = USUAL_MS
  let last = -Infinity
  return {
    beat(time) {
      const passed = time - last
      last = time
      // Slower keys count at once, quicker ones little by little.
      if (passed < BREAK_MS) interval = Math.max(passed, (interval + passed) / 2)
    },
    pause: () => Math.min(MOST_MS, Math.max(LEAST_MS, interval * PAUSE)),
  }
}
