/** What happened to a file last. */
export type FileEvent = 'add' | 'change' | 'unlink'

/** Files of a burst with what happened to them. */
export type Batch = ReadonlyMap<string, FileEvent>

/** Collects what happens to files: while one batch is read, the next one gathers. */
export interface Batches {
  add(file: string, event: FileEvent): void
}

/** A saved file is read at once: its author waits. Added and removed ones come in bursts, from a branch or a move. */
const BURST_MS = 20

/** @param read takes in one batch; it must not throw */
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

/** Editors remove a file to save it, or write to a new one twice. */
export function joinedEvent(before: FileEvent | undefined, event: FileEvent): FileEvent {
  if (before === 'unlink' && event === 'add') return 'change'
  return before === 'add' && event === 'change' ? 'add' : event
}
