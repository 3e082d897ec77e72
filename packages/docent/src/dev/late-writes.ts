import { statSync } from 'node:fs'
import { joinedEvent, type FileEvent } from './change-batches.ts'

/** The watcher reports at most one change of a file in 50 ms. After this time, it reports changes again. */
const WATCHER_PAUSE_MS = 80

/**
 * An editor that empties a file fills it again immediately. If the file is still empty after these delays, it counts as
 * empty.
 */
const WRITING_MS = [10, 20, 40, 80]

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
