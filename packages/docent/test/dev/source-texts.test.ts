import { expect, test } from 'vitest'
import { keepNewest } from '../../src/dev/source-texts.ts'

test('90 saves of two files leave the newest four versions of each in memory', () => {
  const texts = new Map<string, string>()
  const note = keepNewest((key) => texts.delete(key))
  for (let save = 1; save <= 90; save += 1)
    for (const file of ['a.md', 'b.md']) {
      texts.set(`${file} ${save}`, 'x')
      note(file, `${file} ${save}`)
    }
  expect([...texts.keys()].filter((key) => key.startsWith('a'))).toEqual([
    'a.md 87',
    'a.md 88',
    'a.md 89',
    'a.md 90',
  ])
  expect(texts.size).toBe(8)
})

test('an older version that is used again is the newest', () => {
  const forgotten: string[] = []
  const note = keepNewest((key) => forgotten.push(key))
  for (const key of ['1', '2', '3', '4', '1', '5']) note('a.md', key)
  expect(forgotten).toEqual(['2'])
})
