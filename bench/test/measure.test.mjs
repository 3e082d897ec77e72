import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isAtLeast } from '../src/install/node.mjs'
import { sessionOf, treeBytes } from '../src/measure/memory.mjs'
import { measure, parseUsage } from '../src/measure/usage.mjs'

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('the output of GNU time', () => {
  expect(parseUsage('1.50 0.25 2048\n')).toEqual({ cpuSeconds: 1.75, peakBytes: 2048 * 1024 })
})

test("the output of the shell's times", () => {
  expect(parseUsage('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toEqual({ cpuSeconds: 65.75 })
})

test('anything else tells nothing', () => {
  expect(parseUsage('Command exited with non-zero status 1')).toEqual({})
})

test('memory of a tree counts shared pages once', () => {
  expect(treeBytes(['900 100 40 1 0 1 0', '900 80 30 1 0 1 0', undefined])).toBe(
    (60 + 50 + 40) * 4096,
  )
})

test('the session of a process whose name has brackets', () => {
  expect(sessionOf('12 (a (b) c) S 1 12 77 0 -1')).toBe(77)
})

test('versions', () => {
  expect(isAtLeast('22.12.0', '22.12.0')).toBe(true)
  expect(isAtLeast('24.1.0', '22.19.0')).toBe(true)
  expect(isAtLeast('20.20.2', '22.12.0')).toBe(false)
})

describe('a measured command', () => {
  /** @param {string} script @param {number} [timeoutSeconds] */
  const run = (script, timeoutSeconds = 20) =>
    measure({
      command: process.execPath,
      args: ['-e', script],
      cwd: dir,
      logFile: join(dir, 'log'),
      timeoutSeconds,
    })

  // Samples can be late on a busy machine.
  test(
    'tells its time, and on Linux its memory with that of its children',
    { retry: 3 },
    async () => {
      const child = "globalThis.held = Buffer.alloc(120e6, 1); process.send('ready')"
      const parent = `
      const { fork } = require('node:child_process')
      let ready = 0
      const children = [1, 2].map(() => {
        const child = fork('-e', [${JSON.stringify(child)}])
        child.on('message', () => {
          ready += 1
          if (ready === 2) setTimeout(() => children.forEach((each) => each.kill()), 1000)
        })
        return child
      })
      console.log('hi')`
      const usage = await run(parent)
      expect(usage.seconds).toBeGreaterThan(0.5)
      expect(readFileSync(join(dir, 'log'), 'utf8')).toBe('hi\n')
      if (process.platform === 'linux') expect(usage.peakBytes).toBeGreaterThan(200e6)
      if (process.platform !== 'win32') expect(usage.cpuSeconds).toBeGreaterThan(0)
    },
  )

  test('that fails names its log', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow(
      `ended with code 3; its output is in ${join(dir, 'log')}`,
    )
  })

  test('that takes too long is ended', async () => {
    await expect(run('setInterval(() => {}, 1000)', 1)).rejects.toThrow('took more than 1 s')
  })
})
