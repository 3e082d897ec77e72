import { type Cache, cacheKey } from './cache.ts'

/** Strings that one build generates and later builds reuse. */
export interface Memory {
  /** Returns the string for a key, or generates it if no earlier build did. */
  remember(key: string, make: () => Promise<string>): Promise<string>
  /** Keys of the cache entries in use. */
  used: ReadonlySet<string>
}

/** @param kind folder in the cache */
export function createMemory(cache: Cache, kind: string): Memory {
  const used = new Set<string>()
  return {
    used,
    async remember(name, make) {
      const key = cacheKey(name)
      used.add(key)
      const remembered = cache.read(kind, key)?.text('text')
      if (remembered !== undefined) return remembered
      const text = await make()
      cache.write(kind, key, { text })
      return text
    },
  }
}
