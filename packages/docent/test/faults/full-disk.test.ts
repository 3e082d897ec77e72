import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom } from '../support/random.ts'
import { has } from '../../../../scripts/system-parts.mjs'
import { makeSmallDisk } from '../support/small-disk.ts'
import { again, caseNumbers, printFigures, SEED, snapshot, type Snapshot } from './harness.ts'

const NUMBERS = caseNumbers(3, 100)
const FULL_DISK = pathToFileURL(join(import.meta.dirname, '../support/full-disk.mjs')).href
/** Size of a disk on which the small site's build has enough space. */
const ENOUGH_KB = 2500

describe('a full disk', () => {
  let site: FixtureSite
  const clean: Record<'a' | 'b', Snapshot> = { a: {}, b: {} }
  /** Before each case, the site has been built in the first state and is then changed to the second one. */
  const show = (dir: string, state: 'a' | 'b'): void => {
    cpSync(join(site.dir, `${state}.md`), join(dir, 'docs/guides/state.md'))
  }
  const build = (dir: string, env: Record<string, string> = {}): Promise<Run> =>
    docent(['build'], dir, env)

  beforeAll(async () => {
    site = await copyFixture('basic')
    for (const state of ['a', 'b'] as const) {
      await site.write(`${state}.md`, `# State ${state}\n\n${`Text of ${state}. `.repeat(500)}\n`)
      show(site.dir, state)
      forget(site.dir)
      expect(await build(site.dir)).toMatchObject({ code: 0 })
      clean[state] = snapshot(join(site.dir, 'dist'))
    }
  })
  afterAll(() => site.delete())

  /** The fault of a build with too little space. */
  function faultOf(dir: string, failed: Run, before: Snapshot): string | undefined {
    if (!isDeepStrictEqual(authorFiles(dir), before)) return "an author's file changed"
    if (failed.code !== 0) {
      if (!/\[write-failed\] .+ couldn't be written: .*no space left/i.test(failed.stderr))
        return `unclear: ${failed.stderr}`
      if (/\n\s+at /.test(failed.stderr)) return `a stack: ${failed.stderr}`
    }
    return undefined
  }

  /** The fault of the following build. */
  async function faultAfter(dir: string): Promise<string | undefined> {
    const { code, stderr } = await build(dir)
    if (code !== 0) return `the next build: ${stderr}`
    const isClean = isDeepStrictEqual(snapshot(join(dir, 'dist')), clean.b)
    return isClean ? undefined : "the next build's output differs from a clean one's"
  }

  // @covers 11.3
  test(
    'causes a clear error, and the next build equals a clean one',
    async () => {
      const faults: string[] = []
      let failed = 0
      for (const number of NUMBERS) {
        const random = createRandom(SEED + number)
        if (number % 2 === 0) forget(site.dir)
        else {
          show(site.dir, 'a')
          await build(site.dir)
        }
        show(site.dir, 'b')
        const before = authorFiles(site.dir)
        const bytes = random.integer(number % 2 === 0 ? 400_000 : 60_000)
        const run = await build(site.dir, {
          NODE_OPTIONS: `--import ${FULL_DISK}`,
          DOCENT_TEST_DISK: String(bytes),
        })
        if (run.code !== 0) failed += 1
        const fault = faultOf(site.dir, run, before) ?? (await faultAfter(site.dir))
        if (fault !== undefined)
          faults.push(`${bytes} bytes: ${fault}\n  ${again('full-disk', number)}`)
      }
      printFigures('full disk', {
        builds: NUMBERS.length,
        'out of space': failed,
        violations: faults.length,
      })
      expect(faults).toEqual([])
    },
    60_000 + NUMBERS.length * 30_000,
  )

  // The bundler writes its files in native code, which only a real disk can interrupt.
  // @covers 11.3
  test.skipIf(!has('mount'))(
    'causes the same with a real disk',
    async () => {
      const faults: string[] = []
      const figures = { builds: 0, 'out of space': 0 }
      for (const number of NUMBERS) {
        const disk = makeSmallDisk(ENOUGH_KB)
        try {
          cpSync(site.dir, disk.dir, {
            recursive: true,
            filter: (file) => !file.includes('node_modules'),
          })
          symlinkSync(join(site.dir, 'node_modules'), join(disk.dir, 'node_modules'))
          forget(disk.dir)
          show(disk.dir, 'b')
          const before = authorFiles(disk.dir)
          const size = 200 + createRandom(SEED + number).integer(1400)
          disk.resize(size)
          const run = await build(disk.dir)
          figures.builds += 1
          if (run.code !== 0) figures['out of space'] += 1
          const failure = faultOf(disk.dir, run, before)
          disk.resize(ENOUGH_KB)
          const fault = failure ?? (await faultAfter(disk.dir))
          if (fault !== undefined)
            faults.push(`${size} kB: ${fault}\n  ${again('full-disk', number)}`)
        } finally {
          disk.remove()
        }
      }
      printFigures('full disk, mounted', { ...figures, violations: faults.length })
      expect(faults).toEqual([])
    },
    60_000 + NUMBERS.length * 30_000,
  )
})

/** Everything in a site's folder that a build must not change. */
function authorFiles(dir: string): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot(dir)).filter(([file]) => !/^(?:dist|\.docent)\//.test(file)),
  )
}

function forget(dir: string): void {
  for (const folder of ['.docent', 'dist'])
    if (existsSync(join(dir, folder))) rmSync(join(dir, folder), { recursive: true })
}
