/** A value, or a promise of it. */
export type Awaitable<T> = T | Promise<T>

/** What a check found. */
export interface Finding {
  /** What's wrong. @example 'The page has no description.' */
  message: string
  /** What the author can do. @example 'Add a description to the front matter.' */
  fix: string
  /** The file, absolute or relative to the site's folder. */
  file?: string
  /** From 1 on. */
  line?: number
  column?: number
  /** A warning doesn't stop a build. Default: `'error'`. */
  severity?: 'error' | 'warning'
}
