/** Storage key of the reader's version. */
export const VERSION_KEY = 'cypress-docs.my-version'

/** The stored version; empty if there is none or storage is blocked. */
export function recall(): string {
  try {
    return localStorage.getItem(VERSION_KEY) ?? ''
  } catch {
    return ''
  }
}

/** Stores a version, or removes it if it's empty. */
export function remember(version: string): void {
  try {
    if (version === '') localStorage.removeItem(VERSION_KEY)
    else localStorage.setItem(VERSION_KEY, version)
  } catch {
    // Storage is blocked, so the selection applies only to this page.
  }
}
