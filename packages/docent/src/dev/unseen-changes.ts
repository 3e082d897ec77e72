import { isFile, filesBelow } from '../files/files-below.ts'
import { SOURCE_DIR } from '../files/source-dir.ts'
import { changedSince } from '../files/input-record.ts'
import { basename, dirname, isBelow, join, slashed } from '../shared/node/paths.ts'
import type { Page } from '../shared/records/page.ts'
import type { FileEvent } from './file-events.ts'

/** The part of the watcher that this module uses. */
interface Watcher {
  add(paths: string[]): unknown
  /** The names of the watched files and folders, by their folder. */
  getWatched(): Record<string, string[]>
}

interface Emitter {
  emit(event: FileEvent, file: string): unknown
}

/**
 * Watches the paths that aren't watched yet. The watcher reads a folder that is added again, and takes the files that
 * are created meanwhile for old ones, so nobody would hear of them. It also watches the parent of a missing path, and
 * doesn't read that folder again for the site, so everything below the root is left to Vite.
 * @param root folder that Vite watches
 */
export function watchOnce(watcher: Watcher, root: string, paths: Iterable<string>): void {
  const watched = new Map(
    Object.entries(watcher.getWatched()).map(([folder, names]) => [slashed(folder), names]),
  )
  const missing = [...new Set(paths)].filter(
    (path) =>
      !isBelow(path, root) &&
      !watched.has(path) &&
      watched.get(dirname(path))?.includes(basename(path)) !== true,
  )
  if (missing.length > 0) watcher.add(missing)
}

/** Files that became part of the site although no event told of them. */
export interface UnseenChanges {
  /** Notes an event of a file. */
  take(file: string, event: FileEvent): void
  /** Files without an event that are new, or that changed while the server started. */
  find(): string[]
}

/**
 * The watcher takes files that are added or changed while it reads a folder for old ones, and it says that it's ready
 * long before it has read all of them. Some file systems report nothing at all.
 * @param folders with the sources of pages
 * @param since time before the files were read
 */
export function followUnseen(folders: () => readonly string[], since: number): UnseenChanges {
  const list = (): string[] => [...new Set(folders())].flatMap(filesIn)
  const known = new Set(list().filter((file) => changedSince([file], since) === undefined))
  return {
    take: (file, event) => void (event === 'unlink' ? known.delete(file) : known.add(file)),
    find: () => list().filter((file) => !known.has(file)),
  }
}

/** Reports what the watcher hasn't. */
export function reportUnseen(watcher: Emitter, unseen: UnseenChanges): void {
  for (const file of unseen.find()) watcher.emit('add', file)
}

/** Reports the sources of pages that were removed before the watcher knew them. */
export function reportRemoved(watcher: Emitter, pages: readonly Pick<Page, 'file'>[]): void {
  for (const { file } of pages)
    if (!file.startsWith(SOURCE_DIR) && !isFile(file)) watcher.emit('unlink', file)
}

function filesIn(folder: string): string[] {
  if (isFile(folder)) return [folder]
  try {
    return filesBelow(folder).map((name) => join(folder, name))
  } catch {
    // What keeps a folder from being read is reported when its pages are read.
    return []
  }
}
