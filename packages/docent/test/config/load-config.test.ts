import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig, readConfig } from '../../src/config/index.ts'
import { errors, formatError } from '../../src/errors/index.ts'

const fixture = join(import.meta.dirname, 'fixtures/site')

test('reads the configuration with the files that it refers to', async () => {
  const { config, file, dependencies } = await readConfig(fixture)
  expect(config).toMatchObject({
    siteDir: fixture,
    title: 'Acme Docs',
    redirects: [{ from: '/old', to: '/new' }],
  })
  expect(Object.keys(config.docs[0]?.sidebars ?? {})).toEqual(['guides', 'api'])
  expect(file).toBe(join(fixture, 'docent.config.ts'))
  // The tsconfig.json of this repository is above the folder.
  const own = dependencies.filter((path) => path.startsWith(fixture))
  expect(own.map((path) => path.slice(fixture.length + 1)).sort()).toEqual([
    'docent.config.ts',
    'product.ts',
    'redirects.json',
    'sidebars.ts',
  ])
})

let siteDir = ''
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'docent-config-'))
})
afterEach(() => rm(siteDir, { recursive: true }))

/** Writes files to a new site and returns the error message that loading it causes. */
async function errorOf(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(siteDir, name), text)
  const error: unknown = await loadConfig(siteDir).then(
    () => new Error('The configuration was loaded.'),
    (reason: unknown) => reason,
  )
  return formatError(error, { cwd: siteDir, color: false }).replaceAll(siteDir, '<site>')
}

test('an edited file is read again', async () => {
  const write = (title: string): Promise<void> =>
    writeFile(
      join(siteDir, 'docent.config.mjs'),
      `export default { title: '${title}', url: 'https://a.b' }`,
    )
  await write('One')
  expect((await loadConfig(siteDir)).title).toBe('One')
  await write('Two')
  expect((await loadConfig(siteDir)).title).toBe('Two')
})

test('no site folder', async () => {
  await expect(loadConfig(join(siteDir, 'nothing'))).rejects.toMatchObject({
    code: 'missing-site-folder',
  })
})

test('no configuration file', async () => {
  expect(await errorOf({})).toMatchInlineSnapshot(`
    "[missing-config] There is no configuration file in <site>.
      Fix: Add docent.config.ts (or .mts, .js, .mjs) with: export default defineConfig({ title: 'My docs', url: 'https://docs.example.com' })"
  `)
})

test('no default export', async () => {
  expect(await errorOf({ 'docent.config.ts': 'export const config = {}' })).toMatchInlineSnapshot(`
    "[config-without-default] The configuration file has no default export, only "config".
      docent.config.ts
      Fix: Add a default export: export default defineConfig({ … })"
  `)
  expect(await errorOf({ 'docent.config.ts': 'const config = {}' })).toMatchInlineSnapshot(`
    "[config-without-default] The configuration file exports nothing.
      docent.config.ts
      Fix: Add a default export: export default defineConfig({ … })"
  `)
})

test('a syntax error is shown with its location', async () => {
  expect(await errorOf({ 'docent.config.ts': 'export default {\n  title: ,\n}\n' }))
    .toMatchInlineSnapshot(`
    "[config-failed] The configuration failed to load: Unexpected token
      docent.config.ts:2:10
        1 | export default {
      > 2 |   title: ,
          |          ^
        3 | }
        4 |
      Fix: Correct the file, or install the package that it imports."
  `)
})

test("an import that doesn't exist is shown with its location", async () => {
  expect(
    await errorOf({
      'docent.config.ts': "import { navbar } from './navbar.ts'\n\nexport default { navbar }\n",
    }),
  ).toMatchInlineSnapshot(`
    "[config-failed] The configuration failed to load: cannot find "./navbar.ts"
      docent.config.ts:1:24
      > 1 | import { navbar } from './navbar.ts'
          |                        ^
        2 |
        3 | export default { navbar }
      Fix: Correct the file, or install the package that it imports."
  `)
  expect(
    await errorOf({
      'docent.config.ts': "import plugin from 'not-installed'\n\nexport default { plugin }\n",
    }),
  ).toMatchInlineSnapshot(`
    "[config-failed] The configuration failed to load: cannot find "not-installed"
      docent.config.ts:1:20
      > 1 | import plugin from 'not-installed'
          |                    ^
        2 |
        3 | export default { plugin }
      Fix: Correct the file, or install the package that it imports."
  `)
})

test('a module that throws is reported', async () => {
  expect(
    await errorOf({
      'docent.config.ts': "import { navbar } from './navbar.ts'\n\nexport default { navbar }\n",
      'navbar.ts': "export const navbar = {}\nthrow new Error('no navbar today')\n",
    }),
  ).toMatchInlineSnapshot(`
    "[config-failed] The configuration failed to load: no navbar today
      navbar.ts
      Fix: Correct the file, or install the package that it imports."
  `)
})

// @covers 8.9
test('an invalid option is shown with its location', async () => {
  const source = `import { defineConfig } from 'docent/config'

const navbar = {
  items: [
    { label: 'Guides', to: '/guides' },
    { type: 'docz', docId: 'intro' },
  ],
}

export default defineConfig({
  title: 'Acme Docs',
  url: 'https://docs.example.com',
  navbar,
})
`
  expect(await errorOf({ 'docent.config.ts': source })).toMatchInlineSnapshot(`
    "[unknown-navbar-item-type] The navbar item navbar.items[1] has the unknown type "docz".
      docent.config.ts:6:7
        4 |   items: [
        5 |     { label: 'Guides', to: '/guides' },
      > 6 |     { type: 'docz', docId: 'intro' },
          |       ^
        7 |   ],
        8 | }
      Fix: Did you mean "doc"? Known types: "default", "dropdown", "localeDropdown", "search", "html", "doc", "docSidebar", "docsVersion", "docsVersionDropdown"."
  `)
})

test('several invalid options are listed with their lines', async () => {
  const source = `export default {
  titel: 'Acme Docs',
  url: 'https://docs.example.com',
  colorMode: {
    'defaultMode': 'drak',
  },
} satisfies object
`
  expect(await errorOf({ 'docent.config.ts': source })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 3 problems:
      - line 1: title is missing
        Add it: a string.
      - line 2: titel isn't a known option
        Did you mean "title"?
      - line 5: colorMode.defaultMode is "drak"
        Did you mean "dark"? Choose one of: "light", "dark".
      docent.config.ts:1:16
      > 1 | export default {
          |                ^
        2 |   titel: 'Acme Docs',
        3 |   url: 'https://docs.example.com',
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

const withDocs = (docs: string): string =>
  `export default { title: 'Docs', url: 'https://docs.example.com', ${docs} }\n`

test('a file of sidebars is missing or invalid', async () => {
  const config = withDocs("docs: { sidebarPath: 'sidebars.ts' }")
  expect(await errorOf({ 'docent.config.ts': config })).toMatchInlineSnapshot(`
    "[missing-configured-file] docs.sidebarPath is set to the file "sidebars.ts", which doesn't exist.
      docent.config.ts:1:74
      > 1 | export default { title: 'Docs', url: 'https://docs.example.com', docs: { sidebarPath: 'sidebars.…
          |                                                                          ^
        2 |
      Fix: Add the file, or correct docs.sidebarPath. The path in this message is relative to the site folder."
  `)
  expect(
    await errorOf({
      'docent.config.ts': config,
      'sidebars.ts': "export default { app: [{ type: 'dok' }] }",
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-sidebar-file] The sidebar file is invalid: app[0].type is "dok".
      sidebars.ts
      Fix: Did you mean "doc"? Choose one of: "autogenerated", "doc", "link", "html", "category"."
  `)
  expect(await errorOf({ 'docent.config.ts': config, 'sidebars.ts': 'export const app = []' }))
    .toMatchInlineSnapshot(`
    "[invalid-sidebar-file] The sidebar file is invalid: its default export is missing.
      sidebars.ts
      Fix: Add it: an object."
  `)
})

test('a file of redirects is invalid', async () => {
  expect(
    await errorOf({
      'docent.config.ts': withDocs("redirects: 'redirects.json'"),
      'redirects.json': '[{ "from": "/old" }]',
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-redirects-file] The redirects file is invalid: [0].to is missing.
      redirects.json
      Fix: Add it: a string."
  `)
})

test('a file of old anchors is invalid', async () => {
  expect(
    await errorOf({
      'docent.config.ts': withDocs("oldAnchors: 'anchors.json'"),
      'anchors.json': '{ "/a": { "moved": { "new": ["Old"] } } }',
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-anchors-file] The file with old anchors is invalid: ["/a"].moved.new is ["Old"].
      anchors.json
      Fix: Use a target such as "#new", "/guide#new", or "https://example.com" as the key."
  `)
  expect(
    await errorOf({
      'docent.config.ts': withDocs("oldAnchors: 'anchors.json'"),
      'anchors.json': '{ "/a": { "moved": { "#b": ["Old"] }, "nearest": { "#c": ["Old"] } } }',
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-anchors-file] The file with old anchors is invalid: ["/a"] is { moved: { #b: […] }, nearest: { #c: […] } }.
      anchors.json
      Fix: Remove one "Old". An old anchor can have only one target."
  `)
})

test('two files have old anchors of the same page', async () => {
  expect(
    await errorOf({
      'docent.config.ts': withDocs("oldAnchors: ['a.json', 'b.json']"),
      'a.json': '{ "/a": {} }',
      'b.json': '{ "/a": {} }',
    }),
  ).toMatchInlineSnapshot(`
    "[repeated-anchor-page] Two files have old anchors of the page "/a".
      b.json
      Fix: Move all old anchors of the page to one of the files."
  `)
})

test("a full disk isn't reported as an error in the configuration", async () => {
  await writeFile(join(siteDir, 'docent.config.js'), "export default { title: 'A' }\n")
  const full = errors.writeFailed({ path: '/site/.docent/state', problem: 'no space left' })
  const memory = {
    recall: () => undefined,
    keep() {
      throw full
    },
  }
  await expect(loadConfig(siteDir, memory)).rejects.toBe(full)
})

test('a list instead of an object is one problem', async () => {
  const text = await errorOf({ 'docent.config.js': "export default ['title', 'url']\n" })
  expect(text).toContain('The configuration is invalid: the configuration is ["title", "url"].')
  expect(text).toContain('Fix: Set it to an object.')
})
