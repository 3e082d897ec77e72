import { expect, test } from 'vitest'
import { difference, haveSameWords, words } from '../../../src/page/checks/text-words.ts'

const PIECES = ['a', 'é', '𝒳', '1', '_', '.', '“', '—', '😀', ' ', '\n', '\t', '\u00a0', '\u200b']

/** Strings of up to three pieces: every way in which words, signs, and spaces can be next to each other. */
const TEXTS = ['', ...PIECES, ...pairs(PIECES), ...pairs(PIECES).flatMap((text) => [`${text}a`])]

function pairs(pieces: readonly string[]): string[] {
  return pieces.flatMap((first) => pieces.map((second) => first + second))
}

test('two texts have the same words exactly if their lists of words are the same', () => {
  const lists = TEXTS.map(words)
  const wrong = TEXTS.flatMap((a, i) =>
    TEXTS.filter((b, j) => haveSameWords(a, b) !== (lists[i] === lists[j])).map((b) => [a, b]),
  )
  expect(wrong).toEqual([])
})

test('a difference shows the words before it', () => {
  expect(difference(words('Click the button.'), words('Click the  link.'))).toEqual({
    after: 'Click the',
    expected: 'button .',
    found: 'link .',
  })
})
