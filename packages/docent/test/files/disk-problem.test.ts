import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { errors } from '../../src/errors/index.ts'
import { diskProblem } from '../../src/errors/disk-problem.ts'

const dir = mkdtempSync(join(tmpdir(), 'docent-problems-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** The file system's error for a call that fails. */
function thrownBy(call: () => void): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('The call did not fail.')
}

test("a folder that can't be created is a write error with its path", () => {
  mkdirSync(join(dir, 'taken'))
  const error = thrownBy(() => mkdirSync(join(dir, 'taken')))
  expect(diskProblem(error)).toMatchObject({
    code: 'write-failed',
    message: `${join(dir, 'taken')} couldn't be written: EEXIST: file already exists.`,
  })
})

test("a folder that can't be listed is a read error with its path", () => {
  const error = thrownBy(() => readdirSync(join(dir, 'gone')))
  expect(diskProblem(error)).toMatchObject({
    code: 'read-failed',
    message: `${join(dir, 'gone')} couldn't be read: ENOENT: no such file or directory.`,
  })
})

test('any other error stays unchanged', () => {
  const error = new TypeError('x is not a function')
  expect(diskProblem(error)).toBe(error)
})

test('a read-only disk is a write error, regardless of the call', () => {
  const path = '/site/.docent/lock'
  const error = Object.assign(new Error(`EROFS: read-only file system, open '${path}'`), {
    code: 'EROFS',
    syscall: 'open',
    path,
  })
  expect(diskProblem(error)).toMatchObject({
    code: 'write-failed',
    message: `${path} couldn't be written: EROFS: read-only file system.`,
  })
})

test.each([
  Object.assign(new Error("EMFILE: too many open files, open '/site/a.md'"), { code: 'EMFILE' }),
  new Error('The page failed.', { cause: Object.assign(new Error('open'), { code: 'ENFILE' }) }),
  new Error('Worker initialization failure: EMFILE'),
  new Error('Failed to write file in /site/dist\nCaused by: Too many open files (os error 24)'),
])('too many open files are their own kind of error: %s', (error) => {
  expect(diskProblem(error)).toMatchObject({ code: 'too-many-open-files', cause: error })
})

test('a page about EMFILE is no such error', () => {
  const error = new Error('The link #emfile-too-many-open-files leads nowhere.')
  expect(diskProblem(error)).toBe(error)
})

test.each<[string, number, Error, boolean]>([
  [
    'a program that a package could not open',
    44,
    new Error("Cannot find module '../css.node'"),
    true,
  ],
  ['an error that nobody expects', 44, new TypeError('x is not a function'), true],
  ['an error of the site', 44, errors.missingSiteFolder({ dir: '/site' }), false],
  [
    'a missing module of a process with more files',
    1024,
    new Error("Cannot find module 'x'"),
    false,
  ],
])('%s with a limit of %i files', (_, soft, error, isLimit) => {
  const report = vi
    .spyOn(process.report, 'getReport')
    .mockReturnValue({ userLimits: { open_files: { soft } } } as never)
  onTestFinished(() => report.mockRestore())
  const found = diskProblem(error)
  if (isLimit) expect(found).toMatchObject({ code: 'too-many-open-files' })
  else expect(found).toBe(error)
})
