import { existsSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import type { Config } from '../config/index.ts'
import type { OutputFile } from '../model/output-file.ts'
import { errors } from '../errors/index.ts'
import { guardOutputFolder } from './author-folders.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { writeAtomic, type Cache } from '../cache/cache.ts'
import { keepAssets } from './kept-assets.ts'
import { outputPath } from './output-path.ts'
import { createPathRegistry } from './path-registry.ts'

/** A file that a build wrote: the hash of its inputs, and its size and time after the write. */
interface WrittenFile {
  key: string
  size: number
  time: number
}

/** The output folder. It leaves unchanged files alone and removes obsolete files of earlier builds. */
export interface OutputFolder {
  /** Absolute path. */
  dir: string
  /** Whether an earlier build's file is still there, unchanged, and was made from the same inputs. */
  isCurrent(path: string, key: string): boolean
  /**
   * Reserves the files that worker threads will write, so that a conflict with another origin is found before the
   * write.
   * @throws DocentError if another origin has one of the files
   */
  claim(files: readonly OutputFile[]): void
  /**
   * Writes a file, unless it's current or a worker thread wrote it.
   * @throws DocentError if another origin has the file
   */
  add(file: OutputFile): Promise<void>
  /** Removes every file that neither this build nor a kept one added, and records the state. */
  finish(): Promise<void>
}

/** Name of the file that marks a folder whose other files docent may delete. */
export const MARKER = '.docent-output'
const MARKER_TEXT =
  'docent writes this folder and deletes any file in it that is not part of the site.\n'

/**
 * Opens the output folder. The recorded state is removed first and written again at the end. After an interrupted build
 * there is no state, so the next build writes every file.
 * @param keptBuilds number of earlier builds whose assets stay in the folder
 * @throws DocentError if the folder overlaps with an author's folder or contains files that docent didn't write
 */
export async function openOutputFolder(
  config: Config,
  cache: Cache,
  keptBuilds = 0,
): Promise<OutputFolder> {
  guardOutputFolder(config)
  const outDir = join(config.siteDir, config.outDir)
  const stateKey = `outputs-${cacheKey(outDir)}`
  const assetsKey = `assets-${cacheKey(outDir)}`
  const before = await claimFolder(outDir, readState(cache, stateKey))
  cache.remove('state', stateKey)
  const now = new Map<string, string>([[MARKER, '']])
  /** Files of an earlier build that stay as they were recorded, so they don't have to be checked again. */
  const unchanged = new Map<string, WrittenFile>()
  const register = createPathRegistry()
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
    isCurrent,
    claim(files) {
      for (const { path, origin } of files) register(path, origin)
    },
    async add({ path, content, key, origin }) {
      register(path, origin)
      now.set(path, key)
      if (typeof content === 'object' && 'worker' in content) {
        if (content.worker === 'kept') keep(path)
        return
      }
      const isCopy = typeof content === 'object' && 'copyOf' in content
      if (!isCopy && isCurrent(path, key)) return keep(path)
      const target = outputPath(outDir, path)
      if (isCopy) await cp(content.copyOf, target, COPY)
      else writeAtomic(target, typeof content === 'function' ? await content() : content)
    },
    async finish() {
      const kept = keepAssets(cache, assetsKey, now.keys(), keptBuilds)
      await removeOthers(outDir, new Set([...now.keys(), ...kept]))
      const state = [...now].map(([path, key]) => {
        return [path, unchanged.get(path) ?? { key, ...look(join(outDir, path)) }]
      })
      cache.write('state', stateKey, { json: JSON.stringify(state) })
    },
  }
}

const COPY = { force: true, preserveTimestamps: true }

/** Checks that the folder belongs to docent, and empties it unless its state is known. */
async function claimFolder(
  outDir: string,
  state: Map<string, WrittenFile> | undefined,
): Promise<Map<string, WrittenFile>> {
  const marker = join(outDir, MARKER)
  const names = existsSync(outDir) ? await readdir(outDir) : []
  if (names.length > 0 && !names.includes(MARKER))
    throw errors.foreignOutputFolder({ dir: outDir, files: names.sort() })
  const isKnown = state !== undefined && names.length > 0
  if (!isKnown) {
    for (const name of names) {
      if (name !== MARKER) await rm(join(outDir, name), { recursive: true, force: true })
    }
  }
  await mkdir(outDir, { recursive: true })
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== MARKER_TEXT)
    writeAtomic(marker, MARKER_TEXT)
  return isKnown ? state : new Map()
}

function readState(cache: Cache, key: string): Map<string, WrittenFile> | undefined {
  const json = cache.read('state', key)?.text('json')
  return json === undefined ? undefined : new Map(JSON.parse(json))
}

function look(file: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(file)
  return { size, time: mtimeMs }
}

/** Returns false for a file that was edited, replaced, or deleted after the build, so that it's written again. */
function isUnchanged(file: string, { size, time }: WrittenFile): boolean {
  try {
    const found = look(file)
    return found.size === size && found.time === time
  } catch {
    return false
  }
}

/** Removes all other files and the folders that become empty. */
async function removeOthers(outDir: string, keep: ReadonlySet<string>): Promise<void> {
  const folders = new Set<string>()
  for (const path of await glob('**/*', { cwd: outDir, dot: true, onlyFiles: true })) {
    if (keep.has(path)) continue
    removeFile(outputPath(outDir, path))
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  }
  // A folder's path is longer than its parents' paths, so children are removed first.
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    const path = join(outDir, folder)
    if (existsSync(path) && readdirSync(path).length === 0)
      rmSync(path, { recursive: true, force: true })
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
