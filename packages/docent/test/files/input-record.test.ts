import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { packageFiles } from '../../src/bundle/package-files.ts'
import { changedSince, isCurrentRecord, recordInputs } from '../../src/files/input-record.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-inputs-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(file: string, text = ''): string {
  const path = join(dir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

describe('a record is out of date after', () => {
  test.each([
    ['a change', () => write('src/a.tsx', 'changed')],
    ['the removal of a file', () => rmSync(join(dir, 'src/a.tsx'))],
    ['a module with the same name', () => write('src/a.mjs')],
    ['a module with the name of the folder', () => write('src.ts')],
    ['new settings', () => write('tsconfig.json', '{}')],
    ['a new file that a pattern finds', () => write('data/deep/new.yaml')],
  ])('%s', (_, change) => {
    const files = [write('src/a.tsx'), write('src/index.ts')]
    write('data/old.yaml')
    const record = recordInputs({ files, searched: [join(dir, 'data')] }, join(dir, 'dist'))
    write('src/notes.md')
    write('data/node_modules/x.js')
    expect(isCurrentRecord(record)).toBe(true)
    change()
    expect(isCurrentRecord(record)).toBe(false)
  })
})

test("the files that a build writes aren't inputs of a pattern for all files", () => {
  const record = recordInputs({ files: [], searched: [dir] }, join(dir, 'dist'))
  write('dist/index.html')
  write('.docent/state')
  expect(isCurrentRecord(record)).toBe(true)
})

test('a file whose time was set back has still changed', () => {
  const file = write('a.ts')
  const { ctimeMs } = { ctimeMs: Date.now() }
  expect(changedSince([file], ctimeMs + 1000)).toBeUndefined()
  utimesSync(file, 1, 1)
  expect(changedSince([file], ctimeMs - 1000)).toBe(file)
  expect(changedSince([join(dir, 'gone.ts')], ctimeMs)).toBe(join(dir, 'gone.ts'))
})

test('packages are followed through imports, links, and calls of require', async () => {
  const site = write('site/package.json', '{}')
  write('linked/package.json', '{ "name": "linked", "type": "module", "exports": "./index.js" }')
  const linked = write(
    'linked/index.js',
    "import './more.js'\nimport 'node:path'\nimport 'missing'\n",
  )
  const more = write('linked/more.js', 'export const more = 1\n')
  write('site/node_modules/common/package.json', '{ "name": "common", "main": "./main.js" }')
  const main = write('site/node_modules/common/main.js', "exports.x = require('./x')\n")
  const x = write('site/node_modules/common/x.js', "module.exports = require('fs')\n")
  symlinkSync(join(dir, 'linked'), join(dir, 'site/node_modules/linked'))
  const found = await packageFiles(['linked', 'common', 'node:url'], dirname(site))
  expect(found.files).toEqual([linked, more, main, x].sort())
  expect(found.builtins).toEqual(expect.arrayContaining(['fs', 'path', 'url']))
})
