import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskProblem } from '../files/disk-problem.ts'
import { CACHE_FOLDER } from './cache.ts'

const POLL_MS = 100
/** Interval at which a build shows that it's still running. */
const BEAT_MS = 2000
/** A lock without a sign of life for this long belongs to a build that has ended. */
const SILENT_MS = 60_000

/**
 * Runs a build's work while no other build of the site is running.
 * @param info receives a message if there is another build to wait for
 * @throws DocentError in place of file system errors
 */
export async function withBuildLock<T>(
  siteDir: string,
  info: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const lock = await acquireLock(join(siteDir, CACHE_FOLDER, 'lock'), (pid) =>
      info(`Waiting for another build of this site (process ${pid}) to finish.`),
    )
    return await work().finally(lock.release)
  } catch (error) {
    throw diskProblem(error)
  }
}

/**
 * Waits until no other build of the site is running, then holds the lock until it's released. A lock whose process was
 * killed is taken over. Process IDs repeat, especially in containers, so the owner of a lock must also update it
 * regularly.
 * @param onWait called once, with the ID of the process that has the lock
 */
async function acquireLock(
  file: string,
  onWait: (pid: number) => void,
): Promise<{ release(): void }> {
  mkdirSync(dirname(file), { recursive: true })
  let announced = false
  while (!tryCreate(file)) {
    const owner = ownerOf(file)
    if (owner === undefined || !isRunning(owner) || isSilent(file)) {
      removeStale(file)
      continue
    }
    if (!announced) onWait(owner)
    announced = true
    await sleep(POLL_MS)
  }
  const beat = setInterval(() => touch(file), BEAT_MS).unref()
  return {
    release() {
      clearInterval(beat)
      rmSync(file, { force: true })
    },
  }
}

/** Creates the lock together with its content, so that no process ever reads a lock without an owner. */
function tryCreate(file: string): boolean {
  const own = uniqueName(file)
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** If two processes find the same stale lock, only one of them succeeds in moving it away. */
function removeStale(file: string): void {
  const own = uniqueName(file)
  try {
    renameSync(file, own)
    const owner = ownerOf(own)
    // Another process replaced the stale lock with its own in the meantime: restore that one.
    if (owner !== undefined && isRunning(owner) && !isSilent(own)) linkSync(own, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function uniqueName(file: string): string {
  return `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
}

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process can't be signaled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The cache was deleted during the build.
  }
}

function isSilent(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs > SILENT_MS
  } catch {
    return false
  }
}
