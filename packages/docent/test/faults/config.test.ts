import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../src/page/prepare.ts'
import { assertReadable } from '../../src/config/load-config.ts'
import { importModule } from '../../src/config/import-module.ts'
import { inlineFiles } from '../../src/config/inline-files.ts'
import { resolveConfig } from '../../src/config/resolve.ts'
import type { UserConfig } from '../../src/config/schema.ts'
import { formatError, isDocentError } from '../../src/errors/index.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { createRandom } from '../support/random.ts'
import { again, caseNumbers, printFigures, SEED } from './harness.ts'
import { mutateConfig } from './mutate-config.ts'

const NUMBERS = caseNumbers(150, 3000)

const sites: { site: FixtureSite; config: object }[] = []
beforeAll(async () => {
  for (const name of ['basic', 'shell', 'third-party', 'two']) {
    const site = await copyFixture(name)
    mkdirSync(join(site.dir, 'docs'), { recursive: true })
    const { exports } = await importModule(join(site.dir, 'docent.config.ts'), site.dir)
    sites.push({ site, config: exports.default as object })
  }
})
afterAll(() => Promise.all(sites.map(({ site }) => site.delete())))

/** The part of a build that uses a configuration before pages are compiled. */
async function use(user: unknown, siteDir: string): Promise<void> {
  assertReadable(user, {})
  const { user: inlined } = await inlineFiles(user as UserConfig, siteDir, {})
  const file = join(siteDir, 'docent.config.ts')
  const config = resolveConfig(inlined, { siteDir, file, source: '' })
  await prepare(config, { drafts: false })
}

test(
  'a mutated configuration works or causes an error with a fix',
  async () => {
    const counts = { used: 0, errors: 0 }
    const faults: string[] = []
    for (const number of NUMBERS) {
      const random = createRandom(SEED + number)
      const { site, config } = random.pick(sites)
      try {
        await use(mutateConfig(config, random), site.dir)
        counts.used += 1
      } catch (error) {
        counts.errors += 1
        const text = formatError(error, { cwd: site.dir, color: false })
        if (!isDocentError(error) || error.hint === '')
          faults.push(
            `${String((error as Error).stack).slice(0, 500)}\n  ${again('config', number)}`,
          )
        else if (text.length > 10_000)
          faults.push(
            `${text.length} characters: ${text.slice(0, 500)}\n  ${again('config', number)}`,
          )
      }
    }
    printFigures('config', {
      'mutated configurations': NUMBERS.length,
      ...counts,
      violations: faults.length,
    })
    expect(faults).toEqual([])
  },
  60_000 + NUMBERS.length * 1000,
)
