import { describe, expect, test } from 'vitest'
import { needsFullLoad } from '../../src/client/build-guard.ts'

function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
}

describe('needsFullLoad', () => {
  test('asks for a full load once for another build, then never again for that address', () => {
    const session = fakeStorage()
    expect(needsFullLoad('b2', 'b1', '/a', () => session)).toBe(true)
    expect(needsFullLoad('b2', 'b1', '/a', () => session)).toBe(false)
    expect(needsFullLoad('b2', 'b1', '/b', () => session)).toBe(true)
  })

  test('is content with the same build', () => {
    expect(needsFullLoad('b1', 'b1', '/a', fakeStorage)).toBe(false)
  })

  test('does not reload where storage is blocked, because a loop could not be noticed', () => {
    const blocked = (): Storage => {
      throw new Error('blocked')
    }
    expect(needsFullLoad('b2', 'b1', '/a', blocked)).toBe(false)
  })
})
