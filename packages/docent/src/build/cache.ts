import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that a build keeps for the next one. Every name is a fingerprint of all that went into the content. */
export interface Cache {
  dir: string
  path(kind: string, key: string): string
  has(kind: string, key: string): boolean
  readJson<T>(kind: string, key: string): T | undefined
  write(kind: string, key: string, content: string): Promise<void>
  clear(): Promise<void>
  /** Deletes entries of a kind that a build did not use, but for the newest `spare` of them. */
  prune(kind: string, keep: { used: ReadonlySet<string>; spare: number }): Promise<void>
}

/** Opens the cache below a folder; nothing is created before the first write. */
export function openCache(dir: string): Cache {
  const path = (kind: string, key: string): string => join(dir, kind, key)
  return {
    dir,
    path,
    has: (kind, key) => existsSync(path(kind, key)),
    readJson(kind, key) {
      try {
        return JSON.parse(readFileSync(path(kind, key), 'utf8'))
      } catch {
        return undefined
      }
    },
    write: (kind, key, content) => writeAtomic(path(kind, key), content),
    clear: () => rm(dir, { recursive: true, force: true }),
    prune: (kind, keep) => prune(join(dir, kind), keep),
  }
}

async function prune(
  folder: string,
  { used, spare }: { used: ReadonlySet<string>; spare: number },
): Promise<void> {
  if (!existsSync(folder)) return
  /** An entry is a folder, or some files whose names differ after the first dot. */
  const unused = new Map<string, string[]>()
  for (const name of await readdir(folder)) {
    const key = name.slice(0, name.search(/\.|$/))
    if (!used.has(key)) unused.set(key, [...(unused.get(key) ?? []), join(folder, name)])
  }
  if (unused.size <= spare) return
  const aged = await Promise.all(
    [...unused.values()].map(async (paths) => ({ paths, time: await changedAt(paths[0]) })),
  )
  const dead = aged.sort((a, b) => b.time - a.time).slice(spare)
  await Promise.all(
    dead.flatMap(({ paths }) => paths.map((path) => rm(path, { recursive: true, force: true }))),
  )
}

/** Another build may delete the same entry meanwhile. */
async function changedAt(path = ''): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return 0
  }
}

/**
 * Writes a file so that a reader, or a build that is interrupted, never sees half of it. The calls are synchronous: a
 * build writes thousands of small files in threads that have nothing else to do, and promises take several times as long.
 */
export async function writeAtomic(file: string, content: string): Promise<void> {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    writeFileSync(temporary, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(temporary, content)
  }
  renameSync(temporary, file)
}
