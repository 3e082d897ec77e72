import { expect, test } from 'vitest'
import { collapseDuration } from '../../src/theme/collapse.ts'

test('a taller list takes longer, but less than proportionally', () => {
  const low = collapseDuration(100, false)
  const high = collapseDuration(1000, false)
  expect(low).toBeGreaterThan(100)
  expect(high).toBeGreaterThan(low)
  expect(high).toBeLessThan(low * 10)
})

test('with reduced motion, it takes 1 ms regardless of the height', () => {
  expect(collapseDuration(1000, true)).toBe(1)
})
