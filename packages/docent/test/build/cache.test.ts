import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openCache, type Cache } from '../../src/build/cache.ts'

describe('the cache of a site', () => {
  let dir: string
  let cache: Cache
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'docent-cache-'))
    cache = openCache(dir)
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  /** Writes both files of an entry, as old as said. */
  const entry = async (key: string, hoursAgo: number): Promise<void> => {
    const time = Date.now() / 1000 - hoursAgo * 3600
    for (const ending of ['html', 'json']) {
      await cache.write('articles', `${key}.${ending}`, key)
      utimesSync(cache.path('articles', `${key}.${ending}`), time, time)
    }
  }
  const keys = (): string[] => [
    ...new Set(readdirSync(join(dir, 'articles')).map((name) => name.split('.')[0] ?? '')),
  ]

  test('keeps what a build used, however old, and the newest of the rest', async () => {
    await entry('used', 100)
    await entry('older', 3)
    await entry('newer', 1)
    await entry('oldest', 50)
    await cache.prune('articles', { used: new Set(['used']), spare: 1 })
    expect(keys().sort()).toEqual(['newer', 'used'])
    expect(readdirSync(join(dir, 'articles'))).toHaveLength(4)
  })

  test('leaves everything while there is little', async () => {
    await entry('used', 2)
    await entry('other', 1)
    await cache.prune('articles', { used: new Set(['used']), spare: 1 })
    expect(keys().sort()).toEqual(['other', 'used'])
  })

  test('has nothing to do where nothing was written', async () => {
    await expect(cache.prune('articles', { used: new Set(), spare: 1 })).resolves.toBeUndefined()
  })
})
