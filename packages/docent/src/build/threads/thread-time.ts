import { readFileSync, readlinkSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

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
