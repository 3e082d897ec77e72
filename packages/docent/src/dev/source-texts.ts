import { contentHash } from '../shared/node/hash.ts'
import { cacheKey } from '../files/cache.ts'
import type { SourceFile } from '../page/compile-pages.ts'
import { readLines, wholeFile } from '../files/file-lines.ts'

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

/**
 * Number of versions of a file that are kept. A page that was saved several times while it was being rendered is
 * finished with an older version.
 */
const VERSIONS = 4

/**
 * Notes the versions of each file, so that only the newest stay in memory.
 * @param forget called with the key of a version that is no longer needed
 */
export function keepNewest(forget: (key: string) => void): (file: string, key: string) => void {
  const versions = new Map<string, string[]>()
  return (file, key) => {
    const others = (versions.get(file) ?? []).filter((other) => other !== key)
    versions.set(file, [...others.slice(1 - VERSIONS), key])
    others.slice(0, 1 - VERSIONS).forEach(forget)
  }
}

export function createSourceTexts(): SourceTexts {
  const texts = new Map<string, string>()
  const note = keepNewest((key) => texts.delete(key))
  const partials = new Map<string, SourceFile>()
  /** The watcher doesn't report changes in packages. */
  const isWatched = (file: string): boolean => !file.includes('/node_modules/')
  const read = (file: string): SourceFile => {
    const text = readLines(file)
    const hash = contentHash(text)
    const key = cacheKey('', file, hash)
    texts.set(key, text)
    note(file, key)
    return { file, hash }
  }

  return {
    get: (key) => texts.get(key),
    page: (file, hash) => (texts.has(cacheKey('', file, hash)) ? { file, hash } : read(file)),
    partial(file) {
      const partial = partials.get(file)
      if (partial) return partial
      const source = read(file)
      if (isWatched(file)) partials.set(file, source)
      return source
    },
    take(file) {
      for (const name of [...partials.keys()].filter((part) => wholeFile(part) === file)) {
        partials.delete(name)
        try {
          partials.set(name, read(name))
        } catch {
          // The file was removed, which the pages that import it report.
        }
      }
    },
  }
}
