/** Storage key of the reader's version. */
export const VERSION_KEY = 'cypress-docs.my-version'

/** The remembered version; empty where there is none, or storage is blocked. */
export function recall(): string {
  try {
    return localStorage.getItem(VERSION_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a version, or forgets it when it is empty. */
export function remember(version: string): void {
  try {
    if (version === '') localStorage.removeItem(VERSION_KEY)
    else localStorage.setItem(VERSION_KEY, version)
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
