import { useState } from 'react'
import { storage } from '../../browser/storage.ts'
import {
  addFavorite,
  forget,
  parseMemory,
  remember,
  type RememberedResult,
  type SearchMemory,
} from '../session/search-memory.ts'

export interface SearchMemoryState extends SearchMemory {
  remember(result: RememberedResult): void
  addFavorite(result: RememberedResult): void
  forget(href: string): void
}

/** Recent and favourite results, kept in the browser; sites below one origin keep their own. */
export function useSearchMemory(baseUrl: string): SearchMemoryState {
  const key = `docent.search:${baseUrl}`
  const [memory, setMemory] = useState(() => parseMemory(storage.get(key)))
  const change = (next: (memory: SearchMemory) => SearchMemory): void => {
    // Another tab may have written meanwhile.
    const stored = storage.get(key)
    const changed = next(stored === null ? memory : parseMemory(stored))
    storage.set(key, JSON.stringify(changed))
    setMemory(changed)
  }
  return {
    ...memory,
    remember: (result) => change((now) => remember(now, result)),
    addFavorite: (result) => change((now) => addFavorite(now, result)),
    forget: (href) => change((now) => forget(now, href)),
  }
}
