import {
  closeSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { dirname, join } from '../shared/node/paths.ts'
import { errors } from '../errors/index.ts'
import { diskProblem } from '../errors/disk-problem.ts'
import { makeFolder, removeLinks } from '../files/files-below.ts'
import { cacheFolder } from '../files/cache.ts'

const POLL_MS = 100
/** Interval at which a build shows that it's still running. */
const BEAT_MS = 2000
/** A lock that hasn't changed for this long belongs to a build that has ended or is suspended. */
const SILENT_MS = 60_000
/** The same for a lock whose time is older than that or in the future, which may also be the fault of a clock. */
const DOUBTFUL_MS = 5 * BEAT_MS
/** Time after which every build that tried to take over the same lock has written its own record. */
const SETTLE_MS = 250

/** A lock that this process holds. */
export interface Lock {
  /**
   * Checks before a write that no other build has taken over, which happens if this one was suspended.
   * @throws DocentError if another build has the lock
   */
  assertHeld(): void
  release(): void
}

/** The owner of a lock. Records are compared as text, and each one is unique. */
interface Owner {
  pid: number
  machine: string
  nonce: string
}

/**
 * Runs a build's work while no other build of the site is running.
 * @param info receives a message if there is another build to wait for
 * @throws DocentError in place of file system errors
 */
export async function withBuildLock<T>(
  siteDir: string,
  info: (text: string) => void,
  work: (lock: Lock) => Promise<T>,
): Promise<T> {
  try {
    const folder = cacheFolder(siteDir)
    const lock = await acquireLock(join(folder, 'lock'), (owner) =>
      info(`Waiting for another build of this site (${owner}) to finish.`),
    )
    try {
      removeLinks(folder)
      return await work(lock)
    } finally {
      lock.release()
    }
  } catch (error) {
    throw diskProblem(error)
  }
}

/**
 * Waits until no other build has the lock, then holds it until it's released. A lock whose process was killed is taken
 * over at once if the process would be visible here. Otherwise (in another container, or on another machine), and
 * because process IDs repeat, the owner also touches the file regularly. Waiting builds measure the time between two
 * touches with their own clock, so a clock that is wrong or was set back has no effect.
 * @param onWait called once, with a description of the build that has the lock
 */
export async function acquireLock(file: string, onWait: (owner: string) => void): Promise<Lock> {
  makeFolder(dirname(file))
  const record = JSON.stringify({
    pid: process.pid,
    machine: machine(),
    nonce: Math.random().toString(36).slice(2),
  } satisfies Owner)
  let announced = false
  let seen = { state: '', since: 0 }
  while (!tryCreate(file, record)) {
    const lock = readLock(file)
    if (!lock) continue
    const now = performance.now()
    const state = `${lock.text} ${lock.time}`
    if (state !== seen.state) seen = { state, since: now }
    if (hasEnded(lock.text) || now - seen.since > patience(lock.time)) {
      if (await takeOver(file, lock.text, record)) break
      continue
    }
    if (!announced) onWait(describe(lock.text))
    announced = true
    await sleep(POLL_MS)
  }
  return holdLock(file, record)
}

function holdLock(file: string, record: string): Lock {
  let checked = performance.now()
  let isLost = false
  const check = (): void => {
    checked = performance.now()
    try {
      // The file is missing if the cache was deleted during the build.
      const holder = readLock(file)?.text ?? (tryCreate(file, record) ? record : '')
      isLost ||= holder !== record
      const now = new Date()
      if (!isLost) utimesSync(file, now, now)
    } catch {
      // Without space or a connection to the disk, the build itself fails with a better message.
    }
  }
  const beat = setInterval(check, BEAT_MS).unref()
  return {
    assertHeld() {
      if (performance.now() - checked > BEAT_MS) check()
      if (isLost) throw errors.buildLockLost({ file })
    },
    release() {
      clearInterval(beat)
      if (readLock(file)?.text === record) rmSync(file, { force: true })
    },
  }
}

/** Creates the lock. Hard links would do this together with its content, but not all file systems have them. */
function tryCreate(file: string, record: string): boolean {
  let target: number
  try {
    target = openSync(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  try {
    writeFileSync(target, record)
  } finally {
    closeSync(target)
  }
  return true
}

/**
 * Replaces the lock of a build that has ended. If several builds do so at the same time, the last one has the lock.
 * @returns whether this one has it
 */
async function takeOver(file: string, ended: string, record: string): Promise<boolean> {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    writeFileSync(temporary, record)
    if (readLock(file)?.text !== ended) return false
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
  await sleep(SETTLE_MS)
  return readLock(file)?.text === record
}

/**
 * The content and the time of a lock, unless it was removed. A link, which docent never creates, is removed.
 * @throws DocentError for a folder with the lock's name
 */
function readLock(file: string): { text: string; time: number } | undefined {
  const entry = lstatSync(file, { throwIfNoEntry: false })
  if (entry?.isSymbolicLink()) rmSync(file, { force: true })
  if (!entry || entry.isSymbolicLink()) return undefined
  if (!entry.isFile()) throw errors.unsafeCacheFolder({ path: file, reason: "it isn't a file" })
  try {
    return { text: readFileSync(file, 'utf8'), time: statSync(file).mtimeMs }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function patience(time: number): number {
  const age = Date.now() - time
  return age > SILENT_MS || age < -BEAT_MS ? DOUBTFUL_MS : SILENT_MS
}

/** Undefined for an incomplete record, and for one of another version of docent. */
function ownerOf(text: string): Owner | undefined {
  try {
    const { pid, machine: place, nonce } = JSON.parse(text) as Partial<Owner>
    const isKnown = Number.isInteger(pid) && typeof place === 'string' && typeof nonce === 'string'
    return isKnown ? ({ pid, machine: place, nonce } as Owner) : undefined
  } catch {
    return undefined
  }
}

function describe(text: string): string {
  const owner = ownerOf(text)
  if (!owner) return 'with an unknown process'
  return owner.machine === machine()
    ? `process ${owner.pid}`
    : 'on another machine or in a container'
}

/** Whether the owner is a process that would be visible here and no longer exists. */
function hasEnded(text: string): boolean {
  const owner = ownerOf(text)
  if (owner?.machine !== machine()) return false
  try {
    process.kill(owner.pid, 0)
    return false
  } catch (error) {
    // Another user's process can't be signaled, but it exists.
    return (error as NodeJS.ErrnoException).code !== 'EPERM'
  }
}

/** Where process IDs have the same meaning: the machine since its last start, and on Linux, also the container. */
function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
