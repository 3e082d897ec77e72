import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BIN } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom } from '../support/random.ts'
import {
  again,
  build,
  buildAndKill,
  caseNumbers,
  cleanOutput,
  IS_FULL,
  printFigures,
  SEED,
  snapshot,
  type Snapshot,
} from './harness.ts'

const NUMBERS = caseNumbers(3, 200)

describe('an interrupted build', () => {
  let site: FixtureSite
  /** Clean outputs for two states of the sources, and the duration of the slower build. */
  const outputs: Record<'a' | 'b', Snapshot> = { a: {}, b: {} }
  let duration = 0

  const show = async (state: 'a' | 'b'): Promise<void> => {
    await site.write('docs/guides/third.mdx', `# Third\n\nThis is state ${state}.\n`)
    await site.write('src/answer.ts', `export const answer = ${state === 'a' ? 42 : 43}\n`)
    if (state === 'a') rmSync(join(site.dir, 'docs/only-in-b.md'), { force: true })
    else await site.write('docs/only-in-b.md', '# Only in b\n')
  }

  beforeAll(async () => {
    site = await copyFixture('basic')
    for (const state of ['a', 'b'] as const) {
      await show(state)
      const start = performance.now()
      outputs[state] = await cleanOutput(site)
      duration = Math.max(duration, performance.now() - start)
    }
  })
  afterAll(() => site.delete())

  // @covers 11.2
  test(
    'leaves nothing behind that a later build would keep',
    async () => {
      const faults: string[] = []
      for (const number of NUMBERS) {
        const random = createRandom(SEED + number)
        const pick = (): 'a' | 'b' => random.pick(['a', 'b'])
        const [first, second, last] = [pick(), pick(), pick()]
        const ms = random.integer(duration)
        // In the quick version, a case begins with the output that the previous one has left and checked.
        if (IS_FULL || number === NUMBERS[0]) {
          await show(first)
          await build(site)
        }
        // Every other build starts without a cache, so that all stages have work that can be interrupted.
        if (number % 2 === 1) rmSync(join(site.dir, '.docent'), { recursive: true })
        await show(second)
        await buildAndKill(site, ms)
        await show(last)
        const { code, stderr } = await build(site)
        const isClean =
          code === 0 && isDeepStrictEqual(snapshot(join(site.dir, 'dist')), outputs[last])
        if (!isClean || stderr !== '')
          faults.push(
            `${first}, ${second} killed after ${ms} ms, ${last}: exit code ${code} ${stderr}\n  ${again('interrupted', number)}`,
          )
      }
      printFigures('interrupted', { kills: NUMBERS.length, violations: faults.length })
      expect(faults).toEqual([])
    },
    60_000 + NUMBERS.length * 30_000,
  )

  test('runs one at a time: builds that start together wait for each other', async () => {
    await show('b')
    rmSync(join(site.dir, '.docent'), { recursive: true, force: true })
    const runs = await Promise.all([build(site), build(site), build(site)])
    expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
      runs.map(() => ({ code: 0, stderr: '' })),
    )
    expect(runs.filter(({ stdout }) => stdout.includes('Waiting for another build'))).toHaveLength(
      2,
    )
    expect(snapshot(join(site.dir, 'dist'))).toEqual(outputs.b)
  })

  test('leaves a lock that the next build takes over at once', async () => {
    const lock = join(site.dir, '.docent/lock')
    const child = spawn('node', [BIN, 'build'], { cwd: site.dir, stdio: 'ignore' })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await vi.waitUntil(() => existsSync(lock) && readFileSync(lock, 'utf8') !== '', 30_000)
    child.kill('SIGKILL')
    await ended
    expect(existsSync(lock)).toBe(true)
    const { code, stdout } = await build(site)
    expect(code).toBe(0)
    expect(stdout).not.toContain('Waiting for another build')
  })

  // @covers 11.2
  test('restores output files that were edited, deleted, or added between builds', async () => {
    await show('b')
    expect((await build(site)).code).toBe(0)
    const dist = (file: string): string => join(site.dir, 'dist', file)
    writeFileSync(dist('intro/index.html'), 'edited')
    writeFileSync(dist('extra.html'), 'added')
    rmSync(dist('guides/first'), { recursive: true })
    rmSync(dist('assets'), { recursive: true })
    expect((await build(site)).code).toBe(0)
    expect(snapshot(join(site.dir, 'dist'))).toEqual(outputs.b)
  })
})
