import { statSync } from 'node:fs'
import { joinedEvent, type FileEvent } from './change-batches.ts'

/** The watcher passes on one change of a file in 50 ms; after that it's awake again. */
const ASLEEP_MS = 80

/** An editor empties a file and fills it at once: after the last look, it's taken for empty. */
const WRITING_MS = [10, 20, 40, 80]

/** Calls back when a file has its content: most editors empty it first, and an empty page isn't what was saved. */
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
 * Passes on events of files that have their content. What happens to a file in the meantime becomes part of its event:
 * a new file is often created empty, and a second event reports that it was filled.
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
 * Looks at a saved file once more: what a formatter writes right after an editor would stay unseen.
 * @param onWrite called with a file that was written again
 * @returns a function to call with each file that was saved
 */
export function followLateWrites(onWrite: (file: string) => void): (file: string) => void {
  const seen = new Map<string, number | undefined>()
  return (file) => {
    seen.set(file, writtenAt(file))
    setTimeout(() => {
      const at = writtenAt(file)
      if (!seen.has(file) || at === seen.get(file)) return
      seen.delete(file)
      // A removed file has an event of its own.
      if (at !== undefined) onWrite(file)
    }, ASLEEP_MS)
  }
}

function writtenAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}
