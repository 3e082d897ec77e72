import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { freezeVersion } from '../../src/config/freeze-version.ts'
import { docent, type Run } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const DOCS = {
  'docs/guides/intro.mdx': '# Intro\n\nimport Part from "./_part.mdx"\n\n<Part />\n',
  'docs/guides/_part.mdx': 'Shared.\n',
  'docs/guides/_category_.json': '{ "label": "All guides" }\n',
  'docs/guides/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  'i18n/fr/docs/guides/intro.mdx': '# Introduction\n',
}
const TWO_LOCALES = "i18n: { locales: ['en', 'fr', 'de'] },"

async function site(files: Record<string, string> = {}, options = ''): Promise<FixtureSite> {
  const written = await writtenSite({ ...DOCS, ...files }, options)
  onTestFinished(written.delete)
  return written
}

const freeze = async ({ dir }: FixtureSite, name: string, docs?: string): Promise<string> =>
  freezeVersion(await loadConfig(dir), { name, docs })

const routes = async ({ dir }: FixtureSite): Promise<string[]> =>
  (await loadConfig(dir)).docSets
    .filter(({ locale }) => locale === 'en')
    .map(({ version, routePrefix }) => `${version} ${routePrefix}`)

test('documents, translations, and sidebars become a version that a build contains', async () => {
  const { dir, ...own } = await site(
    {},
    `${TWO_LOCALES} docs: { sidebars: { main: ['index', 'guides/intro'] } }`,
  )
  const run: Run = await docent(['version', '2.0', '--site', dir])
  expect(run.stderr).toBe('')
  expect(run.stdout).toBe(`Version 2.0:
  versioned_docs/version-2.0: 5 files from docs
  i18n/fr/versioned_docs/version-2.0: 1 file from i18n/fr/docs
  versioned_sidebars/version-2.0-sidebars.json: the current sidebars
  versions.json: 2.0

Current: /next
The version: /
Readers choose a version in a menu: add { type: "docsVersionDropdown" } to the navbar.
Test the links of the copy: docent check
`)
  expect(await own.read('versioned_docs/version-2.0/guides/_part.mdx')).toBe('Shared.\n')
  expect(JSON.parse(await own.read('versioned_sidebars/version-2.0-sidebars.json'))).toEqual({
    main: [
      { type: 'doc', id: 'index' },
      { type: 'doc', id: 'guides/intro' },
    ],
  })
  // A later change of the current documents and sidebars doesn't affect the version.
  await own.edit('docent.config.mjs', "'index', 'guides/intro'", "'index'")
  await own.remove('docs/guides/intro.mdx')
  await own.remove('i18n/fr/docs/guides/intro.mdx')
  const built = await docent(['build', '--site', dir])
  expect(built.stderr).toBe('')
  const page = (path: string): string => readFileSync(join(dir, 'dist', path), 'utf8')
  expect(page('guides/intro/index.html')).toContain('Shared.')
  expect(page('fr/guides/intro/index.html')).toContain('Introduction')
  expect(page('index.html')).toContain('href="/guides/intro"')
  expect(existsSync(join(dir, 'dist/next/guides/intro/index.html'))).toBe(false)
})

test('each version precedes the earlier ones, which the configuration or the file lists', async () => {
  const own = await site(
    { 'versioned_docs/version-1.0/index.md': '# One\n' },
    "docs: { versions: { current: { label: 'Trunk' }, '1.0': {} } }",
  )
  await freeze(own, '2.0')
  await freeze(own, 'v3')
  expect(JSON.parse(await own.read('versions.json'))).toEqual(['v3', '2.0'])
  expect(await routes(own)).toEqual(['current /next', 'v3 /', '2.0 /2.0', '1.0 /1.0'])
})

test("another instance's files begin with its ID, as in Docusaurus", async () => {
  const own = await site(
    { 'api/index.md': '# API\n' },
    "docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }]",
  )
  expect(await freeze(own, '1.0', 'api')).toContain('versioned_api/version-1.0: 1 file from api')
  expect(await own.read('api_versions.json')).toBe('[\n  "1.0"\n]\n')
  await own.write('api_versioned_sidebars/version-1.0-sidebars.json', '{ "only": ["index"] }')
  const { docs } = await loadConfig(own.dir)
  expect(Object.keys(docs[1]?.versions['1.0']?.sidebars ?? {})).toEqual(['only'])
  expect(await routes(own)).toEqual(['current /', 'current /api/next', '1.0 /api'])
})

test.each([
  [[], 'needs another argument', 'docent version <name>'],
  [['current'], 'it means the documents that you are writing', ''],
  [['1/2'], 'it contains "/"', ''],
  [['2'], "it's a whole number", ''],
  [['.0'], 'begins with a dot', ''],
  [['2.0', '--docs', 'dosc'], 'no docs instance "dosc"', 'Did you mean "docs"?'],
  [['2.0'], 'several docs instances: "docs", "api"', '--docs docs'],
  [['2.0', '--docs', 'api'], 'has no documents', 'Add a document first'],
])('%j is refused, and nothing is written', async (args, message, fix) => {
  const { dir } = await site(
    { 'api/readme.txt': '' },
    "docs: [{ id: 'docs' }, { id: 'api', path: 'api', routeBasePath: 'api' }]",
  )
  const run = await docent(['version', ...args, '--site', dir])
  expect(run.code).toBe(1)
  expect(run.stderr).toContain(message)
  expect(run.stderr).toContain(fix)
  for (const path of ['versions.json', 'docs_versions.json', 'versioned_docs', 'versioned_api'])
    expect(existsSync(join(dir, path))).toBe(false)
})

test('nothing is overwritten, not even a file that no version uses', async () => {
  const own = await site(
    {
      'i18n/fr/versioned_docs/version-2.0/old.md': 'Kept.\n',
      'versioned_sidebars/version-2.0-sidebars.json': '{}\n',
    },
    TWO_LOCALES,
  )
  await expect(freeze(own, '2.0')).rejects.toThrow(
    'The version "2.0" would overwrite what exists:\n- i18n/fr/versioned_docs/version-2.0\n- versioned_sidebars/version-2.0-sidebars.json',
  )
  expect(existsSync(join(own.dir, 'versioned_docs'))).toBe(false)
  await freeze(own, '1.0')
  await expect(freeze(own, '1.0')).rejects.toThrow('The site already has a version "1.0".')
})

test.each([
  ['{}', "it isn't a list"],
  ['["1.0", "1.0"]', 'entry 2 is "1.0"'],
  ['["1.0", 2]', 'entry 2 is 2'],
  ['["2", "1"]', '"2" is a whole number'],
  ['["1.0"', 'JSON'],
])('a list of versions such as %s is an error', async (text, problem) => {
  const { dir } = await site({ 'versions.json': text })
  await expect(loadConfig(dir)).rejects.toMatchObject({
    code: 'invalid-versions-file',
    message: expect.stringContaining(problem) as string,
    file: join(dir, 'versions.json'),
  })
})
