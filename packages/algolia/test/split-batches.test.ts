import { expect, test } from 'vitest'
import { batches } from '../src/push-plan.ts'

test('batches are neither too long nor too large', () => {
  expect(batches(['a', 'b', 'c'], { items: 2, bytes: 100 }).map(({ items }) => items)).toEqual([
    ['a', 'b'],
    ['c'],
  ])
  // Three bytes each, including the quotes.
  expect(batches(['a', 'b', 'c'], { items: 9, bytes: 6 })).toEqual([
    { items: ['a', 'b'], bytes: 6 },
    { items: ['c'], bytes: 3 },
  ])
  expect(batches([])).toEqual([])
})
