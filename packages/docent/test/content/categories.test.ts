import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCategory } from '../../src/content/categories.ts'
import { formatError } from '../../src/errors/index.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-categories-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

async function errorOf(text: string): Promise<string> {
  writeFileSync(join(dir, '_category_.json'), text)
  const error: unknown = await readCategory(dir).catch((reason: unknown) => reason)
  return formatError(error, { cwd: dir, color: false })
}

test('a folder can have a file with its label and position', async () => {
  writeFileSync(join(dir, '_category_.yml'), 'label: Guides\nposition: "2"\n')
  expect(await readCategory(dir)).toEqual({ label: 'Guides', position: 2 })
})

test('of several files in a folder, the first one in the order of Docusaurus is read', async () => {
  writeFileSync(join(dir, '_category_.yaml'), 'label: Last\n')
  writeFileSync(join(dir, '_category_.yml'), 'label: Second\n')
  expect(await readCategory(dir)).toEqual({ label: 'Second' })
  writeFileSync(join(dir, '_category_.json'), '{ "label": "First" }')
  expect(await readCategory(dir)).toEqual({ label: 'First' })
})

test('keys of Docusaurus that docent has no use for are noted with their location', async () => {
  const file = join(dir, '_category_.json')
  writeFileSync(file, '{\n  "label": "A",\n  "key": "a",\n  "description": "B."\n}')
  expect(await readCategory(dir)).toEqual({
    label: 'A',
    description: 'B.',
    ignored: [{ key: 'key', file, line: 3, column: 3 }],
  })
})

test.each([
  ['{ "postion": 1 }', 'is invalid: unknown key "postion"', 'Fix: Did you mean "position"? It can'],
  ['{ "position": "first" }', 'is invalid: "position": Use a number.', 'Fix: It can have label'],
  ['{ "a": 1, "b": 2 }', 'is invalid: unknown key "a"; unknown key "b"', 'Fix: It can have label'],
  [
    '{ "link": { "type": "generated-index", "image": "./a.png" } }',
    'is invalid: "link.image": Use a path below the static folder',
    'Fix: It can have label',
  ],
  ['{ "label": "" }', 'is invalid: "label": It has no value.', 'Fix: It can have label'],
  ['[]', 'is invalid: Use an object.', 'Fix: It can have label'],
  ['{', 'is invalid: Expected', 'Fix: It can have label'],
])('%s is an error', async (text, message, fix) => {
  const error = await errorOf(text)
  expect(error).toContain(`[invalid-category-file] The category file ${message}`)
  expect(error).toContain('_category_.json')
  expect(error).toContain(fix)
})
