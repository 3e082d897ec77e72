import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCache, type Cache } from '../../src/files/cache.ts'
import { openSourceMemory } from '../../src/files/memory.ts'

let dir: string
let cache: Cache
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-memory-'))
  cache = openCache(dir)
})
afterEach(() => rmSync(dir, { recursive: true }))

const HASHES = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string]
const [A, B] = HASHES
const never = (): never => {
  throw new Error('The source was read again.')
}

/** One build that reads these sources. Returns the number of new ones. */
function build(sources: Record<string, () => unknown>, generator = 'docent 1'): number {
  const onNew = vi.fn<() => void>()
  const memory = openSourceMemory(cache, generator, onNew)
  for (const [hash, read] of Object.entries(sources)) memory.remember(hash, read)
  memory.save()
  return onNew.mock.calls.length
}

test('a source is read by the first build that finds it', () => {
  expect(build({ [A]: () => ({ title: 'A\nB' }) })).toBe(1)
  expect(build({ [A]: never, [B]: () => ({}) })).toBe(1)
  expect(build({ [A]: never, [B]: never })).toBe(0)
  const memory = openSourceMemory(cache, 'docent 1', never)
  expect(memory.remember(A, never)).toEqual({ title: 'A\nB' })
})

test('sources that a build did not use are forgotten', () => {
  build({ [A]: () => 1, [B]: () => 2 })
  build({ [B]: never })
  expect(build({ [A]: () => 1, [B]: never })).toBe(1)
})

test('another version of docent reads all sources again', () => {
  build({ [A]: () => 1 })
  expect(build({ [A]: () => 2 }, 'docent 2')).toBe(1)
})

test('callers never share a value', () => {
  build({ [A]: () => ({ tags: [] }) })
  const memory = openSourceMemory(cache, 'docent 1', never)
  expect(memory.remember(A, never)).not.toBe(memory.remember(A, never))
})

test.each([[Number.NaN], [-0], [[undefined]], [new Date(0)]])(
  'a value without a form in JSON is read each time: %s',
  (value) => {
    build({ [A]: () => ({ value }) })
    const memory = openSourceMemory(cache, 'docent 1', () => {})
    expect(memory.remember(A, () => ({ value }))).toEqual({ value })
  },
)

test('a source that cannot be read is not remembered', () => {
  const memory = openSourceMemory(cache, 'docent 1', () => {})
  expect(() => memory.remember(A, never)).toThrow('read again')
  memory.save()
  expect(build({ [A]: () => 1 })).toBe(1)
})
