import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenWritten } from '../../src/dev/late-writes.ts'

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

  /** Events that were passed on, and what passes one. */
  function events(name: string) {
    const passed: string[] = []
    const pass = whenWritten((file, event) => passed.push(event))
    const file = join(dir, name)
    return { passed, file, pass: (event: 'add' | 'change' | 'unlink') => pass(file, event) }
  }

  test('passes on a file with content at once', () => {
    const { passed, file, pass } = events('full.md')
    writeFileSync(file, 'Text.')
    pass('change')
    expect(passed).toEqual(['change'])
  })

  test('passes on a new file once, when it has been filled', () => {
    const { passed, file, pass } = events('new.md')
    writeFileSync(file, '')
    pass('add')
    writeFileSync(file, 'Text.')
    pass('change')
    expect(passed).toEqual([])
    vi.advanceTimersByTime(200)
    expect(passed).toEqual(['add'])
  })

  test('passes on a file that stays empty', () => {
    const { passed, file, pass } = events('empty.md')
    writeFileSync(file, '')
    pass('change')
    vi.advanceTimersByTime(200)
    expect(passed).toEqual(['change'])
  })

  test('passes on the removal of a file that was never filled', () => {
    const { passed, file, pass } = events('gone.md')
    writeFileSync(file, '')
    pass('add')
    rmSync(file)
    pass('unlink')
    vi.advanceTimersByTime(200)
    expect(passed).toEqual(['unlink'])
  })
})
