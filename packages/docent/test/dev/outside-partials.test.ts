import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDev, type RunningDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { eventually } from '../support/eventually.ts'

let site: FixtureSite
let dev: RunningDev
let shared: string

beforeAll(async () => {
  site = await copyFixture('basic')
  shared = `${site.dir}-shared`
  await mkdir(shared)
  await writeFile(join(shared, 'note.mdx'), 'First words.\n')
  await writeFile(join(shared, 'other.mdx'), 'Other words.\n')
  await page('note.mdx')
  dev = await startDev(site)
  expect((await dev.get('/outside')).body).toContain('First words.')
})
afterAll(async () => {
  dev.stop()
  await site.delete()
  await rm(shared, { recursive: true })
})

/** Writes a page that uses a partial next to the site's folder. */
function page(partial: string): Promise<void> {
  return site.write(
    'docs/outside.mdx',
    `import Note from '../../${basename(shared)}/${partial}'\n\n# Outside\n\n<Note />\n`,
  )
}

// @covers 11.17
test('a saved partial outside of the site is reported and shown', async () => {
  const output = dev.following()
  await writeFile(join(shared, 'note.mdx'), 'Second words.\n')
  await eventually(() => expect(output()).toMatch(/-shared\/note\.mdx [\d.]+ m?s$/m))
  expect((await dev.get('/outside')).body).toContain('Second words.')
})

// @covers 11.17
test('a partial that a page starts to use is followed from then on', async () => {
  const saved = dev.following()
  await page('other.mdx')
  await eventually(() => expect(saved()).toContain('docs/outside.mdx'))
  const output = dev.following()
  await writeFile(join(shared, 'other.mdx'), '<Unknown\n')
  await eventually(() => expect(output()).toContain('[mdx-syntax]'))
  await writeFile(join(shared, 'other.mdx'), 'Newer words.\n')
  await eventually(async () => expect((await dev.get('/outside')).body).toContain('Newer'))
})
