import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files that a build keeps for the next one. Every name is a fingerprint of all that went into the content. */
export interface Cache {
  dir: string
  path(kind: string, key: string): string
  has(kind: string, key: string): boolean
  readJson<T>(kind: string, key: string): T | undefined
  write(kind: string, key: string, content: string): Promise<void>
  clear(): Promise<void>
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
  }
}

/** Writes a file so that a reader, or a build that is interrupted, never sees half of it. */
export async function writeAtomic(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(temporary, content)
  await rename(temporary, file)
}
