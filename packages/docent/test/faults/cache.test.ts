import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom, type Random } from '../support/random.ts'
import { build, cases, cleanOutput, snapshot, type Snapshot } from './harness.ts'

const CORRUPTIONS = cases(6, 500)
const SEED = 7

const DAMAGES: Record<string, (file: string, random: Random) => void> = {
  emptied: (file) => writeFileSync(file, ''),
  truncated(file, random) {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, random.integer(Math.max(1, bytes.length))))
  },
  garbled(file, random) {
    const bytes = readFileSync(file)
    for (let i = 0; i < 5 && bytes.length > 0; i += 1)
      bytes[random.integer(bytes.length)] = random.integer(256)
    writeFileSync(file, bytes)
  },
  deleted: (file) => rmSync(file),
}

describe('a damaged cache', () => {
  let site: FixtureSite
  let clean: Snapshot

  beforeAll(async () => {
    site = await copyFixture('basic')
    clean = await cleanOutput(site)
  })
  afterAll(() => site.delete())

  test(
    `is healed by the next build (${CORRUPTIONS} corruptions)`,
    async () => {
      const random = createRandom(SEED)
      for (let round = 0; round < CORRUPTIONS; round += 1) {
        // With the output gone, everything has to come out of the cache.
        rmSync(join(site.dir, 'dist'), { recursive: true })
        const file = random.pick(cacheFiles(site))
        const damage = random.pick(Object.keys(DAMAGES))
        DAMAGES[damage]?.(file, random)
        const { code, stderr } = await build(site)
        const what = `${file.slice(site.dir.length)} ${damage}`
        expect({ what, code, stderr }).toEqual({ what, code: 0, stderr: '' })
        expect(snapshot(join(site.dir, 'dist')), what).toEqual(clean)
      }
      console.log(`${CORRUPTIONS} corruptions: every build afterward equals a clean one`)
    },
    CORRUPTIONS * 20_000,
  )
})

function cacheFiles(site: FixtureSite): string[] {
  return readdirSync(join(site.dir, '.docent'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
