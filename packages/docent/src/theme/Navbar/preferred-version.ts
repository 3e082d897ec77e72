import { useEffect, useSyncExternalStore } from 'react'
import { storage } from '../../client/storage.ts'
import { useSite } from '../context.ts'

/** Storage key of the chosen version of a docs instance. */
export const preferredVersionKey = (docsId: string): string => `docs-preferred-version-${docsId}`

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function changed(): void {
  for (const listener of listeners) listener()
}

/** Remembers the version that the reader picked. */
export function preferVersion(docsId: string, version: string): void {
  storage.set(preferredVersionKey(docsId), version)
  changed()
}

/**
 * Version that the reader has picked for a docs instance; none on the server and while hydrating. A stored value that
 * names no known version is cleared.
 */
export function usePreferredVersion(docsId: string | undefined): string | null {
  const docs = useSite().docs.find(({ id }) => id === docsId)
  const stored = useSyncExternalStore(
    subscribe,
    () => (docs ? storage.get(preferredVersionKey(docs.id)) : null),
    () => null,
  )
  const known = docs?.versions.some(({ name }) => name === stored) ?? false
  const stale = docs && stored !== null && !known ? docs.id : undefined
  useEffect(() => {
    if (stale === undefined) return
    storage.remove(preferredVersionKey(stale))
    changed()
  }, [stale])
  return known ? stored : null
}
