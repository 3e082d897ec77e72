import { afterEach, expect, test } from 'vitest'
import { resolveConfig } from '../../src/config/resolve.ts'
import type { ActivePlugin } from '../../src/config/plugins.ts'
import type { UserConfig } from '../../src/config/schema.ts'
import { prepare } from '../../src/page/prepare.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

let site: FixtureSite | undefined
afterEach(() => site?.delete())

/** The warnings about a site with these files: the path, the message, and the fix of each. */
async function warningsOf(
  files: Record<string, string>,
  options: Partial<UserConfig> = {},
  watch: string[] = [],
): Promise<string[]> {
  site = await writtenSite(files)
  const { dir } = site
  const config = resolveConfig(
    {
      title: 'A',
      url: 'https://a.example',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'pt-BR'] },
      ...options,
    },
    { siteDir: dir, file: `${dir}/docent.config.mjs`, source: '' },
  )
  const reader: ActivePlugin = {
    name: 'reader',
    index: 0,
    hooks: { pages: () => ({ pages: [], watch }) },
  }
  const { plan } = await prepare({ ...config, plugins: [reader] }, { drafts: false })
  return plan.warnings.map(({ file = '', line, message, hint }) => {
    const place = `${file.slice(dir.length + 1)}${line === undefined ? '' : `:${line}`}`
    return `${place} ${message} ${hint}`.replaceAll(`${dir}/`, '')
  })
}

const page = '# Page\n'

test('files about navigation that are not read are named, each once', async () => {
  const warnings = await warningsOf({
    'docs/_category_.json': '{ "label": "Root" }',
    'docs/_meta.ts': 'export default {}\n',
    'docs/both/_category_.json': '{ "label": "Both" }',
    'docs/both/_category_.yml': 'label: Second\n',
    'docs/both/_partial.mdx': 'Text.\n',
    'docs/both/page.md': page,
    'docs/drafts/_category_.yml': 'label: Drafts\n',
    'docs/drafts/page.md': '---\ndraft: true\n---\n\n# Draft\n',
    'docs/empty/_category_.json': '{ "label": "Empty" }',
    'docs/empty/data.json': '{}',
    'docs/mkdocs/.pages': 'title: A\n',
    'docs/mkdocs/page.md': page,
    'docs/nextra/_meta.fr.json': '{}',
    'docs/nextra/page.md': page,
    'docs/three/_category_.yaml': 'label: Second\n',
    'docs/three/_category_.yml': 'label: First\n',
    'docs/three/page.md': page,
    'docs/toml/_category_.toml': 'label = "A"\n',
    'docs/toml/page.md': page,
    'i18n/fr/docs/both/_category_.yml': 'label: Les deux\n',
    'i18n/fr/docs/gone/_category_.yml': 'label: Rien\n',
  })
  expect(warnings).toEqual([
    expect.stringMatching(/^docs\/_category_.json .*folder of all documents.* move it/),
    expect.stringMatching(/^docs\/_meta.ts The file isn't read. .*`sidebar_position`/),
    expect.stringMatching(/^docs\/both\/_category_.yml .*another category file.* one of them/),
    expect.stringMatching(/^docs\/empty\/_category_.json .*contains no pages.* add a page/),
    expect.stringMatching(/^docs\/mkdocs\/.pages The file isn't read./),
    expect.stringMatching(/^docs\/nextra\/_meta.fr.json The file isn't read./),
    expect.stringMatching(/^docs\/three\/_category_.yaml .*another category file/),
    expect.stringMatching(/^docs\/toml\/_category_.toml The file isn't read./),
    expect.stringMatching(/^i18n\/fr\/docs\/gone\/_category_.yml .*contains no pages/),
  ])
})

test('documents that other generators read are named, each once', async () => {
  const warnings = await warningsOf(
    {
      'docs/_drafts/a.md': page,
      'docs/_parts/_part.rst': 'x',
      'docs/_posts/2026-01-31-first.md': page,
      'docs/_posts/2026-02-01-second.md': page,
      'docs/a/_index.md': page,
      'docs/a/page.md': '[Data](./data.ipynb) of the month.\n',
      'docs/a/data.ipynb': '{}',
      'docs/b/_navbar.mdx': page,
      'docs/b/page.mdx': "import Part from './_navbar'\n\n<Part />\n",
      'docs/b/README.md': page,
      'docs/b/Page.MD': page,
      'docs/b/report.Rmd': 'x',
      'docs/c/index.rst': 'x',
      'docs/c/other.adoc': 'x',
      'docs/old/old.rst': 'x',
      'docs/_sidebar.md': '- [a](a.md)',
      'docs/.hidden/a.rst': 'x',
      'i18n/fr/docs/c/index.rst': 'x',
    },
    { docs: { exclude: ['old/**'] } },
  )
  const underscore = /begins with an underscore. Remove the underscore/.source
  const extension = /end with .md or .mdx. Convert it/.source
  expect(warnings).toEqual([
    expect.stringMatching(`^docs/_posts .*${underscore}`),
    expect.stringMatching(`^docs/_sidebar.md .*${underscore}`),
    expect.stringMatching(`^docs/a/_index.md .*${underscore}`),
    expect.stringMatching('^docs/b/Page.MD .*lowercase'),
    expect.stringMatching(`^docs/b/report.Rmd .*${extension}`),
    expect.stringMatching(`^docs/c/index.rst .*${extension}`),
    expect.stringMatching(`^docs/c/other.adoc .*${extension}`),
    expect.stringMatching(`^i18n/fr/docs/c/index.rst .*${extension}`),
  ])
})

test('a generated index of a folder with a page of its own is named', async () => {
  const link = '{ "link": { "type": "generated-index" } }'
  const warnings = await warningsOf({
    'docs/a/_category_.json': link,
    'docs/a/A.md': page,
    'docs/b/_category_.json': link,
    'docs/b/a.md': page,
    'docs/c/_category_.json': '{ "link": { "type": "doc", "id": "other" } }',
    'docs/c/index.md': page,
    'docs/c/other.md': page,
  })
  expect(warnings).toEqual([
    expect.stringMatching(/^docs\/a\/_category_.json .*`link` has no effect.*docs\/a\/A.md/),
  ])
})

test('versions and translations that no page shows are named', async () => {
  const warnings = await warningsOf(
    {
      'versioned_docs/version-1/index.md': page,
      'versioned_docs/version-9/index.md': page,
      'versioned_api/version-2/index.md': page,
      'api/index.md': page,
      'i18n/en/docs/index.md': page,
      'i18n/fr/api/index.md': page,
      'i18n/fr/code.json': '{}',
      'i18n/fr/doc/index.md': page,
      'i18n/fr/docs/_part.mdx': 'Text.\n',
      'i18n/fr/docs/index.md': page,
      'i18n/fr/docusaurus-plugin-content-docs/current.json': '{}',
      'i18n/fr/docusaurus-plugin-content-docs/current/index.md': page,
      'i18n/fr/other.json': '{}',
      'i18n/fr/versioned_docs/version-7/index.md': page,
      'i18n/pt-br/docs/index.md': page,
    },
    {
      docs: [
        { versions: { current: {}, 1: {} } },
        { id: 'api', path: 'api', routeBasePath: 'api', versions: { current: {} } },
      ],
    },
  )
  expect(warnings).toEqual([
    expect.stringMatching(/^versioned_docs\/version-9 .*`docs.versions` has no version "9"/),
    expect.stringMatching(/^versioned_api\/version-2 .*instance "api" has no version "2"/),
    expect.stringMatching(/^i18n\/en\/docs No page shows .*default language/),
    expect.stringMatching(/^i18n\/fr\/code.json The file isn't read. .*`labels.json`/),
    expect.stringMatching(/^i18n\/fr\/docusaurus-plugin-content-docs\/current.json The file isn't/),
    expect.stringMatching(/^i18n\/fr\/doc No page shows .*i18n\/fr\/docs/),
    expect.stringMatching(/^i18n\/fr\/docusaurus-plugin-content-docs No page shows/),
    expect.stringMatching(/^i18n\/fr\/versioned_docs\/version-7 No page shows/),
    expect.stringMatching(/^i18n\/pt-br .*no locale "pt-br". Did you mean "pt-BR"\?/),
  ])
})

test('what is not part of this build, or what a plugin reads, is used', async () => {
  const warnings = await warningsOf(
    {
      'docs/index.md': page,
      'versioned_docs/version-1.0/index.md': page,
      'i18n/fr/versioned_docs/version-1.0/index.md': page,
      'i18n/fr/blog/draft.md': page,
      'i18n/fr/news/2026/first.md': page,
      'i18n/fr/texts/read.md': page,
      'i18n/fr/texts/unread/other.md': page,
    },
    {
      docs: { versions: { current: {}, '1.0': {} }, onlyIncludeVersions: ['current'] },
    },
    ['i18n/fr/blog', 'i18n/fr/news/2026', 'i18n/fr/texts/read.md'],
  )
  expect(warnings).toEqual([expect.stringMatching(/^i18n\/fr\/texts\/unread No page shows/)])
})

test('a site with one language can have messages of its own', async () => {
  const messages = { 'mine.text': 'Mine', 'search.buton': 'Find' }
  const warnings = await warningsOf(
    { 'i18n/en/messages.json': JSON.stringify(messages, null, 2) },
    { i18n: { defaultLocale: 'en', locales: ['en'] } },
  )
  expect(warnings).toEqual([
    expect.stringMatching(/^i18n\/en\/messages.json:3 .*"search.buton". .*"search.button"/),
  ])
})

test('labels, messages, and placeholders without an effect are named', async () => {
  const warnings = await warningsOf(
    {
      'i18n/fr/labels.json': '{ "Guide": "Guide", "Gide": "Guide" }',
      'i18n/fr/messages.json': JSON.stringify(
        {
          'search.buton': 'Rechercher',
          'article.table': 'Tableau {heading} {number}',
          'search.button': 'Rechercher',
          'mine.text': 'À moi',
        },
        null,
        2,
      ),
      'i18n/pt-BR/messages.json': '{ "mine.text": "Meu" }',
    },
    { navbar: { items: [{ label: 'Guide', to: '/' }] } },
  )
  expect(warnings).toEqual([
    expect.stringMatching(/^i18n\/fr\/labels.json .*no label "Gide"/),
    expect.stringMatching(/^i18n\/fr\/messages.json:2 .*"search.buton". .*"search.button"/),
    expect.stringMatching(/^i18n\/fr\/messages.json:3 .*no value for {number}. Write {heading}/),
  ])
})
