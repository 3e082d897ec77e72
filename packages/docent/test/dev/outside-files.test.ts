import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contentHash } from '../../src/shared/node/hash.ts'
import { followOutsideFiles } from '../../src/dev/file-events.ts'

describe('files outside the site', () => {
  let dir = ''
  let file = ''
  beforeEach(() => {
    vi.useFakeTimers()
    dir = mkdtempSync(join(tmpdir(), 'docent-outside-files-'))
    file = join(dir, 'sample.js')
    writeFileSync(file, 'before()\n')
    utimesSync(file, 1, 1)
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(dir, { recursive: true })
  })

  /** Follows files with a watcher that hasn't begun to watch. */
  function follow(siteDir: string) {
    const added: string[] = []
    const changed: string[] = []
    const watcher = {
      add: (path: string) => added.push(path),
      emit: (_event: 'change', path: string) => changed.push(path),
    }
    return { added, changed, files: followOutsideFiles(watcher, siteDir) }
  }

  test('are reported if they change before the watcher follows them', () => {
    const { added, changed, files } = follow(join(dir, 'site'))
    files([{ file }])
    expect(added).toEqual([file])
    writeFileSync(file, 'after()\n')
    files([{ file }])
    vi.advanceTimersByTime(1000)
    expect(changed).toEqual([file])
  })

  test('are reported if they changed after they were read', () => {
    const { changed, files } = follow(join(dir, 'site'))
    const hash = contentHash(Buffer.from('before()\n'))
    files([{ file, hash }])
    expect(changed).toEqual([])
    const other = join(dir, 'other.js')
    writeFileSync(other, 'after()\n')
    files([{ file: other, hash }])
    files([{ file: other, hash }])
    expect(changed).toEqual([other])
  })

  test("aren't reported without a change", () => {
    const { changed, files } = follow(join(dir, 'site'))
    files([{ file }])
    vi.advanceTimersByTime(1000)
    expect(changed).toEqual([])
  })

  test('are only those that Vite misses', () => {
    const { added, files } = follow(dir)
    files([{ file }])
    expect(added).toEqual([])
  })
})
