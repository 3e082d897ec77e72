import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messages } from '../src/messages.ts'

const { en: english = {}, ...translations } = messages

/** Labels of buttons, which have little room on a phone. */
const TIGHT = ['consent.accept', 'consent.reject', 'consent.choose', 'consent.save']

test('every translation is listed', () => {
  const files = readdirSync(join(import.meta.dirname, '../src/languages'))
  expect(files.map((file) => file.replace('.json', '')).sort()).toEqual(
    Object.keys(translations).sort(),
  )
})

describe.each(Object.entries(translations))('%s', (_, words) => {
  test('has every key', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
  })

  test('leaves no text empty or in English', () => {
    const untranslated = Object.entries(words).filter(
      ([key, text]) => text.trim() === '' || text === english[key],
    )
    expect(untranslated).toEqual([])
  })

  test('has short labels where there is little room', () => {
    const long = TIGHT.filter(
      (key) => (words[key] ?? '').length > Math.max(20, (english[key] ?? '').length * 1.6),
    )
    expect(long.map((key) => words[key])).toEqual([])
  })
})
