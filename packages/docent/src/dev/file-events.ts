import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createRunnableDevEnvironment, type DevEnvironment, type ResolvedConfig } from 'vite'
import { isBelow } from '../shared/node/paths.ts'
import { areCurrent } from '../files/file-input.ts'
import type { FileInput } from '../shared/records/page.ts'

/** The last event of a file. */
export type FileEvent = 'add' | 'change' | 'unlink'

/** The files that changed in a burst, with their events. */
export type Batch = ReadonlyMap<string, FileEvent>

/** Collects file events. While one batch is processed, the next one is collected. */
export interface Batches {
  add(file: string, event: FileEvent): void
}

/**
 * Files are added and removed in bursts, for example when a branch is switched. A single saved file is read
 * immediately, because its author is waiting.
 */
const BURST_MS = 20

/** @param read processes one batch; it must not throw */
export function createBatches(read: (batch: Batch) => Promise<void>): Batches {
  let open = new Map<string, FileEvent>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false

  const start = async (): Promise<void> => {
    timer = undefined
    if (isReading) return
    isReading = true
    while (open.size > 0) {
      const batch = open
      open = new Map()
      await read(batch)
    }
    isReading = false
  }
  return {
    add(file, event) {
      open.set(file, joinedEvent(open.get(file), event))
      if (isReading) return
      clearTimeout(timer)
      timer = setTimeout(() => void start(), event === 'change' && open.size === 1 ? 0 : BURST_MS)
    },
  }
}

/** Some editors remove a file to save it, or write a new file twice. */
export function joinedEvent(before: FileEvent | undefined, event: FileEvent): FileEvent {
  if (before === 'unlink' && event === 'add') return 'change'
  return before === 'add' && event === 'change' ? 'add' : event
}

/** The watcher reports at most one change of a file in 50 ms. After this time, it reports changes again. */
const WATCHER_PAUSE_MS = 80

/**
 * An editor that empties a file fills it again immediately. If the file is still empty after these delays, it counts as
 * empty.
 */
const WRITING_MS = [1, 2, 4, 8, 16, 32, 64]

/** Calls the function when a saved file has its content, because most editors empty a file before they write to it. */
export function afterWriting(
  file: string,
  callback: () => void,
  [wait, ...waits]: readonly number[] = WRITING_MS,
): void {
  const isEmpty = statSync(file, { throwIfNoEntry: false })?.size === 0
  if (isEmpty && wait !== undefined) setTimeout(() => afterWriting(file, callback, waits), wait)
  else callback()
}

/**
 * Delays events until the file has its content, and merges events that arrive in the meantime: a new file is often
 * created empty, and a second event reports its content.
 */
export function whenWritten(
  pass: (file: string, event: FileEvent) => void,
): (file: string, event: FileEvent) => void {
  const waiting = new Map<string, FileEvent>()
  return (file, event) => {
    const before = waiting.get(file)
    const now = joinedEvent(before, event)
    waiting.set(file, now)
    if (before !== undefined) return
    afterWriting(file, () => {
      const last = waiting.get(file) ?? now
      waiting.delete(file)
      pass(file, last)
    })
  }
}

/**
 * Checks a saved file again, because the watcher can miss changes that a formatter makes right after the editor has
 * saved.
 * @param onWrite called with a file that was written again
 * @returns a function to call with each saved file
 */
export function followLateWrites(onWrite: (file: string) => void): (file: string) => void {
  const seen = new Map<string, number | undefined>()
  return (file) => {
    seen.set(file, writtenAt(file))
    setTimeout(() => {
      const at = writtenAt(file)
      if (!seen.has(file) || at === seen.get(file)) return
      seen.delete(file)
      // The watcher reports removed files itself.
      if (at !== undefined) onWrite(file)
    }, WATCHER_PAUSE_MS)
  }
}

function writtenAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

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
      if (isBelow(file, siteDir)) continue
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

/**
 * Creates Vite's server environment with access to the watcher before the watcher is ready, because afterward the
 * watcher reports only files that are added later.
 */
export function watchedEnvironment(): {
  createEnvironment: (name: string, config: ResolvedConfig) => DevEnvironment
  isWatched(): Promise<unknown>
} {
  let ready: Promise<unknown> | undefined
  return {
    createEnvironment(name, config) {
      const environment = createRunnableDevEnvironment(name, config)
      const init = environment.init.bind(environment)
      environment.init = (options) => {
        if (options?.watcher) ready = once(options.watcher, 'ready')
        return init(options)
      }
      return environment
    },
    isWatched: async () => ready,
  }
}
