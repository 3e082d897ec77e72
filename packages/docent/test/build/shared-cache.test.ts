import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type SharedCache, sharedCache, type StoreLimits } from '../../src/build/shared-cache.ts'
import type { ResultStore } from '../../src/config/plugins/store.ts'
import { openCache } from '../../src/files/cache.ts'
import { eventually } from '../support/eventually.ts'

interface Machine {
  cache: SharedCache
  warnings: string[]
}

/** A machine with an empty cache. */
async function machine(store: ResultStore, limits?: StoreLimits): Promise<Machine> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-shared-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const warnings: string[] = []
  const warn = ({ message }: Error): void => void warnings.push(message)
  const provided = { plugin: 'acme-store', store }
  return {
    cache: sharedCache(openCache(dir), provided, { siteDir: '/site', warn }, limits),
    warnings,
  }
}

/** A store with the entry `one` of a machine that has finished. */
async function filled(): Promise<{ files: Map<string, Uint8Array>; store: ResultStore }> {
  const files = new Map<string, Uint8Array>()
  const store: ResultStore = {
    get: (name) => Promise.resolve(files.get(name)),
    put: (name, content) => Promise.resolve(void files.set(name, content)),
  }
  const { cache, warnings } = await machine(store)
  cache.write('articles', 'one', { html: 'first' })
  cache.write('articles', 'two', { html: 'second' })
  cache.send('articles', ['one', 'two'])
  expect(await cache.finish()).toEqual({ received: 0, sent: 2 })
  expect(warnings).toEqual([])
  return { files, store }
}

const QUICK: StoreLimits = { requestMs: 40, graceMs: 10_000, entryMs: 50 }

test('a machine receives what another one has sent, and keeps its own entries', async () => {
  const { store } = await filled()
  const { cache } = await machine(store)
  cache.write('articles', 'two', { html: 'own' })
  await cache.fetch('articles', ['one', 'two', 'three'])
  expect(cache.read('articles', 'one')?.text('html')).toBe('first')
  expect(cache.read('articles', 'two')?.text('html')).toBe('own')
  expect(cache.read('articles', 'three')).toBeUndefined()
  expect(await cache.finish()).toEqual({ received: 1, sent: 0 })
})

test('damaged, cut, empty, and exchanged entries are missing', async () => {
  const { files, store } = await filled()
  const [[first, one], [second, two]] = [...files] as [[string, Uint8Array], [string, Uint8Array]]
  const flipped = Uint8Array.from(one)
  flipped[flipped.length - 1]! ^= 1
  for (const content of [flipped, one.slice(0, -3), new Uint8Array(), two]) {
    files.set(first, content).set(second, one)
    const { cache, warnings } = await machine(store)
    await cache.fetch('articles', ['one', 'two'])
    expect(cache.read('articles', 'one')).toBeUndefined()
    expect(cache.read('articles', 'two')).toBeUndefined()
    expect(warnings).toEqual([])
  }
})

test('sites in other folders have other names', async () => {
  const { files } = await filled()
  const names = new Set<string>()
  const { cache } = await machine({
    get: (name) => Promise.resolve(void names.add(name)),
  })
  await cache.fetch('articles', ['one', 'two'])
  expect([...names].sort()).toEqual([...files.keys()].sort())
  expect([...names].every((name) => /^articles\/[\da-f]{24}$/.test(name))).toBe(true)
})

test.each<[string, ResultStore['get'], string]>([
  ['fails', () => Promise.reject(new Error('it is down')), 'it is down'],
  [
    'throws',
    () => {
      throw new Error('it has no key')
    },
    'it has no key',
  ],
  ['never answers', () => new Promise(() => {}), "it didn't send an entry within 0.04 seconds"],
])('a store that %s is abandoned after one warning', async (_, get, problem) => {
  let calls = 0
  const counted: ResultStore['get'] = (name, signal) => {
    calls += 1
    return get(name, signal)
  }
  const { cache, warnings } = await machine({ get: counted, put: () => Promise.resolve() }, QUICK)
  const keys = Array.from({ length: 200 }, (_, index) => `key${index}`)
  await cache.fetch('compiled', keys)
  await cache.fetch('articles', keys)
  cache.write('articles', 'one', { html: 'first' })
  cache.send('articles', ['one'])
  expect(await cache.finish()).toEqual({ received: 0, sent: 0 })
  expect(warnings).toEqual([`The store of "acme-store" can't be used: ${problem}.`])
  expect(calls).toBeLessThanOrEqual(32)
})

test('a store that refuses entries causes one warning', async () => {
  const { cache, warnings } = await machine({
    get: () => Promise.resolve(undefined),
    put: () => Promise.reject(new Error('it is full')),
  })
  const keys = Array.from({ length: 100 }, (_, index) => `key${index}`)
  for (const key of keys) cache.write('articles', key, { html: key })
  cache.send('articles', keys)
  expect(await cache.finish()).toEqual({ received: 0, sent: 0 })
  expect(warnings).toEqual([`The store of "acme-store" can't be used: it is full.`])
})

test('a store that takes longer than the work that it saves is left', async () => {
  const slow = { get: () => sleep(60, undefined) }
  const limits = { requestMs: 10_000, graceMs: 100, entryMs: 1 }
  const { cache, warnings } = await machine(slow, limits)
  const keys = Array.from({ length: 5000 }, (_, index) => `key${index}`)
  await cache.fetch('compiled', keys)
  expect(warnings).toEqual([
    expect.stringMatching(/can't be used: it is too slow, with \d+ entries in \d+ seconds\.$/),
  ])
  const patient = await machine(slow, { ...limits, entryMs: 50 })
  await patient.cache.fetch('compiled', keys.slice(0, 200))
  expect(patient.warnings).toEqual([])
})

test('a machine that is busy while it waits blames nothing on the store', async () => {
  const limits = { requestMs: 10_000, graceMs: 200, entryMs: 1 }
  const { cache, warnings } = await machine(
    {
      async get() {
        await sleep(10)
        const end = performance.now() + 2 * limits.graceMs
        while (performance.now() < end);
        return undefined
      },
    },
    limits,
  )
  await cache.fetch('compiled', ['one'])
  expect(warnings).toEqual([])
})

test("an entry that can't be read isn't sent, and the build continues", async () => {
  const files = new Map<string, Uint8Array>()
  const { cache, warnings } = await machine({
    get: () => Promise.resolve(undefined),
    put: (name, content) => Promise.resolve(void files.set(name, content)),
  })
  await mkdir(cache.path('articles', 'one'), { recursive: true })
  cache.write('articles', 'two', { html: 'second' })
  cache.send('articles', ['one', 'two'])
  expect(await cache.finish()).toEqual({ received: 0, sent: 1 })
  expect(warnings).toEqual([])
})

test('a store that is only read receives nothing', async () => {
  const { cache } = await machine({ get: () => Promise.resolve(undefined) })
  cache.write('articles', 'one', { html: 'first' })
  cache.send('articles', ['one'])
  expect(await cache.finish()).toEqual({ received: 0, sent: 0 })
})

test('requests are aborted when the build ends', async () => {
  const signals: AbortSignal[] = []
  const { cache, warnings } = await machine({
    get(_, signal) {
      signals.push(signal)
      return new Promise(() => {})
    },
  })
  const fetching = cache.fetch('articles', ['one', 'two'])
  await eventually(() => expect(signals).toHaveLength(2))
  cache.close()
  await fetching
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(warnings).toEqual([])
})

test('a response that arrives while the machine is busy is in time', async () => {
  const { files, store } = await filled()
  const dir = await mkdtemp(join(tmpdir(), 'docent-store-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const file = join(dir, 'entry')
  const [name, content] = [...files][0]!
  await writeFile(file, content)
  const get = (asked: string): Promise<Uint8Array | undefined> => {
    if (asked !== name) return Promise.resolve(undefined)
    const reading = readFile(file)
    // Such as writing pages, which can take longer than a request may.
    const end = performance.now() + 4 * QUICK.requestMs
    while (performance.now() < end);
    return reading
  }
  const { cache, warnings } = await machine({ ...store, get }, QUICK)
  await cache.fetch('articles', ['one'])
  expect(cache.read('articles', 'one')?.text('html')).toBe('first')
  expect(warnings).toEqual([])
})
