import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linesProblem, readLines, wholeFile } from '../../src/files/file-lines.ts'
import { resolveImport } from '../../src/markdown/page-imports.ts'

test('an import of some lines has them at their places in the file', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docent-lines-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  const file = join(siteDir, 'a.md')
  writeFileSync(file, 'one\r\ntwo\r\nthree\r\nfour\r\nfive')
  const options = { siteDir }
  const { kind, file: name } = resolveImport('@site/a.md?lines=1-1,3-4', file, options)
  expect({ kind, name }).toEqual({ kind: 'partial', name: `${file}?lines=1-1,3-4` })
  expect(readLines(name)).toBe('one\n\nthree\nfour\n')
  expect(readLines(file)).toBe('one\ntwo\nthree\nfour\nfive')
  expect(wholeFile(name)).toBe(file)
  expect(resolveImport('./a.md?lines=x', file, options).kind).toBe('missing')
  expect(resolveImport('./b.md?lines=1-1', file, options).kind).toBe('missing')
})

test.each([
  ['1-5', undefined],
  ['1-1,5-5', undefined],
  ['6-9', { lines: '6-9', count: 5 }],
  ['1-1,4-6', { lines: '1-1,4-6', count: 5 }],
  ['4-2', { lines: '4-2' }],
  ['0-2', { lines: '0-2' }],
  ['3', { lines: '3' }],
  ['', { lines: '' }],
])('the lines %j of a file with five lines', (lines, problem) => {
  const dir = mkdtempSync(join(tmpdir(), 'docent-lines-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'a.md'), '1\n2\n3\n4\n5\n')
  expect(linesProblem(join(dir, `a.md?lines=${lines}`))).toEqual(problem)
  expect(linesProblem(join(dir, 'a.md'))).toBeUndefined()
})
