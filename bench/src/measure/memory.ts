import { existsSync, readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const EVERY_MS = 50

/**
 * Monitors the memory of all processes in a session (the process tree, including orphaned processes).
 *
 * @param session process ID of the session's leader
 * @returns a function that ends the monitoring and returns the peak in bytes, or undefined without /proc
 */
export function watchMemory(session: number): () => number | undefined {
  if (!existsSync('/proc/self/statm')) return () => undefined
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, sessionBytes(session))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/**
 * Current memory use of all processes in a session.
 *
 * @param session process ID of the session's leader
 */
export function sessionBytes(session: number) {
  return treeBytes(sessionPids(session).map(readStatm))
}

/**
 * Memory of several processes: each one's private pages, and the largest one's shared pages (program, libraries).
 *
 * @param statms contents of /proc/<pid>/statm
 */
export function treeBytes(statms: (string | undefined)[]) {
  let own = 0
  let shared = 0
  for (const statm of statms) {
    const [, resident = 0, common = 0] = (statm ?? '').split(' ').map(Number)
    own += resident - common
    shared = Math.max(shared, common)
  }
  return (own + shared) * PAGE_BYTES
}

function sessionPids(session: number) {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    return sessionOf(read(`/proc/${name}/stat`)) === session
  })
}

/** Session ID in /proc/<pid>/stat. The command before it may contain spaces and parentheses. */
export function sessionOf(stat: string | undefined) {
  return Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[3])
}

const readStatm = (pid: string) => read(`/proc/${pid}/statm`)

/** Undefined if the process has ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
