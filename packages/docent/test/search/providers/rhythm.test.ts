import { expect, test } from 'vitest'
import { createRhythm } from '../../../src/search/providers/embedded/rhythm.ts'

/** Pause after keys in this distance. */
function pauseAfter(...intervals: number[]): number {
  const rhythm = createRhythm()
  let time = 1000
  rhythm.beat(time)
  for (const interval of intervals) rhythm.beat((time += interval))
  return rhythm.pause()
}

test('a pause is longer than the time between the keys', () => {
  for (const interval of [80, 120, 200, 260])
    expect(pauseAfter(interval, interval, interval)).toBeGreaterThan(interval)
})

test('who types fast waits less', () => {
  expect(pauseAfter(60, 60, 60, 60)).toBeLessThan(pauseAfter(200, 200, 200, 200))
})

test('nobody waits long, and a break says nothing of the rhythm', () => {
  expect(pauseAfter(600, 600)).toBeLessThanOrEqual(400)
  expect(pauseAfter(120, 120, 5000)).toBe(pauseAfter(120, 120))
})

test('before anything is known it is that of most readers', () => {
  expect(pauseAfter()).toBeLessThan(300)
})
