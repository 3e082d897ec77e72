import { expect, test } from 'vitest'
import { sizesUpTo } from '../src/commands/size.ts'
import { ratioOf, turnsOf, type Sample } from '../src/measure/samples.ts'

const sample = (id: string, turn: number, seconds: number): Sample => ({
  id,
  kind: 'cold',
  turn,
  usage: { seconds },
})

test('each build of another generator follows one of docent', () => {
  expect(turnsOf(['docent'], ['a', 'b'], 2)).toEqual([
    ['docent', 'a'],
    ['docent', 'b'],
    ['docent', 'a'],
    ['docent', 'b'],
  ])
})

test('without other generators, each run is a turn', () => {
  expect(turnsOf(['docent'], [], 2)).toEqual([['docent'], ['docent']])
})

test('a ratio is the median of the pairs, so that one noisy turn changes nothing', () => {
  const samples = [
    sample('docent', 0, 1),
    sample('a', 0, 4),
    // The machine was busy during the whole turn.
    sample('docent', 1, 10),
    sample('a', 1, 40),
    // The machine was busy during one build.
    sample('docent', 2, 10),
    sample('a', 2, 4),
    // A turn of another pair.
    sample('docent', 3, 1),
    sample('b', 3, 100),
  ]
  expect(ratioOf(samples, ['docent', 'a'], 'cold', 'seconds')).toEqual({
    median: 0.25,
    lowest: 0.25,
    highest: 2.5,
  })
})

test('a figure that a system does not provide has no ratio', () => {
  const samples = [sample('docent', 0, 1), sample('a', 0, 4)]
  expect(ratioOf(samples, ['docent', 'a'], 'cold', 'cpuSeconds')).toBeUndefined()
  expect(ratioOf(samples, ['docent', 'a'], 'edited', 'seconds')).toBeUndefined()
})

test('sizes grow by ten', () => {
  expect(sizesUpTo(100)).toEqual([1, 10, 100])
  expect(sizesUpTo(30)).toEqual([1, 10, 30])
  expect(sizesUpTo(1)).toEqual([1])
})
