import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache } from '../../src/files/cache.ts'
import { openModuleMemory } from '../../src/config/module-memory.ts'
import { importModule, type ModuleMemory } from '../../src/config/import-module.ts'
import { loadConfig } from '../../src/config/index.ts'

let above: string
let dir: string
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'docent-modules-'))
  dir = join(above, 'site')
})
afterEach(() => rmSync(above, { recursive: true }))

/** Writes a file, as an author did a minute ago. */
function write(path: string, text: string): void {
  const file = join(dir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  const past = Date.now() / 1000 - 60
  utimesSync(file, past, past)
}

/** One run of docent: the default export of `main.ts`, and whether its compiled form was known. */
async function run(generator = 'docent 1'): Promise<{ value: unknown; known: boolean }> {
  const memory = openModuleMemory(openCache(join(dir, '.docent')), generator)
  const file = join(dir, 'main.ts')
  const known = memory.recall(file) !== undefined
  const { exports } = await importModule(file, dir, memory)
  return { value: exports.default, known }
}

beforeEach(() => {
  write('main.ts', `import { part } from './part'\nexport default [part, process.env.PART]`)
  write('part/index.ts', `import { name } from '@site/name.ts'\nexport const part: string = name`)
  write('name.ts', `export const name = 'one'`)
})

test('an unchanged module is evaluated again, but not compiled', async () => {
  expect(await run()).toEqual({ value: ['one', undefined], known: false })
  process.env.PART = 'two'
  try {
    expect(await run()).toEqual({ value: ['one', 'two'], known: true })
  } finally {
    delete process.env.PART
  }
})

test.each([
  ['a module', 'name.ts', `export const name = 'two'`],
  ['a file that takes the place of a folder', 'part.ts', `export const part = 'two'`],
  ['a file that takes the place of another one', 'part/index.mjs', `export const part = 'two'`],
])('a change is noticed: %s', async (_, file, text) => {
  await run()
  write(file, text)
  expect(await run()).toEqual({ value: ['two', undefined], known: false })
  expect((await run()).known).toBe(true)
})

test.each([
  ['a new tsconfig.json', () => write('tsconfig.json', '{}')],
  ['a new package.json above a module', () => write('part/package.json', '{}')],
  ['a new tsconfig.json above the site', () => write('../tsconfig.json', '{}')],
  ['a removed module', () => rmSync(join(dir, 'name.ts'))],
])('other changes are noticed: %s', async (_, change) => {
  await run()
  change()
  const memory = openModuleMemory(openCache(join(dir, '.docent')), 'docent 1')
  expect(memory.recall(join(dir, 'main.ts'))).toBeUndefined()
})

test('another version of docent compiles the modules again', async () => {
  await run()
  expect((await run('docent 2')).known).toBe(false)
})

test.each([
  [
    'names files by a pattern',
    `export const name = Object.keys(import.meta.glob('./*.ts')).length`,
  ],
  ['reads variables of Vite', `export const name = import.meta.env.MODE`],
])('a module is compiled each time if it %s', async (_, text) => {
  write('name.ts', text)
  await run()
  expect((await run()).known).toBe(false)
})

test.each([
  ['imports the text of a file', 'text.txt', 'A'],
  ['has settings that extend others', 'tsconfig.json', '{ "extends": "./base.json" }'],
])('a module is compiled each time if it %s', async (_, file, text) => {
  write('base.json', '{}')
  write('text.txt', '')
  write(
    'name.ts',
    `${file === 'text.txt' ? "import './text.txt?raw'\n" : ''}export const name = 'one'`,
  )
  write(file, text)
  await run()
  expect((await run()).known).toBe(false)
})

test('a module that changed while it was read is compiled again', async () => {
  writeFileSync(join(dir, 'name.ts'), `export const name = 'one'`)
  const later = Date.now() / 1000 + 60
  utimesSync(join(dir, 'name.ts'), later, later)
  await run()
  expect((await run()).known).toBe(false)
})

test('an import that is reached only later is compiled then', async () => {
  write('main.ts', `export default process.env.PART ? (await import('./name.ts')).name : 'none'`)
  expect((await run()).value).toBe('none')
  process.env.PART = 'two'
  try {
    expect(await run()).toEqual({ value: 'one', known: true })
    expect(await run()).toEqual({ value: 'one', known: true })
  } finally {
    delete process.env.PART
  }
})

test('a module that only an earlier run reached is compiled again after a change', async () => {
  write('other.ts', `export const name = 'other'`)
  write('main.ts', 'export default (await import(process.env.PART!)).name')
  try {
    for (const [part, value] of [
      ['./name.ts', 'one'],
      ['./other.ts', 'other'],
    ]) {
      process.env.PART = part
      expect((await run()).value).toBe(value)
    }
    write('name.ts', `export const name = 'two'`)
    process.env.PART = './name.ts'
    expect((await run()).value).toBe('two')
  } finally {
    delete process.env.PART
  }
})

test('an error in a known configuration names its file', async () => {
  write(
    'docent.config.ts',
    `import './fail.ts'\nexport default { title: 'A', url: 'https://a.example' }`,
  )
  write(
    'fail.ts',
    `const ready: boolean = true\n\nif (process.env.PART) throw new Error('No part.')`,
  )
  const memory: ModuleMemory = openModuleMemory(openCache(join(dir, '.docent')), 'docent 1')
  await loadConfig(dir, memory)
  expect(memory.recall(join(dir, 'docent.config.ts'))).toBeDefined()
  process.env.PART = 'two'
  try {
    await expect(loadConfig(dir, memory)).rejects.toMatchObject({
      file: join(dir, 'fail.ts'),
    })
  } finally {
    delete process.env.PART
  }
})
