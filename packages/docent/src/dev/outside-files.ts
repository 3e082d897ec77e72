import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import { areCurrent } from '../files/file-input.ts'
import type { FileInput } from '../shared/records/page.ts'
import { followLateWrites } from './late-writes.ts'

/** The part of Vite's watcher that this module uses. */
interface Watcher {
  add(file: string): unknown
  emit(event: 'change', file: string): unknown
}

/** A file to follow, with the hash of the content that was read if it's known. */
export type FollowedFile = Pick<FileInput, 'file'> & Partial<FileInput>

/**
 * Vite watches only the site's folder, but partials, code, and shown files may be anywhere.
 * @returns a function that follows the files outside that folder
 */
export function followOutsideFiles(
  watcher: Watcher,
  siteDir: string,
): (files: Iterable<FollowedFile>) => void {
  const lookAgain = followLateWrites((file) => watcher.emit('change', file))
  const followed = new Set<string>()
  return (files) => {
    for (const { file, hash } of files) {
      if (file.startsWith(`${siteDir}${sep}`)) continue
      // The watcher drops a file that is removed, so each one is added again.
      watcher.add(file)
      if (followed.has(file)) continue
      followed.add(file)
      // It takes the watcher a moment to follow a file, so it can miss a change that is made right away.
      lookAgain(file)
      // Nobody has watched the file since it was read.
      if (hash !== undefined && existsSync(file) && !areCurrent([{ file, hash }]))
        watcher.emit('change', file)
    }
  }
}
