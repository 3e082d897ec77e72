import { isDeepStrictEqual } from 'node:util'
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

/** Data of the sources of the last build. */
export interface SourceMemory {
  /** Returns the data that the last build read from a source with this hash, or reads it. */
  remember(hash: string, read: () => unknown): unknown
  /** Saves the data that this build used, for the next build. */
  save(): void
}

/**
 * Opens the memory of the last build, which is one file in the cache. The data is decoded on demand, for each caller.
 * @param generator fingerprint of docent, because another version may read other data from a source
 * @param onNew called for each source that the last build didn't read
 */
export function openSourceMemory(cache: Cache, generator: string, onNew: () => void): SourceMemory {
  const entry = cache.read(KIND, NAME)
  const saved = entry?.text('generator') === generator ? entry.text('data') : undefined
  // Each line is a hash and JSON.
  const savedData = new Map(
    saved?.split('\n').map((line) => [line.slice(0, HASH), line.slice(HASH)]),
  )
  const used = new Map<string, string>()
  return {
    remember(hash, read) {
      const json = savedData.get(hash)
      if (json !== undefined) {
        used.set(hash, json)
        return JSON.parse(json)
      }
      onNew()
      const data = read()
      const text = JSON.stringify(data)
      // YAML has values that JSON doesn't have, such as `.nan`.
      if (isDeepStrictEqual(JSON.parse(text), data)) used.set(hash, text)
      return data
    },
    save() {
      const isSame =
        used.size === savedData.size && [...used.keys()].every((hash) => savedData.has(hash))
      if (isSame) return
      const data = [...used].map(([hash, json]) => hash + json).join('\n')
      cache.write(KIND, NAME, { generator, data })
    },
  }
}

const KIND = 'state'
const NAME = 'sources'
/** Length of a source's hash. */
const HASH = 32
