import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

/** A plugin whose store is a folder. */
const store = (more = ''): string => `definePlugin({
  name: 'acme-store',
  store: {
    get: (name) => readFile(file(name)).catch(() => undefined),
    ${more}
  },
})`
const PUT = `async put(name, content) {
      await mkdir(dirname(file(name)), { recursive: true })
      await writeFile(file(name), content)
    },`

async function siteWith(plugins: string, files: Record<string, string> = {}): Promise<FixtureSite> {
  const pages = Array.from({ length: 10 }, (_, page) => [
    `docs/page-${page}.mdx`,
    `---\ntitle: Page ${page}\n---\n\nimport Part from '../parts/part.mdx'\n\n<Part />\n\n## Section ${page}\n\nText. [Next](./page-${(page + 1) % 10}.mdx)\n`,
  ])
  const site = await writtenSite({
    ...(Object.fromEntries(pages) as Record<string, string>),
    'parts/part.mdx': 'A **shared** part.\n',
    'docent.config.mjs': `import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { definePlugin } from 'docent/plugin'
const file = (name) => join(import.meta.dirname, '../' + process.env.STORE, name)
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  plugins: [${plugins}],
}
`,
    ...files,
  })
  onTestFinished(site.delete)
  return site
}

/** The files of a built site by their path. */
async function output({ dir }: FixtureSite): Promise<Record<string, string>> {
  const dist = join(dir, 'dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const pairs = files
    .sort()
    .map(async (file) => [file.slice(dist.length), await readFile(file, 'base64')])
  return Object.fromEntries(await Promise.all(pairs)) as Record<string, string>
}

/** Name of a folder next to the site, which is removed after the test. */
function storeNextTo({ dir }: FixtureSite): string {
  onTestFinished(() => rm(`${dir}-store`, { recursive: true, force: true }))
  return `${basename(dir)}-store`
}

/** Runs docent as another machine, which has nothing but the sources and the store. */
async function onNewMachine(site: FixtureSite, args: string[], name: string): Promise<Run> {
  for (const folder of ['.docent', 'dist'])
    await rm(join(site.dir, folder), { recursive: true, force: true })
  return docent(args, site.dir, { STORE: name })
}

test('a build finds the results of all parts, and equals one without a store', async () => {
  const site = await siteWith(store(PUT))
  const name = storeNextTo(site)
  const plain = await onNewMachine(site, ['build'], `${name}/none`)
  expect(plain.code, plain.stderr).toBe(0)
  const expected = await output(site)
  let pages = 0
  for (const part of [1, 2, 3]) {
    const { code, stdout, stderr } = await onNewMachine(
      site,
      ['build', '--shard', `${part}/3`],
      name,
    )
    expect(code, stderr).toBe(0)
    expect(await readdir(site.dir)).not.toContain('dist')
    pages += Number(/Part \d\/3: (\d+) pages/.exec(stdout)?.[1])
  }
  const last = await onNewMachine(site, ['build'], name)
  expect(last.code, last.stderr).toBe(0)
  expect(last.stdout).toMatch(/Compile pages +\d.* 0 new/)
  expect(last.stdout).toMatch(/Render articles +\d.* 0 new/)
  expect(last.stdout).toContain(`${pages} pages in dist/`)
  expect(await output(site)).toEqual(expected)
})

test.each([
  ['', '1/2', 'The flag "--shard" needs a store for the results, but no plugin has one.'],
  [
    store(),
    '1/2',
    'The flag "--shard" needs a store for the results, but the store of "acme-store" is only read.',
  ],
  [
    store(PUT),
    '3/2',
    'The flag "--shard" is "3/2", which isn\'t a part and the number of parts, for example 3/8.',
  ],
  [store(PUT), '0/2', 'The flag "--shard" is "0/2"'],
  [store(PUT), '2', 'The flag "--shard" is "2"'],
  [
    [store(PUT), store(PUT).replace('acme-store', 'other')].join(),
    '1/2',
    'Several plugins have a store for results: "acme-store", "other".',
  ],
  [
    "definePlugin({ name: 'acme-store', store: { read() {} } })",
    '1/2',
    'returned something other than a store.',
  ],
])("%#: a part that can't be made is an error", async (plugins, shard, message) => {
  const site = await siteWith(plugins)
  const { code, stderr } = await docent(['build', '--shard', shard], site.dir, { STORE: 'none' })
  expect(stderr).toContain(message)
  expect(code).toBe(1)
})

test('a part keeps no assets, because it writes none', async () => {
  const site = await siteWith(store(PUT))
  const args = ['build', '--shard', '1/2', '--keep-assets', '2']
  const { code, stderr } = await docent(args, site.dir, { STORE: 'none' })
  expect(stderr).toContain('The command "build --shard" has no flag "--keep-assets".')
  expect(code).toBe(1)
})

test('a part whose results no other machine can use causes a warning', async () => {
  const site = await siteWith(store(PUT), {
    'docs/files.mdx': "---\ntitle: Files\n---\n\nimport Files from '../src/Files'\n\n<Files />\n",
    'src/Files.tsx':
      "import { readdirSync } from 'node:fs'\nexport default () => <b>{readdirSync('.').length}</b>\n",
  })
  const name = storeNextTo(site)
  const { code, stdout, stderr } = await docent(['build', '--shard', '1/2'], site.dir, {
    STORE: name,
  })
  expect(code, stderr).toBe(0)
  expect(stdout).toContain("Other machines can't use this part's results")
})
