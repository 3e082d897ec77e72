import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { hashOfAll } from '../shared/node/hash.ts'
import { dirname, join } from '../shared/node/paths.ts'
import { errors } from '../errors/index.ts'
import { makeFolder } from './files-below.ts'
import { CACHE_FOLDER } from './paths.ts'

/**
 * Files that a build keeps for the next one. Except for the kind `state`, every name is a hash of everything that the
 * content was made from.
 */
export interface Cache {
  dir: string
  path(kind: string, key: string): string
  /** Undefined if the entry doesn't exist or is damaged. */
  read(kind: string, key: string): Entry | undefined
  /**
   * Text of an entry that this build has just checked or written.
   * @param what - names the entry in the error. Default: its path
   * @throws DocentError if the entry or the part is missing
   */
  part(kind: string, key: string, name: string, what?: string): string
  write(kind: string, key: string, parts: Parts): void
  remove(kind: string, key: string): void
  /** Adds entries that this machine lacks from the store that machines share, if a plugin provides one. */
  fetch(kind: string, keys: readonly string[]): Promise<void>
  /** Copies new entries to that store in the background. */
  send(kind: string, keys: readonly string[]): void
  /** Deletes the entries of a kind that the build didn't use, except for the newest `spare` of them. */
  prune(kind: string, keep: { used: ReadonlySet<string>; spare: number }): Promise<void>
}

/** Key of a cache entry: a hash of all its inputs. */
export function cacheKey(...inputs: (string | Uint8Array)[]): string {
  return hashOfAll(inputs)
}

/**
 * Path of a site's cache folder.
 * @throws DocentError if it's a link or a file, because docent would write and delete files elsewhere
 */
export function cacheFolder(siteDir: string): string {
  const path = join(siteDir, CACHE_FOLDER)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) {
    const reason = `it is a symbolic link to ${readlinkSync(path)}`
    throw errors.unsafeCacheFolder({ path, reason })
  }
  if (stats && !stats.isDirectory())
    throw errors.unsafeCacheFolder({ path, reason: "it isn't a folder" })
  return path
}

/** Opens a site's cache. Links in the place of its folders are removed, because files elsewhere would be deleted. */
export function siteCache(siteDir: string): Cache {
  const dir = cacheFolder(siteDir)
  for (const entry of existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : [])
    if (entry.isSymbolicLink()) rmSync(join(dir, entry.name), { recursive: true, force: true })
  return openCache(dir)
}

/** Opens the cache in a folder. Nothing is created before the first write. */
export function openCache(dir: string): Cache {
  const path = (kind: string, key: string): string => join(dir, kind, key)
  const read: Cache['read'] = (kind, key) => {
    const file = readIfPresent(path(kind, key))
    return file && decodeEntry(file)
  }
  return {
    dir,
    path,
    read,
    part(kind, key, name, what = path(kind, key)) {
      const text = read(kind, key)?.text(name)
      if (text === undefined) throw errors.cacheEntryLost({ what })
      return text
    },
    write: (kind, key, parts) => writeAtomic(path(kind, key), encodeEntry(parts)),
    remove: (kind, key) => rmSync(path(kind, key), { recursive: true, force: true }),
    fetch: () => Promise.resolve(),
    send() {},
    prune: (kind, keep) => prune(join(dir, kind), keep),
  }
}

/** Returns undefined if the entry can't be read for any reason; the build then creates it again. */
function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

async function prune(
  folder: string,
  { used, spare }: { used: ReadonlySet<string>; spare: number },
): Promise<void> {
  if (!existsSync(folder)) return
  const unused = (await readdir(folder)).filter((key) => !used.has(key))
  if (unused.length <= spare) return
  const aged = await Promise.all(
    unused.map(async (key) => ({ key, time: await changedAt(join(folder, key)) })),
  )
  const dead = aged.sort((a, b) => b.time - a.time).slice(spare)
  await Promise.all(dead.map(({ key }) => rm(join(folder, key), { recursive: true, force: true })))
}

/** Another process may delete the same entry in the meantime. */
async function changedAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch {
    return 0
  }
}

/**
 * Writes a file atomically: neither a concurrent reader nor the build after an interrupted one sees half of it. The
 * calls are synchronous because a build writes thousands of small files in threads that have nothing else to do, and
 * promises take several times as long.
 */
export function writeAtomic(file: string, content: string | Uint8Array | Iterable<string>): void {
  // The temporary name isn't based on the file's name, because a longer name could exceed the limit.
  const temporary = join(
    dirname(file),
    `.docent.${process.pid}.${Math.random().toString(36).slice(2)}`,
  )
  try {
    writeInFolder(temporary, content)
    renameSync(temporary, file)
  } catch (cause) {
    rmSync(temporary, { force: true })
    throw errors.writeFailed({ path: file, problem: (cause as Error).message, cause })
  }
}

function writeInFolder(file: string, content: string | Uint8Array | Iterable<string>): void {
  try {
    write(file, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeFolder(dirname(file))
    write(file, content)
  }
}

function write(file: string, content: string | Uint8Array | Iterable<string>): void {
  if (typeof content === 'string' || content instanceof Uint8Array)
    return writeFileSync(file, content)
  const target = openSync(file, 'w')
  try {
    for (const part of content) writeFileSync(target, part)
  } finally {
    closeSync(target)
  }
}

/** Contents that belong together, by name, such as an article's HTML, Markdown, and search text. */
export type Parts = Record<string, string | Uint8Array>

const MAGIC = 'docent-cache-2'

/**
 * Encodes all parts as one file: a header line with a checksum and the lengths in bytes, then the parts. A damaged file
 * fails the checksum and counts as a cache miss instead of producing wrong output.
 */
export function encodeEntry(parts: Parts): Buffer {
  const names = Object.keys(parts)
  const bodies = names.map((name) => bytesOf(parts[name] ?? ''))
  const lengths = JSON.stringify(names.map((name, i) => [name, bodies[i]?.length ?? 0]))
  const header = `${MAGIC} ${checksum([Buffer.from(lengths), ...bodies])} ${lengths}\n`
  return Buffer.concat([Buffer.from(header), ...bodies])
}

/** An entry whose checksum is correct. */
export interface Entry {
  /** A part as text; undefined if the entry has no part with this name. */
  text(name: string): string | undefined
  bytes(name: string): Uint8Array | undefined
}

/**
 * Reads an entry; undefined if the file is damaged. Parts are decoded on demand, because most readers need one of
 * several and decoding takes longer than the checksum.
 */
export function decodeEntry(file: Buffer): Entry | undefined {
  const end = file.indexOf(10)
  const [magic, sum, ...rest] = file.toString('utf8', 0, Math.max(end, 0)).split(' ')
  if (magic !== MAGIC) return undefined
  const lengths = rest.join(' ')
  const body = file.subarray(end + 1)
  if (checksum([Buffer.from(lengths), body]) !== sum) return undefined
  const contents = new Map<string, Buffer>()
  let at = 0
  for (const [name, length] of JSON.parse(lengths) as [string, number][]) {
    contents.set(name, body.subarray(at, at + length))
    at += length
  }
  return { text: (name) => contents.get(name)?.toString(), bytes: (name) => contents.get(name) }
}

function bytesOf(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part) : part
}

/** Finds damage, in a third of the time that a cryptographic hash takes. */
function checksum(chunks: readonly Uint8Array[]): string {
  return chunks.reduce((sum, chunk) => crc32(chunk, sum), 0).toString(16)
}
