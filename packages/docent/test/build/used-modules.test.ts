import { relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { prepare } from '../../src/page/prepare.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

let site: FixtureSite
beforeAll(async () => {
  site = await copyFixture('basic')
})
afterAll(() => site.delete())

/** Modules that the server bundle has for pages. */
const modules = async (): Promise<string[]> => {
  const { bundle } = await prepare(await loadConfig(site.dir), { drafts: false })
  return bundle.modules.map((file) => (file.startsWith('/') ? relative(site.dir, file) : file))
}

// @covers 11.16
test('modules that pages and their partials import are bundled', async () => {
  await site.write('src/deep.ts', 'export const deep = 1\n')
  await site.write('partials/deep.mdx', "import { deep } from '../src/deep'\n\n{deep}\n")
  const shared = await site.read('partials/shared.mdx')
  await site.write(
    'partials/shared.mdx',
    `import Deep from './deep.mdx'\n\n${shared}\n\n<Deep />\n`,
  )
  expect(await modules()).toEqual(expect.arrayContaining(['src/answer.ts', 'src/deep.ts']))
})

// @covers 11.16
test('modules of other MDX files of the site are not', async () => {
  await site.write('notes.mdx', "import x from 'no-such-package'\n\n{x}\n")
  await site.write('partials/unused.mdx', "import y from 'no-other-package'\n\n{y}\n")
  await site.write('docs/_draft.mdx', "import z from 'no-third-package'\n\n{z}\n")
  expect((await modules()).filter((name) => name.startsWith('no-'))).toEqual([])
})

test('partials may import each other in a circle without ending the search', async () => {
  await site.write('partials/deep.mdx', "import Shared from './shared.mdx'\n\n<Shared />\n")
  expect(await modules()).toContain('src/answer.ts')
})
