import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BIN } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build, cleanOutput, printFigures, snapshot, type Snapshot } from './harness.ts'

const run = promisify(execFile)
const LIMITS = process.env.DOCENT_FAULTS === 'full' ? [30, 35, 40, 45, 50, 56, 64, 80] : [36, 64]

describe.skipIf(process.platform === 'win32')('a process that may open few files', () => {
  let site: FixtureSite
  let clean: Snapshot
  beforeAll(async () => {
    site = await copyFixture('basic')
    clean = await cleanOutput(site)
  })
  afterAll(() => site.delete())

  test('builds the site, or says how to raise the limit, and the next build is clean', async () => {
    let refused = 0
    forget(site.dir)
    for (const limit of LIMITS) {
      if (process.env.DOCENT_FAULTS === 'full') forget(site.dir)
      const command = `ulimit -n ${limit} && exec node ${BIN} build`
      const failed = await run('sh', ['-c', command], { cwd: site.dir }).then(
        () => undefined,
        (error: Error & { stderr: string }) => error.stderr,
      )
      if (failed === undefined) continue
      refused += 1
      expect(failed).toMatch(/^\n\[too-many-open-files\] .+\n {2}Fix: .*ulimit -n 1024.*\n/)
      expect(failed).not.toMatch(/\n\s+at |EMFILE|os error/)
    }
    expect(await build(site)).toMatchObject({ code: 0 })
    expect(snapshot(join(site.dir, 'dist'))).toEqual(clean)
    printFigures('few files', { builds: LIMITS.length, refused })
    expect(refused).toBeGreaterThan(0)
  }, 300_000)
})

function forget(dir: string): void {
  for (const folder of ['.docent', 'dist'])
    rmSync(join(dir, folder), { recursive: true, force: true })
}
