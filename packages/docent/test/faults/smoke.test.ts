import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { build, buildAndKill, builtSite, type BuiltSite, snapshot } from './harness.ts'

// One case of each fault, for `npm test`. The other files of this folder have the rest.

const FULL_DISK = pathToFileURL(join(import.meta.dirname, '../support/full-disk.mjs')).href

let site: BuiltSite
beforeAll(async () => {
  site = await builtSite()
})
afterAll(() => site.delete())

async function expectCleanBuild(): Promise<void> {
  expect(await build(site)).toMatchObject({ code: 0, stderr: '' })
  expect(snapshot(join(site.dir, 'dist'))).toEqual(site.clean)
}

// @covers 11.1, 11.2
test('after a change that is taken back and a killed build, the output equals that of a clean build', async () => {
  await site.edit('docs/guides/first.md', 'Inside.', 'Inside, changed.')
  await site.edit('src/answer.ts', '42', '43')
  expect(await build(site)).toMatchObject({ code: 0 })
  expect(await site.read('dist/guides/first/index.html')).toContain('Inside, changed.')
  await site.edit('src/answer.ts', '43', '42')
  await buildAndKill(site, 700)
  await site.edit('docs/guides/first.md', 'Inside, changed.', 'Inside.')
  await expectCleanBuild()
})

// @covers 11.2
test('a damaged cache is repaired', async () => {
  rmSync(join(site.dir, 'dist'), { recursive: true })
  for (const [index, file] of cacheFiles().entries()) {
    if (index % 3 === 0) writeFileSync(file, '')
    if (index % 3 === 1) writeFileSync(file, readFileSync(file).subarray(0, 20))
  }
  await expectCleanBuild()
})

// @covers 11.3
test('a full disk is a clear error, and the next build equals a clean one', async () => {
  await site.edit('docs/guides/first.md', 'Inside.', 'Inside, changed.')
  const env = { NODE_OPTIONS: `--import ${FULL_DISK}`, DOCENT_TEST_DISK: '2000' }
  const { code, stderr } = await docent(['build'], site.dir, env)
  expect(code).toBe(1)
  expect(stderr).toMatch(/\[write-failed\] .+ couldn't be written: .*no space left/i)
  expect(stderr).not.toMatch(/\n\s+at /)
  await site.edit('docs/guides/first.md', 'Inside, changed.', 'Inside.')
  await expectCleanBuild()
})

// @covers 11.4
test("an author's files survive an output folder that contains them", async () => {
  const before = snapshot(join(site.dir, 'docs'))
  await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', outDir: 'docs',")
  const { code, stderr } = await build(site)
  expect(code).toBe(1)
  expect(stderr).toContain('[unsafe-output-folder]')
  expect(snapshot(join(site.dir, 'docs'))).toEqual(before)
})

function cacheFiles(): string[] {
  return readdirSync(join(site.dir, '.docent'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
