import { expect, test } from 'vitest'
import { difference, words } from './text-words.ts'

test('a difference shows the words before it', () => {
  expect(difference(words('Click the button.'), words('Click the  link.'))).toEqual({
    after: 'Click the',
    expected: 'button .',
    found: 'link .',
  })
})
