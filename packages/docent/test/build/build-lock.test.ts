import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acquireLock, type Lock } from '../../src/build/build-lock.ts'

let dir: string
let file: string
const held: Lock[] = []

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-lock-'))
  file = join(dir, 'folder/lock')
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const lock of held.splice(0)) lock.release()
  rmSync(dir, { recursive: true })
})

const acquire = async (onWait: (owner: string) => void = () => undefined): Promise<Lock> => {
  const lock = await acquireLock(file, onWait)
  held.push(lock)
  return lock
}

/** The record of a lock that this process would hold, with some of its values replaced. */
async function record(values: Record<string, unknown>): Promise<string> {
  const lock = await acquireLock(file, () => undefined)
  const text = readFileSync(file, 'utf8')
  lock.release()
  return JSON.stringify({ ...JSON.parse(text), nonce: 'other', ...values })
}

/** Whether the lock is still waited for after some polls. */
async function isWaitedFor(): Promise<string> {
  let owner = ''
  const waiting = acquire((other) => (owner = other))
  await vi.waitFor(() => expect(owner).not.toBe(''))
  const result = await Promise.race([waiting.then(() => 'taken'), sleep(500, 'waited for')])
  rmSync(file)
  await waiting
  return `${result}: ${owner}`
}

const ENDED = 4_194_304

test('one holder at a time, in turns', async () => {
  const order: number[] = []
  await Promise.all(
    [1, 2, 3].map(async (number) => {
      const lock = await acquireLock(file, () => undefined)
      order.push(number)
      await sleep(20)
      order.push(number)
      lock.release()
    }),
  )
  expect(order.filter((number, at) => at % 2 === 0)).toEqual(
    order.filter((number, at) => at % 2 === 1),
  )
})

test('the lock of a process on this machine that has ended is taken over at once', async () => {
  writeFileSync(join(dir, 'own'), await record({ pid: ENDED }))
  writeFileSync(file, readFileSync(join(dir, 'own')))
  const onWait = vi.fn()
  const lock = await acquire(onWait)
  expect(onWait).not.toHaveBeenCalled()
  expect(() => lock.assertHeld()).not.toThrow()
})

test('builds that take over the same lock at the same time have it in turns', async () => {
  writeFileSync(file.replace('folder/', ''), await record({ pid: ENDED }))
  writeFileSync(file, readFileSync(join(dir, 'lock')))
  let holders = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const lock = await acquireLock(file, () => undefined)
      holders += 1
      most = Math.max(most, holders)
      await sleep(5)
      lock.assertHeld()
      holders -= 1
      lock.release()
    }),
  )
  expect(most).toBe(1)
})

test('a process ID of another machine or container says nothing', async () => {
  const text = await record({ pid: ENDED, machine: 'elsewhere' })
  writeFileSync(file, text)
  expect(await isWaitedFor()).toBe('waited for: on another machine or in a container')
})

test('a lock with the process ID of a running process is waited for', async () => {
  const text = await record({})
  writeFileSync(file, text)
  expect(await isWaitedFor()).toBe(`waited for: process ${process.pid}`)
})

test('an incomplete record is waited for', async () => {
  mkdirSync(join(dir, 'folder'))
  writeFileSync(file, '')
  expect(await isWaitedFor()).toBe('waited for: with an unknown process')
})

test.each([
  ['the past', -61_000],
  ['the future, because the clock was set back', 3_600_000],
])(
  'a lock with a time in %s is taken over if it stays unchanged',
  async (_, offset) => {
    writeFileSync(join(dir, 'own'), await record({ machine: 'elsewhere' }))
    writeFileSync(file, readFileSync(join(dir, 'own')))
    const time = new Date(Date.now() + offset)
    utimesSync(file, time, time)
    const lock = await acquire()
    expect(() => lock.assertHeld()).not.toThrow()
  },
  30_000,
)

test('a live lock keeps its owner although the clocks of two machines differ', async () => {
  const text = await record({ machine: 'elsewhere' })
  writeFileSync(file, text)
  let beats = 0
  const beat = setInterval(() => {
    beats += 1
    const time = new Date(Date.now() + 3_600_000 + beats)
    utimesSync(file, time, time)
  }, 2000)
  const waiting = acquire()
  expect(await Promise.race([waiting.then(() => 'taken'), sleep(13_000, 'waited for')])).toBe(
    'waited for',
  )
  clearInterval(beat)
  rmSync(file)
  await waiting
}, 40_000)

test('a suspended build notices before its next write that another one has the lock', async () => {
  const lock = await acquire()
  const other = JSON.stringify({ pid: 1, machine: 'elsewhere', nonce: 'other' })
  writeFileSync(file, other)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 65_000)
  expect(() => lock.assertHeld()).toThrow('Another build has taken over')
  vi.restoreAllMocks()
  // It neither removes nor touches the other build's lock.
  lock.release()
  expect(readFileSync(file, 'utf8')).toBe(other)
})

test('a lock that was deleted with the cache is created again', async () => {
  const lock = await acquire()
  rmSync(join(dir, 'folder'), { recursive: true })
  mkdirSync(join(dir, 'folder'))
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 5000)
  expect(() => lock.assertHeld()).not.toThrow()
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`)
})

test('a folder with the name of the lock is an error that names it', async () => {
  mkdirSync(file, { recursive: true })
  await expect(acquire()).rejects.toMatchObject({ code: 'unsafe-cache-folder' })
})
