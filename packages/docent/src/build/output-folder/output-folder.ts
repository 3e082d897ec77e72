import { isBelow, join, slashed } from '../../shared/node/paths.ts'
import { MARKER, type OutputFolder } from '../../outputs/output.ts'
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { type Cache, cacheKey, writeAtomic } from '../../files/cache.ts'
import type { Config } from '../../config/index.ts'
import { errors } from '../../errors/index.ts'
import { outputPath } from '../../files/paths.ts'
import { entriesBelow, makeFolder, removeLinks } from '../../files/files-below.ts'
import { guardOutputFolder } from './author-folders.ts'
import { acquireLock, type Lock } from '../build-lock.ts'
import { createPathRegistry } from '../../files/path-conflicts.ts'

/** A file that a build wrote: the hash of its inputs, and its size and time after the write. */
interface WrittenFile {
  key: string
  size: number
  time: number
}

/** Builds of different sites with the same output folder wait for each other. */
const LOCK = '.docent-lock'
const MARKER_TEXT =
  'docent writes this folder and deletes any file in it that is not part of the site.\n'

export interface OpenOptions {
  cache: Cache
  /** The lock of this build. */
  lock: Pick<Lock, 'assertHeld'>
  /** Receives a message if there is a build of another site to wait for. */
  info(text: string): void
  /** Number of earlier builds whose assets stay in the folder. Default: 0. */
  keptBuilds?: number | undefined
}

/**
 * Opens the output folder. The recorded state is removed first and written again at the end. After an interrupted build
 * there is no state, so the next build writes every file.
 * @throws DocentError if the folder overlaps with an author's folder or contains files that docent didn't write
 */
export async function openOutputFolder(
  config: Config,
  { cache, lock, info, keptBuilds = 0 }: OpenOptions,
): Promise<OutputFolder> {
  guardOutputFolder(config)
  const outDir = join(config.siteDir, config.outDir)
  const stateKey = `outputs-${cacheKey(outDir)}`
  const assetsKey = `assets-${cacheKey(outDir)}`
  lock.assertHeld()
  assertOwn(outDir)
  const folderLock = await acquireLock(join(outDir, LOCK), (owner) =>
    info(`Waiting for a build of another site (${owner}) that writes to ${outDir}.`),
  )
  const assertHeld = (): void => {
    lock.assertHeld()
    folderLock.assertHeld()
  }
  let before: Map<string, WrittenFile>
  try {
    before = claimFolder(outDir, readState(cache, stateKey))
  } catch (error) {
    folderLock.release()
    throw error
  }
  cache.remove('state', stateKey)
  const realDir = slashed(realpathSync.native(outDir))
  const now = new Map<string, string>([[MARKER, '']])
  /** Files of an earlier build that stay as they were recorded, so they don't have to be checked again. */
  const unchanged = new Map<string, WrittenFile>()
  const register = createPathRegistry()
  for (const name of [MARKER, LOCK]) register(name, 'docent itself')
  const isCurrent = (path: string, key: string): boolean => {
    const file = before.get(path)
    return file?.key === key && isUnchanged(outputPath(outDir, path), file)
  }
  const keep = (path: string): void => {
    const file = before.get(path)
    if (file) unchanged.set(path, file)
  }
  return {
    dir: outDir,
    foldsCase: existsSync(join(outDir, MARKER.toUpperCase())),
    isCurrent,
    claim(files) {
      for (const { path, origin } of files) register(path, origin)
      assertHeld()
    },
    async add({ path, content, key: given, origin, isRedirect }) {
      register(path, origin, isRedirect)
      const from = typeof content === 'object' && 'copyOf' in content ? content.copyOf : undefined
      const key = from === undefined ? given : copyKey(from, realDir)
      now.set(path, key)
      if (typeof content === 'object' && 'worker' in content) {
        if (content.worker === 'kept') keep(path)
        return
      }
      if (isCurrent(path, key)) return keep(path)
      assertHeld()
      const target = outputPath(outDir, path)
      if (typeof content === 'object' && 'copyOf' in content) await cp(content.copyOf, target, COPY)
      else writeAtomic(target, typeof content === 'function' ? await content() : content)
    },
    async finish() {
      assertHeld()
      const kept = keepAssets(cache, assetsKey, now.keys(), keptBuilds)
      removeOthers(outDir, new Set([LOCK, ...now.keys(), ...kept]))
      const state = [...now].map(([path, key]) => {
        return [path, unchanged.get(path) ?? { key, ...sizeAndTime(join(outDir, path)) }]
      })
      cache.write('state', stateKey, { json: JSON.stringify(state) })
    },
    close: folderLock.release,
  }
}

/** A link is replaced with a copy of the file that it leads to. Otherwise, the output would depend on this machine. */
const COPY = { force: true, preserveTimestamps: true, dereference: true }

/** A file that was changed this recently may change again without getting another time. */
const RECENT_MS = 3000

/**
 * A copied file's state. No program can set the time of a file's last change (`ctime`), so a large file doesn't have to
 * be read to find out whether it has changed.
 */
function copyKey(from: string, outDir: string): string {
  const real = slashed(realpathSync.native(from))
  if (isBelow(real, outDir))
    throw errors.unsafeOutputFolder({ dir: outDir, reason: `${from} is a link to a file in it` })
  const { size, mtimeMs, ctimeMs, ino } = statSync(from)
  const isRecent = Date.now() - ctimeMs < RECENT_MS
  return cacheKey(JSON.stringify([real, size, mtimeMs, ctimeMs, ino, isRecent && Math.random()]))
}

/** Checks that the folder belongs to docent, or that it's empty. */
function assertOwn(outDir: string): string[] {
  const names = existsSync(outDir) ? readdirSync(outDir) : []
  const others = names.filter((name) => name !== LOCK)
  if (others.length > 0 && !others.includes(MARKER))
    throw errors.foreignOutputFolder({ dir: outDir, files: others.sort() })
  return others
}

/** Prepares the folder for writing: removes links, through which files elsewhere would change, and unknown files. */
function claimFolder(
  outDir: string,
  state: Map<string, WrittenFile> | undefined,
): Map<string, WrittenFile> {
  const names = assertOwn(outDir)
  removeLinks(outDir)
  const isKnown = state !== undefined && names.length > 0
  if (!isKnown) {
    for (const name of names)
      if (name !== MARKER) rmSync(join(outDir, name), { recursive: true, force: true })
  }
  makeFolder(outDir)
  const marker = join(outDir, MARKER)
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== MARKER_TEXT)
    writeAtomic(marker, MARKER_TEXT)
  return isKnown ? state : new Map()
}

function readState(cache: Cache, key: string): Map<string, WrittenFile> | undefined {
  const json = cache.read('state', key)?.text('json')
  return json === undefined ? undefined : new Map(JSON.parse(json))
}

function sizeAndTime(file: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(file)
  return { size, time: mtimeMs }
}

/** Returns false for a file that was edited, replaced, or deleted after the build, so that it's written again. */
function isUnchanged(file: string, { size, time }: WrittenFile): boolean {
  try {
    const current = sizeAndTime(file)
    return current.size === size && current.time === time
  } catch {
    return false
  }
}

/** Removes all other files, and the folders that are empty. */
function removeOthers(outDir: string, keep: ReadonlySet<string>): void {
  const folders: string[] = []
  for (const { path, kind } of entriesBelow(outDir)) {
    if (kind === 'folder') folders.push(path)
    else if (!keep.has(path)) removeFile(outputPath(outDir, path))
  }
  // Folders are listed before their children, which are removed first.
  for (const folder of folders.reverse()) {
    const path = outputPath(outDir, folder)
    if (readdirSync(path).length === 0) rmdirSync(path)
  }
}

/** Node 20's `rmSync` takes three times as long for a file, and a new search index replaces one file for each page. */
function removeFile(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Folders whose files have a hash in their address, so that files of several builds can coexist. */
const HASHED = /^(?:assets|search-index)\//

/**
 * Selects the assets of earlier builds that stay in the output folder, because tabs that were opened before a deploy
 * still request them. The record lists each build's assets, newest first.
 * @param builds number of earlier builds whose assets are kept
 * @returns the earlier assets to keep
 */
function keepAssets(cache: Cache, key: string, paths: Iterable<string>, builds: number): string[] {
  const assets = [...paths].filter((path) => HASHED.test(path)).sort()
  const json = cache.read('state', key)?.text('json')
  const recorded = json === undefined ? [] : (JSON.parse(json) as string[][])
  // A build with the same assets as the previous one doesn't count as another deploy.
  const earlier = recorded[0]?.join() === assets.join() ? recorded.slice(1) : recorded
  const kept = earlier.slice(0, builds)
  cache.write('state', key, { json: JSON.stringify([assets, ...kept]) })
  return [...new Set(kept.flat())]
}
