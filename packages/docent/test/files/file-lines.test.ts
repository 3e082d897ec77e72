import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLines, wholeFile } from '../../src/files/file-lines.ts'
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
