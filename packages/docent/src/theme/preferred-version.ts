import { useEffect, useSyncExternalStore } from 'react'
import { storage } from '../shared/browser/storage.ts'
import { useSite } from './context.ts'

/** Storage key of the selected version of a docs instance. */
export const preferredVersionKey = (docsId: string): string => `docs-preferred-version-${docsId}`

/** Storage events reach only other tabs; this event notifies the current one. */
const CHANGED = 'docent:preferred-version'

function subscribe(listener: () => void): () => void {
  for (const type of ['storage', CHANGED]) window.addEventListener(type, listener)
  return () => {
    for (const type of ['storage', CHANGED]) window.removeEventListener(type, listener)
  }
}

/** Stores the version that the reader has selected. */
export function preferVersion(docsId: string, version: string): void {
  storage.set(preferredVersionKey(docsId), version)
  window.dispatchEvent(new Event(CHANGED))
}

/**
 * The version that the reader has selected for a docs instance; null on the server and during hydration. A stored name
 * of an unknown version is removed.
 */
export function usePreferredVersion(docsId: string | undefined): string | null {
  const docs = useSite().docs.find(({ id }) => id === docsId)
  const stored = useSyncExternalStore(
    subscribe,
    () => (docs ? storage.get(preferredVersionKey(docs.id)) : null),
    () => null,
  )
  const exists = docs?.versions.some(({ name }) => name === stored) ?? false
  const stale = docs && stored !== null && !exists ? docs.id : undefined
  useEffect(() => {
    if (stale === undefined) return
    storage.remove(preferredVersionKey(stale))
    window.dispatchEvent(new Event(CHANGED))
  }, [stale])
  return exists ? stored : null
}
