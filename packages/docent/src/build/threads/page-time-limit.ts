import { readFileSync, readlinkSync } from 'node:fs'
import { errors } from '../../errors/index.ts'

const POLL_MS = 250
/** Part of the time without work that counts, so that a page that waits forever ends the build after five minutes. */
const WAITING = 1 / 30
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Shared memory in which threads note what they do. */
interface Notes {
  /** For each batch, the number of the page that its thread works on, starting at 1; 0 before and after. */
  started: Int32Array
  /** For each batch, the number of its thread in the operating system. */
  threads: Int32Array
}

/** Where the thread of a batch notes what it does. */
export interface BatchWatch extends Notes {
  /** Number of the batch. */
  index: number
}

interface PageWatch extends Notes {
  /** Rejects if a page takes too long. */
  expired: Promise<never>
  end(): void
}

/** A page that a thread works on. */
interface Watched {
  page: number
  /** Time that counts so far, in milliseconds. */
  spent: number
  /** Processor time of the thread at the last look. */
  work: number
}

/**
 * Watches threads that process batches of pages. A thread may never respond, because an expression can loop forever, so
 * threads note the page that they start in shared memory. Messages would wake this thread for every page, which would
 * take 2% of a build's time.
 * @param seconds processor time that a page may take
 */
export function watchPages(
  batches: readonly (readonly { file: string }[])[],
  seconds: number,
): PageWatch {
  const started = sharedNumbers(batches.length)
  const threads = sharedNumbers(batches.length)
  const seen = batches.map((): Watched => ({ page: 0, spent: 0, work: 0 }))
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    let last = lookAtClocks()
    timer = setInterval(() => {
      const now = lookAtClocks()
      // If the computer slept or was busy, more time passed than threads had.
      const passed = Math.min(now.wall - last.wall, 2 * POLL_MS)
      const used = now.process - last.process
      last = now
      seen.forEach((watched, batch) => {
        const page = Atomics.load(started, batch)
        const thread = page === 0 ? 0 : Atomics.load(threads, batch)
        const work = threadTime(thread)
        if (page !== watched.page)
          return Object.assign(watched, { page, spent: 0, work: work ?? 0 })
        const file = batches[batch]?.[page - 1]?.file
        if (file === undefined) return
        // Without the thread's own time, no thread can have used more than the process.
        const worked = work === undefined ? Math.min(used, passed) : work - watched.work
        watched.spent += worked + Math.max(0, passed - worked) * WAITING
        watched.work = work ?? 0
        if (watched.spent > seconds * 1000) reject(errors.pageTooSlow({ file, seconds }))
      })
    }, POLL_MS)
  })
  return { started, threads, expired, end: () => clearInterval(timer) }
}

function sharedNumbers(count: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(count * 4))
}

function lookAtClocks(): { wall: number; process: number } {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), process: (user + system) / 1000 }
}

/** This thread's number in the operating system; 0 if the system doesn't tell. */
export function ownThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return 0
  }
}

/** Processor time of a thread of this process, in milliseconds; undefined if the system doesn't tell. */
export function threadTime(thread: number): number | undefined {
  if (thread === 0) return undefined
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
    // The second field is the thread's name in parentheses, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}
