import type { KeyTimes } from './search.mjs'

declare global {
  interface Window {
    /** What `search.mjs` notes in a page. Times are those of `performance.now()`. */
    bench: {
      opened?: number
      firstAnswer?: number
      key?: KeyTimes
      beginKey(): void
    }
  }
}
