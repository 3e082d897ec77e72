import { describe, expect, test } from 'vitest'
import { isSameEnvironment, recordEnvironment } from '../../../src/page/read-environment.ts'
import { threadsFor } from '../../../src/build/threads/pool.ts'
import { ownThread, threadTime } from '../../../src/build/threads/page-time-limit.ts'

test.runIf(process.platform === 'linux')(
  "a thread's processor time grows only while it works",
  () => {
    const thread = ownThread()
    const before = threadTime(thread) ?? Infinity
    const { user } = process.cpuUsage()
    while (process.cpuUsage().user - user < 200_000);
    expect((threadTime(thread) ?? 0) - before).toBeGreaterThan(50)
    expect(threadTime(0)).toBeUndefined()
  },
)

test.each([
  ['a single batch takes one', 1, 32, 1],
  ['two batches for each', 10, 32, 5],
  ['as many as cores', 1000, 4, 4],
  ['at most eight, because each one loads the compiler and React', 1000, 32, 8],
])('number of threads: %s', (_, batches, cores, threads) => {
  expect(threadsFor(batches, cores)).toBe(threads)
})

describe('the environment of a page', () => {
  test('is the same until a variable that was read changes', () => {
    const own = process.env
    const reads = recordEnvironment()
    try {
      process.env.DOCENT_LAB = 'one'
      const read = [process.env.DOCENT_LAB, 'DOCENT_MISSING' in process.env]
      const noted = reads()
      expect(read).toEqual(['one', false])
      expect(Object.keys(noted)).toEqual(['DOCENT_LAB', 'DOCENT_MISSING'])
      process.env.DOCENT_OTHER = 'x'
      expect(isSameEnvironment(noted)).toBe(true)
      process.env.DOCENT_MISSING = ''
      expect(isSameEnvironment(noted)).toBe(false)
      delete process.env.DOCENT_MISSING
      process.env.DOCENT_LAB = 'two'
      expect(isSameEnvironment(noted)).toBe(false)
    } finally {
      process.env = own
      for (const name of ['LAB', 'OTHER', 'MISSING']) delete process.env[`DOCENT_${name}`]
    }
  })

  test('includes every name if the names are listed', () => {
    const own = process.env
    const reads = recordEnvironment()
    try {
      Object.keys(process.env)
      expect(reads()).toHaveProperty('*')
    } finally {
      process.env = own
    }
  })
})
