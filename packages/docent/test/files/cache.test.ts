import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCache, writeAtomic, type Cache } from '../../src/files/cache.ts'

describe("a site's cache", () => {
  let dir: string
  let cache: Cache
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'docent-cache-'))
    cache = openCache(dir)
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  /** Writes an entry of the given age. */
  const entry = async (key: string, hoursAgo: number): Promise<void> => {
    const time = Date.now() / 1000 - hoursAgo * 3600
    cache.write('articles', key, { html: key, meta: '{}' })
    utimesSync(cache.path('articles', key), time, time)
  }
  const keys = (): string[] => readdirSync(join(dir, 'articles'))

  test('keeps entries that a build used, regardless of their age, and the newest others', async () => {
    await entry('used', 100)
    await entry('older', 3)
    await entry('newer', 1)
    await entry('oldest', 50)
    await cache.prune('articles', { used: new Set(['used']), spare: 1 })
    expect(keys().sort()).toEqual(['newer', 'used'])
  })

  test('keeps everything if there are only a few entries', async () => {
    await entry('used', 2)
    await entry('other', 1)
    await cache.prune('articles', { used: new Set(['used']), spare: 1 })
    expect(keys().sort()).toEqual(['other', 'used'])
  })

  test('returns the parts of an entry as they were written', () => {
    cache.write('articles', 'a', { html: '<p>Größe 😀</p>', text: '', png: Buffer.from([0, 255]) })
    const entry = cache.read('articles', 'a')
    expect(entry?.text('html')).toBe('<p>Größe 😀</p>')
    expect(entry?.text('text')).toBe('')
    expect([...(entry?.bytes('png') ?? [])]).toEqual([0, 255])
    expect(entry?.text('markdown')).toBeUndefined()
    expect(cache.read('articles', 'b')).toBeUndefined()
  })

  test('treats a damaged entry as missing', () => {
    cache.write('articles', 'a', { html: '<p>Hello</p>', meta: '{}' })
    const file = cache.path('articles', 'a')
    const whole = readFileSync(file)
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      writeFileSync(file, damaged)
      expect(cache.read('articles', 'a'), `byte ${at} flipped`).toBeUndefined()
      writeFileSync(file, whole.subarray(0, at))
      expect(cache.read('articles', 'a'), `cut at byte ${at}`).toBeUndefined()
    }
  })

  test('does nothing if nothing was written', async () => {
    await expect(cache.prune('articles', { used: new Set(), spare: 1 })).resolves.toBeUndefined()
  })
})

describe('an atomic write', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'docent-write-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  test('writes the parts of a long text one after another', () => {
    const file = join(dir, 'new/text.txt')
    writeAtomic(file, ['Größe', '', ' 😀\n'])
    expect(readFileSync(file, 'utf8')).toBe('Größe 😀\n')
  })

  test('leaves the previous file alone if a part fails', () => {
    const file = join(dir, 'text.txt')
    writeAtomic(file, 'before')
    const parts = function* (): Iterable<string> {
      yield 'after'
      throw new Error('no more')
    }
    expect(() => writeAtomic(file, parts())).toThrow('no more')
    expect(readFileSync(file, 'utf8')).toBe('before')
    expect(readdirSync(dir)).toEqual(['text.txt'])
  })
})
