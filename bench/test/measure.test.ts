import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isAtLeast } from '../src/install/node.ts'
import { sessionBytes, sessionOf, treeBytes } from '../src/measure/memory.ts'
import { measure, parseUsage } from '../src/measure/usage.ts'

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('the output of GNU time', () => {
  expect(parseUsage('1.50 0.25 2048\n')).toEqual({ cpuSeconds: 1.75, peakBytes: 2048 * 1024 })
})

test("the output of the shell's times", () => {
  expect(parseUsage('0m0.00s 0m0.01s\n1m2.50s 0m3.25s\n')).toEqual({ cpuSeconds: 65.75 })
})

test('any other output has no values', () => {
  expect(parseUsage('Command exited with non-zero status 1')).toEqual({})
})

test('the memory of a process tree counts shared pages once', () => {
  expect(treeBytes(['900 100 40 1 0 1 0', '900 80 30 1 0 1 0', undefined])).toBe(
    (60 + 50 + 40) * 4096,
  )
})

test('the session of a process whose name has parentheses', () => {
  expect(sessionOf('12 (a (b) c) S 1 12 77 0 -1')).toBe(77)
})

test('versions', () => {
  expect(isAtLeast('22.12.0', '22.12.0')).toBe(true)
  expect(isAtLeast('24.1.0', '22.19.0')).toBe(true)
  expect(isAtLeast('20.20.2', '22.12.0')).toBe(false)
})

test.runIf(process.platform === 'linux')('memory of a process and its children', async () => {
  // The listener keeps the child alive until its parent has ended.
  const child =
    "globalThis.held = Buffer.alloc(120e6, 1); process.on('message', () => {}); process.send('ready')"
  const parent = `
    const { fork } = require('node:child_process')
    let ready = 0
    for (let i = 0; i < 2; i++) {
      fork('-e', [${JSON.stringify(child)}]).on('message', () => {
        ready += 1
        if (ready === 2) process.stdout.write('ready')
      })
    }`
  const leader = spawn(process.execPath, ['-e', parent], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(leader.stdout, 'data')
    expect(sessionBytes(Number(leader.pid))).toBeGreaterThan(240e6)
  } finally {
    process.kill(-Number(leader.pid), 'SIGKILL')
  }
})

describe('a measured command', () => {
  const run = (script: string, timeoutSeconds: number = 20) =>
    measure({
      command: process.execPath,
      args: ['-e', script],
      cwd: dir,
      logFile: join(dir, 'log'),
      timeoutSeconds,
    })

  test('reports its time and memory', async () => {
    const usage = await run("globalThis.held = Buffer.alloc(120e6, 1); console.log('hi')")
    expect(usage.seconds).toBeGreaterThan(0)
    expect(readFileSync(join(dir, 'log'), 'utf8')).toBe('hi\n')
    if (process.platform === 'linux') expect(usage.peakBytes).toBeGreaterThan(120e6)
    if (process.platform !== 'win32') expect(usage.cpuSeconds).toBeGreaterThan(0)
  })

  test('that fails reports its log', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow(
      `ended with code 3; its output is in ${join(dir, 'log')}`,
    )
  })

  test('that takes too long is ended', async () => {
    await expect(run('setInterval(() => {}, 1000)', 1)).rejects.toThrow('took more than 1 s')
  })
})
