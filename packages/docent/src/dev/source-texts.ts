import { sep } from 'node:path'
import type { SourceFile } from '../pipeline/compile-pages.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { readText } from '../files/read-text.ts'
import { sourceHash } from '../files/source-hash.ts'

/**
 * Text of pages and partials as of the watcher's last report. Until the watcher reports a change, a file may be
 * incomplete or missing.
 */
export interface SourceTexts {
  /** A page's text with this hash, or its current text if that version was never read. */
  page(file: string, hash: string): SourceFile
  partial(file: string): SourceFile
  /** The text of a source that was returned before, by its key. */
  get(key: string): string | undefined
  /** Reads a known partial again after the watcher has reported a change. */
  take(file: string): void
}

export function createSourceTexts(): SourceTexts {
  const texts = new Map<string, string>()
  const partials = new Map<string, SourceFile>()
  /** The watcher doesn't report changes in packages. */
  const isWatched = (file: string): boolean => !file.includes(`${sep}node_modules${sep}`)
  const read = (file: string): SourceFile => {
    const text = readText(file)
    const hash = sourceHash(text)
    texts.set(cacheKey('', file, hash), text)
    return { file, hash }
  }

  return {
    get: (key) => texts.get(key),
    page: (file, hash) => (texts.has(cacheKey('', file, hash)) ? { file, hash } : read(file)),
    partial(file) {
      const known = partials.get(file)
      if (known) return known
      const source = read(file)
      if (isWatched(file)) partials.set(file, source)
      return source
    },
    take(file) {
      if (!partials.delete(file)) return
      try {
        partials.set(file, read(file))
      } catch {
        // The file was removed, which the pages that import it report.
      }
    },
  }
}
