import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

let site: FixtureSite
beforeAll(async () => {
  site = await writtenSite({
    'docs/shown.mdx': '# Shown\n\nToday: {process.env.DOCENT_SHOWN}.\n',
  })
})
afterAll(() => site.delete())

const build = (shown: string): Promise<Run> => docent(['build'], site.dir, { DOCENT_SHOWN: shown })

/** Files of a folder whose text contains a word, with paths relative to the site. */
const filesWith = (folder: string, word: string): string[] =>
  readdirSync(join(site.dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(word))
    .map((file) => file.slice(site.dir.length + 1))

test('an unchanged build renders no article again', async () => {
  expect(await build('artichoke')).toMatchObject({ code: 0, stderr: '' })
  const { stdout } = await build('artichoke')
  expect(stdout).toMatch(/✓ Render articles .* 0 new/)
})

test('the bundle that renders articles imports only what every site has installed', () => {
  const folder = join(site.dir, '.docent/bundles')
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])server[\\/].*\.mjs$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const imports = [...code.matchAll(/^import\b(?:[^'"\n]*\bfrom)?\s*["']([^."'][^"']*)["']/gm)]
  const packages = new Set(imports.map(([, name = '']) => name.split('/')[0]))
  expect([...packages].sort()).toEqual(['react', 'react-dom'])
})

test('a changed variable that a page shows is in its copy and in the search, too', async () => {
  const shown = ['dist/llms-full.txt', 'dist/shown.md', 'dist/shown/index.html']
  expect(filesWith('dist', 'artichoke')).toEqual(expect.arrayContaining(shown))
  expect((await build('rutabaga')).code).toBe(0)
  expect(filesWith('dist', 'artichoke')).toEqual([])
  expect(filesWith('dist', 'rutabaga')).toEqual(expect.arrayContaining(shown))
  expect(filesWith('dist/search-index', 'rutabaga')).not.toEqual([])
})
