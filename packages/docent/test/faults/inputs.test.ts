import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { createRandom } from '../support/random.ts'
import { again, caseNumbers, printFigures, SEED, snapshot, type Snapshot } from './harness.ts'
import { createInputSite, type InputSite } from './input-site.ts'

const isFull = process.env.DOCENT_FAULTS === 'full'
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function openSite(options?: { reads: boolean }): Promise<InputSite> {
  const site = await createInputSite(options)
  folders.push(site.dir)
  return site
}

async function buildSite(
  { env }: Pick<InputSite, 'env'>,
  dir: string,
  more: Record<string, string> = {},
): Promise<Snapshot> {
  const { code, stderr } = await docent(['build'], dir, { ...env, ...more })
  if (code !== 0) throw new Error(stderr)
  return snapshot(join(dir, 'dist'))
}

/** The output of a build of the same sources in another folder, without any previous build. */
async function cleanBuild(site: InputSite): Promise<Snapshot> {
  const copy = mkdtempSync(join(tmpdir(), 'docent-clean-'))
  folders.push(copy)
  cpSync(site.dir, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/\/(?:dist|\.docent)(?:\/|$)/.test(file.slice(site.dir.length)),
  })
  return buildSite(site, copy)
}

/** Files with another content, or that only one of the two has. */
function differences(a: Snapshot, b: Snapshot): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file])
}

/** Kinds of inputs that the quick version changes. */
const QUICK = 4

/** A random order, so that the quick version with another seed has other kinds. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(seed)
  return list
    .map((item) => ({ item, place: random.integer(1e9) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

describe('a build publishes the current content', () => {
  // @covers 11.1
  test.each([
    { kinds: 'of every kind of input', reads: false },
    { kinds: 'of files that code of the site reads', reads: true },
  ])(
    '$kinds that changes after an earlier build',
    async ({ reads }) => {
      const site = await openSite({ reads })
      let before = await buildSite(site, site.dir)
      const stale: string[] = []
      const different: Record<string, string[]> = {}
      const changes = shuffled(site.changes, SEED).slice(0, isFull ? undefined : QUICK)
      for (const [index, { name, apply }] of changes.entries()) {
        apply(index + 2)
        const after = await buildSite(site, site.dir)
        if (isDeepStrictEqual(after, before)) stale.push(name)
        before = after
        // In the quick version, one clean build shows what all changes have left behind.
        if (!isFull && index < changes.length - 1) continue
        const found = differences(after, await cleanBuild(site))
        if (found.length > 0) different[name] = found
      }
      printFigures('inputs', { changes: changes.length, violations: stale.length })
      expect({ stale, different }).toEqual({ stale: [], different: {} })
    },
    60 * 60_000,
  )

  const numbers = caseNumbers(2, 30)
  // @covers 11.1
  test(
    'of inputs that change while a build is running, half of which are restored',
    async () => {
      const site = await openSite()
      await buildSite(site, site.dir)
      const faults: string[] = []
      let version = 2
      for (const number of numbers) {
        const random = createRandom(SEED + number)
        const edits: Edit[] = []
        for (let count = 1 + random.integer(3); count > 0; count -= 1) {
          const { file, text } = random.pick(site.inputs)
          const [start, end] = [random.integer(4), random.integer(6)]
          edits.push({
            after: start,
            file: join(site.dir, file),
            text: encode(text((version += 1))),
          })
          const restored = encode(readFileSync(join(site.dir, file)))
          if (random.integer(2) === 0)
            edits.push({
              after: Math.max(start + 1, end),
              file: join(site.dir, file),
              text: restored,
            })
        }
        // Every other build has new pages to compile, so that a change meets a busy build.
        if (number % 2 === 1) rmSync(join(site.dir, '.docent'), { recursive: true })
        await docent(['build'], site.dir, {
          ...site.env,
          NODE_OPTIONS: `--import "${EDITOR}"`,
          DOCENT_EDITS: JSON.stringify(edits),
        })
        const found = differences(await buildSite(site, site.dir), await cleanBuild(site))
        if (found.length > 0)
          faults.push(`${JSON.stringify(edits)}: ${found.join(', ')}\n  ${again('inputs', number)}`)
      }
      printFigures('inputs during builds', { builds: numbers.length, violations: faults.length })
      expect(faults).toEqual([])
    },
    60_000 + numbers.length * 120_000,
  )
})

/** A file that is saved when a build has reported a number of finished stages. */
interface Edit {
  after: number
  file: string
  /** In Base64. */
  text: string
}

function encode(text: string | Buffer): string {
  return Buffer.from(text).toString('base64')
}

/** Saves files at exact moments of a build, in its own process: when it has reported a finished stage. */
const EDITOR = `data:text/javascript,${encodeURIComponent(`
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
const write = process.stdout.write
let edits = JSON.parse(process.env.DOCENT_EDITS)
let finished = 0
if (isMainThread)
  process.stdout.write = function (text, ...rest) {
    finished += String(text).split('✓').length - 1
    for (const { file, text } of edits.filter(({ after }) => after < finished))
      writeFileSync(file, Buffer.from(text, 'base64'))
    edits = edits.filter(({ after }) => after >= finished)
    return write.call(process.stdout, text, ...rest)
  }
`)}`
