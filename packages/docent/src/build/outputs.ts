import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { errors } from '../errors/index.ts'
import type { Cache } from './cache.ts'
import { writeAtomic } from './cache.ts'

/** What the last build wrote: path below the output folder to fingerprint of its content. */
export type OutputState = Record<string, string>

/** The output folder, written so that unchanged files are left alone and files of earlier builds go. */
export interface Outputs {
  /** Whether a file stands there with this content already. */
  isCurrent(path: string, key: string): boolean
  /** Notes a file that somebody else has written, or that is current. */
  keep(path: string, key: string): void
  /** Writes a text file. */
  write(path: string, content: string, key: string): Promise<void>
  /** Copies a file or a folder, but for the files that are written otherwise; files of the same size and time are not copied again. */
  copyTree(from: string, below: string, except?: readonly string[]): Promise<string[]>
  copyFile(from: string, path: string): Promise<void>
  /** Removes what earlier builds wrote and this one did not, and remembers the state. */
  finish(): Promise<void>
}

const STATE = 'outputs.json'

/**
 * Opens the output folder. A folder that docent did not write is emptied, unless emptying it could do harm.
 * @throws DocentError when the folder is the site itself, or holds it
 */
export async function openOutputs(outDir: string, siteDir: string, cache: Cache): Promise<Outputs> {
  guard(outDir, siteDir)
  const before = existsSync(outDir)
    ? (cache.readJson<OutputState>('state', STATE) ?? undefined)
    : undefined
  if (before === undefined) await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })
  const now: OutputState = {}
  return {
    isCurrent: (path, key) => before?.[path] === key && existsSync(join(outDir, path)),
    keep(path, key) {
      now[path] = key
    },
    async write(path, content, key) {
      now[path] = key
      if (!(before?.[path] === key && existsSync(join(outDir, path))))
        await writeAtomic(join(outDir, path), content)
    },
    async copyTree(from, below, except = []) {
      if (!existsSync(from)) return []
      const all = await glob('**/*', { cwd: from, dot: true, onlyFiles: true })
      const taken = new Set(except)
      const files = all.filter((file) => !taken.has(file))
      for (const file of files) {
        const path = join(below, file)
        now[path] = 'copy'
        await cp(join(from, file), join(outDir, path), { force: true, preserveTimestamps: true })
      }
      return files
    },
    async copyFile(from, path) {
      now[path] = 'copy'
      const to = join(outDir, path)
      if (existsSync(to)) return
      await mkdir(dirname(to), { recursive: true })
      await cp(from, to)
    },
    async finish() {
      for (const path of Object.keys(before ?? {})) {
        if (!(path in now)) await removeFile(outDir, path)
      }
      await cache.write('state', STATE, JSON.stringify(now))
    },
  }
}

/** The output folder is emptied, so it must not be, nor hold, anything that an author wrote. */
function guard(outDir: string, siteDir: string): void {
  const inside = relative(resolve(siteDir), resolve(outDir))
  if (inside === '')
    throw errors.unsafeOutputFolder({ dir: outDir, reason: 'it is the site folder' })
  if (!relative(resolve(outDir), resolve(siteDir)).startsWith('..')) {
    throw errors.unsafeOutputFolder({ dir: outDir, reason: 'the site folder is inside it' })
  }
}

/** Removes a file and the folders that it leaves empty. */
async function removeFile(outDir: string, path: string): Promise<void> {
  await rm(join(outDir, path), { force: true })
  let folder = dirname(path)
  while (folder !== '.' && folder !== '') {
    const full = join(outDir, folder)
    if (existsSync(full) && (await readdir(full)).length > 0) return
    await rm(full, { recursive: true, force: true })
    folder = dirname(folder)
  }
}
