import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalog, type DocentError, errors, formatError } from '../../src/errors/index.ts'
import { SAMPLES } from './samples.ts'

test('codes are unique and written in one way', () => {
  const codes = Object.values(catalog).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

/** Code without its comments. */
const code = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .join('\n')

// @covers 11.9
test('every entry is thrown somewhere', () => {
  const thrown = new Set(
    [...code(join(import.meta.dirname, '../../src')).matchAll(/\berrors\.(\w+)/g)].map(
      ([, name]) => name,
    ),
  )
  expect(Object.keys(catalog).filter((name) => !thrown.has(name))).toEqual([])
})

/** Entries with a parameter that chooses between texts. */
const CHOOSING = new Set<string>(['addressInArticleStyle', 'unreadVersion', 'wrongEncoding'])

const samples = Object.entries(SAMPLES).flatMap(([name, list]) =>
  (list as readonly object[]).map((params) => ({ name: name as keyof typeof SAMPLES, params })),
)

test.each(samples)(
  '$name says what happened, with the values received, and ends with a fix',
  (sample) => {
    const error = (errors[sample.name] as (params: object) => DocentError)(sample.params)
    const { code, message, hint } = error
    const printed = inOneLine(formatError(error, { cwd: '/site', color: false }))
    expect(message).toMatch(/^\S.*\S$/s)
    expect(hint).toMatch(/^(?:\p{Lu}|docent).*\S$/su)
    expect(printed.startsWith(`[${code}] ${printable(message)}`)).toBe(true)
    expect(printed.endsWith(` Fix: ${printable(hint)}`)).toBe(true)
    expect(printed, 'a path of the author’s machine').not.toContain('/site/')
    expect(printed).not.toMatch(/undefined|NaN|\[object|=>/)
    const texts = CHOOSING.has(sample.name) ? [] : Object.values(sample.params)
    for (const text of texts.filter((value) => typeof value === 'string'))
      expect(`${message} ${hint} ${error.file}`).toContain(text)
  },
)

/** Paths below the working directory are printed relative to it. */
const printable = (text: string): string => inOneLine(text).replaceAll('/site/', '')
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')
