import { describe, expect, test } from 'vitest'
import { needsFullLoad } from '../../src/app/build-guard.ts'

function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
}

describe('needsFullLoad', () => {
  test('requires one full load for another build, and none after that for the same address', () => {
    const session = fakeStorage()
    expect(needsFullLoad('b2', 'b1', '/a', () => session)).toBe(true)
    expect(needsFullLoad('b2', 'b1', '/a', () => session)).toBe(false)
    expect(needsFullLoad('b2', 'b1', '/b', () => session)).toBe(true)
  })

  test('requires no full load for the same build', () => {
    expect(needsFullLoad('b1', 'b1', '/a', fakeStorage)).toBe(false)
  })

  test("doesn't reload if storage is blocked, because it couldn't detect a loop", () => {
    const blocked = (): Storage => {
      throw new Error('blocked')
    }
    expect(needsFullLoad('b2', 'b1', '/a', blocked)).toBe(false)
  })
})
