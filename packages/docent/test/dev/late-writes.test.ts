import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenWritten } from '../../src/dev/file-events.ts'

describe('whenWritten', () => {
  let dir = ''
  beforeEach(() => {
    vi.useFakeTimers()
    dir = mkdtempSync(join(tmpdir(), 'docent-writes-'))
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(dir, { recursive: true })
  })

  /** The reported events, and a function that reports one. */
  function events(name: string) {
    const passed: string[] = []
    const pass = whenWritten((file, event) => passed.push(event))
    const file = join(dir, name)
    return { passed, file, pass: (event: 'add' | 'change' | 'unlink') => pass(file, event) }
  }

  test('reports a file with content immediately', () => {
    const { passed, file, pass } = events('full.md')
    writeFileSync(file, 'Text.')
    pass('change')
    expect(passed).toEqual(['change'])
  })

  test('reports a new file once, when it has content', () => {
    const { passed, file, pass } = events('new.md')
    writeFileSync(file, '')
    pass('add')
    writeFileSync(file, 'Text.')
    pass('change')
    expect(passed).toEqual([])
    vi.advanceTimersByTime(200)
    expect(passed).toEqual(['add'])
  })

  test('reports a file that stays empty', () => {
    const { passed, file, pass } = events('empty.md')
    writeFileSync(file, '')
    pass('change')
    vi.advanceTimersByTime(200)
    expect(passed).toEqual(['change'])
  })

  test('reports the removal of a file that never had content', () => {
    const { passed, file, pass } = events('gone.md')
    writeFileSync(file, '')
    pass('add')
    rmSync(file)
    pass('unlink')
    vi.advanceTimersByTime(200)
    expect(passed).toEqual(['unlink'])
  })
})
