import { expect, test } from 'vitest'
import { LANGUAGES } from '../../docent/src/shared/messages/choose-language.ts'
import { messages } from '../src/messages.ts'

const placeholders = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

test('the blog has words in every language of the interface', () => {
  expect(Object.keys(messages).sort()).toEqual(['en', ...LANGUAGES].sort())
})

test.each(Object.entries(messages))('the words in %s have the same placeholders', (_, words) => {
  const english = messages['en'] ?? {}
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [key, text] of Object.entries(words)) {
    expect(placeholders(text), key).toEqual(placeholders(english[key]))
    expect(text.trim(), key).not.toBe('')
  }
})
