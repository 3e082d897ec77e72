import { useState } from 'react'
import { storage } from '../../browser/storage.ts'
import type { SiteData } from '../../model/site-data.ts'
import {
  addFavorite,
  forget,
  formatMemory,
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

/** Recent and favorite results in the browser's storage, separate for each site of an origin. */
export function useSearchMemory({
  baseUrl,
  search,
}: Pick<SiteData, 'baseUrl' | 'search'>): SearchMemoryState {
  const key = `docent.search:${baseUrl}`
  const parse = (stored: string | null): SearchMemory =>
    parseMemory(stored, search?.externalUrlRegex)
  const [memory, setMemory] = useState(() => parse(storage.get(key)))
  const change = (next: (memory: SearchMemory) => SearchMemory): void => {
    // Another tab may have changed it.
    const stored = storage.get(key)
    const changed = next(stored === null ? memory : parse(stored))
    storage.set(key, formatMemory(changed))
    setMemory(changed)
  }
  return {
    ...memory,
    remember: (result) => change((now) => remember(now, result)),
    addFavorite: (result) => change((now) => addFavorite(now, result)),
    forget: (href) => change((now) => forget(now, href)),
  }
}
