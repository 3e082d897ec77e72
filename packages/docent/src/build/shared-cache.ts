import { existsSync, readFileSync } from 'node:fs'
import pLimit from 'p-limit'
import type { PluginStore } from '../config/plugins/store.ts'
import { errors } from '../errors/index.ts'
import type { Report } from '../errors/report.ts'
import { type Cache, cacheKey, decodeEntry, encodeEntry, writeAtomic } from '../files/cache.ts'

/** A cache whose entries also come from a store that machines share, and go there. */
export interface SharedCache extends Cache {
  /** Whether there is a store. */
  isShared: boolean
  /** Waits until the new entries are in the store. */
  finish(): Promise<Exchange>
  /** Gives up requests that are still waiting. */
  close(): void
}

/** Numbers of entries that a build has exchanged with the store. */
export interface Exchange {
  received: number
  sent: number
}

export interface StoreLimits {
  /** Time for one request. */
  requestMs: number
  /** Waiting time after which the speed counts. */
  graceMs: number
  /** Waiting time for each entry with which the store takes longer than the work that it saves. */
  entryMs: number
}

const LIMITS: StoreLimits = { requestMs: 10_000, graceMs: 10_000, entryMs: 50 }

/**
 * Parts in which time passes. While this thread is busy, at most one part passes, so that the store isn't blamed for
 * responses that wait here.
 */
const TIME_PARTS = 10

/** Requests at the same time. Each waits for the network most of its time. */
const PARALLEL = 32

/**
 * Connects a site's cache to a store. The stages work with files as before: `fetch` adds the files that this machine
 * lacks, and `send` copies new ones to the store in the background. Entries that the store has lost or damaged are
 * missing, and so are all entries after its first failure, so a store changes nothing but the time that a build takes.
 */
export function sharedCache(
  cache: Cache,
  provided: PluginStore | undefined,
  { siteDir, warn }: { siteDir: string; warn: Report['warn'] },
  limits: StoreLimits = LIMITS,
): SharedCache {
  const none: Exchange = { received: 0, sent: 0 }
  if (!provided)
    return { ...cache, isShared: false, finish: () => Promise.resolve(none), close() {} }
  const { plugin, store } = provided
  const exchange = { ...none }
  const running = new Set<AbortController>()
  const sending: Promise<void>[] = []
  // Entries that are needed now don't wait behind those that are sent.
  const [fetches, sends] = [pLimit(PARALLEL), pLimit(PARALLEL)]
  let isOff = false
  let finished = 0
  // The time in which the build only waited for the store.
  let waited = 0
  let waits = 0
  let watch: NodeJS.Timeout | undefined

  const stop = (): void => {
    isOff = true
    for (const controller of running) controller.abort()
  }
  const fail = (problem: string): void => {
    if (isOff) return
    stop()
    warn(errors.storeFailed({ plugin, problem }))
  }

  /** Makes a request, unless one has failed before. */
  const request = async <T>(
    action: string,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> => {
    if (isOff) return undefined
    const controller = new AbortController()
    running.add(controller)
    let timer: NodeJS.Timeout | undefined
    let parts = 0
    const ended = new Promise<never>((_, reject) => {
      const seconds = limits.requestMs / 1000
      const late = new Error(`it didn't ${action} an entry within ${seconds} seconds`)
      timer = setInterval(() => {
        parts += 1
        if (parts === TIME_PARTS) reject(late)
      }, limits.requestMs / TIME_PARTS)
      controller.signal.addEventListener('abort', () => reject(new Error('the build has ended')))
    })
    try {
      return await Promise.race([(async () => run(controller.signal))(), ended])
    } catch (error) {
      controller.abort()
      fail(error instanceof Error ? error.message : String(error))
      return undefined
    } finally {
      clearInterval(timer)
      running.delete(controller)
      finished += 1
    }
  }

  /** Waits for requests while the store is faster than the work that it saves. */
  const wait = async (requests: readonly Promise<void>[]): Promise<void> => {
    waits += 1
    if (waits === 1) watch = setInterval(checkPace, limits.graceMs / TIME_PARTS)
    try {
      await Promise.all(requests)
    } finally {
      waits -= 1
      if (waits === 0) clearInterval(watch)
    }
  }

  const checkPace = (): void => {
    waited += limits.graceMs / TIME_PARTS
    if (waited > limits.graceMs && waited > limits.entryMs * finished)
      fail(`it is too slow, with ${finished} entries in ${Math.round(waited / 1000)} seconds`)
  }

  const receive = async (kind: string, key: string): Promise<void> => {
    const name = storedName(siteDir, kind, key)
    const content = await request('send', (signal) => store.get(name, signal))
    const entry = content instanceof Uint8Array ? unpacked(name, content) : undefined
    if (entry === undefined) return
    writeAtomic(cache.path(kind, key), entry)
    exchange.received += 1
  }

  const send = async (kind: string, key: string): Promise<void> => {
    const file = isOff ? undefined : readEntry(cache.path(kind, key))
    if (!file) return
    const name = storedName(siteDir, kind, key)
    const content = encodeEntry({ name, file })
    const done = await request('take', async (signal) => {
      await store.put?.(name, content, signal)
      return true
    })
    if (done) exchange.sent += 1
  }

  return {
    ...cache,
    isShared: true,
    async fetch(kind, keys) {
      const lacking = keys.filter((key) => !existsSync(cache.path(kind, key)))
      await wait(lacking.map((key) => fetches(() => receive(kind, key))))
    },
    send(kind, keys) {
      if (store.put) sending.push(...keys.map((key) => sends(() => send(kind, key))))
    },
    async finish() {
      await wait(sending)
      return exchange
    },
    close() {
      stop()
      clearInterval(watch)
    },
  }
}

/** Waits until a build's new results are in the store, and reports how many it has exchanged. */
export async function sendResults(
  { isShared, finish }: SharedCache,
  { stage }: Pick<Report, 'stage'>,
): Promise<Exchange> {
  return isShared
    ? stage('Share results', finish, ({ received, sent }) => `${received} received, ${sent} sent`)
    : finish()
}

/** An entry's file. One that can't be read isn't sent; the stage that needs it reports why. */
function readEntry(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Entries contain absolute paths, so only sites in the same folder share them. */
function storedName(siteDir: string, kind: string, key: string): string {
  return `${kind}/${cacheKey(siteDir, kind, key)}`
}

/** The file of an entry, unless it's damaged or was stored under another name. */
function unpacked(name: string, content: Uint8Array): Uint8Array | undefined {
  const stored = decodeEntry(Buffer.from(content))
  const file = stored?.text('name') === name ? stored.bytes('file') : undefined
  return file && decodeEntry(Buffer.from(file)) ? file : undefined
}
