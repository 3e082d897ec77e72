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
