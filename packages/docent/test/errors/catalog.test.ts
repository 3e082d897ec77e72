import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalog } from '../../src/errors/index.ts'

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

test('every entry is thrown somewhere', () => {
  const thrown = new Set(
    [...code(join(import.meta.dirname, '../../src')).matchAll(/\berrors\.(\w+)/g)].map(
      ([, name]) => name,
    ),
  )
  expect(Object.keys(catalog).filter((name) => !thrown.has(name))).toEqual([])
})

test('every entry has a snapshot', () => {
  const tested = code(join(import.meta.dirname, 'catalog'))
  expect(Object.keys(catalog).filter((name) => !tested.includes(`test('${name}'`))).toEqual([])
})
