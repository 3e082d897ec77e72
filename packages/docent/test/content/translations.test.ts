import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTranslations } from '../../src/content/labels.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-translations-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const read = (text: string): unknown => {
  const file = join(dir, 'labels.json')
  writeFileSync(file, text)
  return readTranslations(file)
}

test('a file contains strings by name', () => {
  expect(read('{ "Guides": "Guides pratiques" }')).toEqual({ Guides: 'Guides pratiques' })
})

test('without a file, there are none', () => {
  expect(readTranslations(join(dir, 'missing.json'))).toEqual({})
})

test.each([
  ['null', 'it has null instead of an object'],
  ['["Guides"]', 'it has a list instead of an object'],
  ['"Guides"', 'it has a string instead of an object'],
  ['{ "Guides": 1 }', 'the value of "Guides" is a number instead of a string'],
  ['{ "Guides": null }', 'the value of "Guides" is null instead of a string'],
  ['{ "Guides": ', 'Unexpected end of JSON input'],
])('%s is an error: %s', (text, problem) => {
  expect(() => read(text)).toThrow(problem)
})
