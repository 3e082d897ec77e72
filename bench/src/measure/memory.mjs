import { existsSync, readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096
const EVERY_MS = 50

/**
 * Watches the memory of all processes of a session (the process tree, including processes that left their parent).
 * @param {number} session process ID of the session's leader
 * @returns {() => number | undefined} ends the watch; returns the peak in bytes, or undefined without /proc
 */
export function watchMemory(session) {
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
 * Memory that all processes of a session use now.
 * @param {number} session process ID of the session's leader
 */
export function sessionBytes(session) {
  return treeBytes(sessionPids(session).map(readStatm))
}

/**
 * Memory of several processes: the private pages of each, and the shared pages (program, libraries)
 * of the largest once.
 * @param {(string | undefined)[]} statms contents of /proc/<pid>/statm
 */
export function treeBytes(statms) {
  let own = 0
  let shared = 0
  for (const statm of statms) {
    const [, resident = 0, common = 0] = (statm ?? '').split(' ').map(Number)
    own += resident - common
    shared = Math.max(shared, common)
  }
  return (own + shared) * PAGE_BYTES
}

/** @param {number} session */
function sessionPids(session) {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    return sessionOf(read(`/proc/${name}/stat`)) === session
  })
}

/**
 * Session id in /proc/<pid>/stat; the command before it may hold spaces and brackets.
 * @param {string | undefined} stat
 */
export function sessionOf(stat) {
  return Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[3])
}

/** @param {string} pid */
const readStatm = (pid) => read(`/proc/${pid}/statm`)

/** @param {string} file @returns {string | undefined} nothing when the process is gone */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
