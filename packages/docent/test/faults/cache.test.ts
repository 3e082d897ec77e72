import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom, type Random } from '../support/random.ts'
import {
  again,
  build,
  caseNumbers,
  cleanOutput,
  printFigures,
  SEED,
  snapshot,
  type Snapshot,
} from './harness.ts'

const NUMBERS = caseNumbers(6, 500)

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

  // @covers 11.2
  test(
    'is repaired by the next build',
    async () => {
      const faults: string[] = []
      for (const number of NUMBERS) {
        const random = createRandom(SEED + number)
        // Without the output, everything has to come from the cache.
        rmSync(join(site.dir, 'dist'), { recursive: true, force: true })
        const file = random.pick(cacheFiles(site))
        const damage = random.pick(Object.keys(DAMAGES))
        DAMAGES[damage]?.(file, random)
        const { code, stderr } = await build(site)
        const isClean = code === 0 && isDeepStrictEqual(snapshot(join(site.dir, 'dist')), clean)
        if (!isClean || stderr !== '')
          faults.push(
            `${file.slice(site.dir.length)} ${damage}: exit code ${code} ${stderr}\n  ${again('cache', number)}`,
          )
      }
      printFigures('cache', { corruptions: NUMBERS.length, violations: faults.length })
      expect(faults).toEqual([])
    },
    60_000 + NUMBERS.length * 20_000,
  )
})

function cacheFiles(site: FixtureSite): string[] {
  return readdirSync(join(site.dir, '.docent'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
