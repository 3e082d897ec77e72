import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sourceFile } from '../../src/files/source-dir.ts'
import { mergeAllMessages } from '../../src/shared/messages/build-messages.ts'
import { LANGUAGES, translationFor } from '../../src/shared/messages/choose-language.ts'

const FOLDER = sourceFile('shared/messages/languages')
const english: Record<string, string> = mergeAllMessages({})
const PLURAL = 'search.count'

/** Texts that are the same in English and another language. */
const LOANWORDS = new Set([
  'A–Z',
  'Ctrl',
  'Danger',
  'Esc',
  'Important',
  'Info',
  'Tip',
  'Version: {label}',
])

/** Labels in the navbar, the search dialog, and buttons, which have little room on a phone. */
const TIGHT = [
  'navbar.backToMainMenu',
  'search.placeholder',
  'search.cancel',
  'search.seeAll',
  'search.retry',
  'doc.previous',
  'doc.next',
]

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he'])

const isPlural = (key: string): boolean => key.startsWith(`${PLURAL}.`)
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()
const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Record<string, string>

test('every translation is listed', () => {
  expect(
    readdirSync(FOLDER)
      .map((file) => file.replace('.json', ''))
      .sort(),
  ).toEqual([...LANGUAGES].sort())
})

describe.each(LANGUAGES)('%s', (language) => {
  const messages = read(language)
  const entries = Object.entries(messages)

  test('has every key and the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const plural = pluralCategories.map((form) => `${PLURAL}.${form}`)
    const other = Object.keys(english).filter((key) => !isPlural(key))
    expect(Object.keys(messages).sort()).toEqual([...other, ...plural].sort())
  })

  test('has the placeholders of the English text', () => {
    for (const [key, text] of entries) {
      const original = english[isPlural(key) ? `${PLURAL}.other` : key] ?? ''
      expect([key, placeholders(text)]).toEqual([key, placeholders(original)])
    }
  })

  test('leaves no text empty or in English', () => {
    const untranslated = entries.filter(
      ([key, text]) => text.trim() === '' || (text === english[key] && !LOANWORDS.has(text)),
    )
    expect(untranslated).toEqual([])
  })

  test('points back in the direction of the script', () => {
    const arrow = RIGHT_TO_LEFT.has(language) ? '→ ' : '← '
    expect(messages['navbar.backToMainMenu']?.slice(0, 2)).toBe(arrow)
  })

  test('has short labels where there is little room', () => {
    const long = TIGHT.filter(
      (key) => (messages[key] ?? '').length > Math.max(20, (english[key] ?? '').length * 1.6),
    )
    expect(long.map((key) => messages[key])).toEqual([])
  })
})

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-CN', 'zh-Hant'],
  ['pt', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['ar-EG', 'ar'],
  ['en', undefined],
  ['en-GB', undefined],
  ['eo', undefined],
  ['zh-Latn', undefined],
  ['next_version', undefined],
])('the translation for %s is %s', (tag, language) => {
  expect(translationFor(tag)).toBe(language)
})
