import { sep } from 'node:path'
import { followLateWrites } from './late-writes.ts'

/** What this needs of Vite's watcher. */
interface Watcher {
  add(file: string): unknown
  emit(event: 'change', file: string): unknown
}

/**
 * Vite watches only the site's folder, but partials, code, and shown files may be anywhere.
 * @returns a function that follows the files outside that folder
 */
export function followOutsideFiles(
  watcher: Watcher,
  siteDir: string,
): (files: Iterable<string>) => void {
  const lookAgain = followLateWrites((file) => watcher.emit('change', file))
  const followed = new Set<string>()
  return (files) => {
    for (const file of files) {
      if (file.startsWith(`${siteDir}${sep}`)) continue
      // The watcher drops a file that is removed, so each one is added again.
      watcher.add(file)
      if (followed.has(file)) continue
      followed.add(file)
      // It takes the watcher a moment to follow a file, so it can miss a change that is made right away.
      lookAgain(file)
    }
  }
}
