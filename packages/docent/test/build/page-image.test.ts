import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { docent } from '../support/docent.ts'
import { eventually } from '../support/eventually.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const IMAGE =
  /<meta property="og:image" content="https:\/\/basic\.example\.com\/(assets\/dot\.\w+\.png)"/

let site: FixtureSite
beforeAll(async () => {
  site = await copyFixture('basic')
})
afterAll(() => site.delete())

const write = (image: string): Promise<void> =>
  site.write(
    'docs/guides/shown.md',
    `---\nimage: ${image}\n---\n\n# Shown\n\n![A dot](./dot.png)\n`,
  )
const original = (): Promise<Buffer> => readFile(join(site.dir, 'docs/guides/dot.png'))

// @covers 11.15
test('an image next to the page is written, and link previews show it', async () => {
  await write('./dot.png')
  const { stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  const [, path = ''] = IMAGE.exec(await site.read('dist/guides/shown/index.html')) ?? []
  expect(await readFile(join(site.dir, 'dist', path))).toEqual(await original())
})

// @covers 11.15
test('the preview serves it', async () => {
  await write('../guides/dot.png')
  await site.write('docs/guides/lost.md', '---\nimage: /lost.png\n---\n\n# Lost\n')
  const dev = await startDev(site)
  const [, path = ''] = IMAGE.exec((await dev.get('/guides/shown')).body) ?? []
  const response = await fetch(`http://localhost:${dev.port}/${path}`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(await original())
  await eventually(() => expect(dev.output()).toContain('"/lost.png"'))
  expect(dev.output()).not.toContain('dot.')
  dev.stop()
  await site.remove('docs/guides/lost.md')
})

// @covers 11.15
test('an image that does not exist is an error with its line', async () => {
  await write('./dott.png')
  const { code, stderr } = await docent(['check', '--site', '.'], site.dir)
  expect(code).toBe(1)
  expect(stderr).toContain(`[broken-image] The image "./dott.png" doesn't exist`)
  expect(stderr).toContain('docs/guides/shown.md:2:1')
})
