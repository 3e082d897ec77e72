import { expect, test } from 'vitest'
import { createTypingPace } from '../../../src/search/providers/embedded/source.ts'

/** The pause after keys with these intervals. */
function pauseAfter(...intervals: number[]): number {
  const pace = createTypingPace()
  let time = 1000
  pace.key(time)
  for (const interval of intervals) pace.key((time += interval))
  return pace.pause()
}

test('a pause is longer than the time between the keys', () => {
  for (const interval of [80, 120, 200, 260])
    expect(pauseAfter(interval, interval, interval)).toBeGreaterThan(interval)
})

test('readers who type fast wait less', () => {
  expect(pauseAfter(60, 60, 60, 60)).toBeLessThan(pauseAfter(200, 200, 200, 200))
})

test('nobody waits long, and a break does not count', () => {
  expect(pauseAfter(600, 600)).toBeLessThanOrEqual(400)
  expect(pauseAfter(120, 120, 5000)).toBe(pauseAfter(120, 120))
})

test('before the pace is known, the pause suits most readers', () => {
  expect(pauseAfter()).toBeLessThan(300)
})
