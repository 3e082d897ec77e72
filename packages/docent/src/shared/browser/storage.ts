/** The part of Web Storage that docent uses. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/**
 * Local storage that never throws. If it's blocked, it logs one warning and stores nothing.
 * @param open opens the storage; even reading `window.localStorage` can throw
 */
export function createStorage(
  open: () => Storage,
  warn: (message: string) => void = console.warn,
): SafeStorage {
  let warned = false
  const attempt = <T>(action: (storage: Storage) => T, fallback: T): T => {
    try {
      return action(open())
    } catch (error) {
      if (!warned) {
        warned = true
        warn(`Storage isn't available, so choices aren't remembered: ${String(error)}`)
      }
      return fallback
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  }
}

/** The reader's local storage. */
export const storage: SafeStorage = createStorage(() => window.localStorage)
