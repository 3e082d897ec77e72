import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { listDocs } from '../../src/content/read-docs.ts'
import { writtenSite } from '../support/fixtures.ts'

test('excluded files are no pages, in no version and no language', async () => {
  const page = '# Page\n'
  const site = await writtenSite(
    {
      'docs/README.md': page,
      'docs/a/README.md': page,
      'docs/a/index.md': page,
      'docs/drafts/b.mdx': page,
      'versioned_docs/version-1.0/README.md': page,
      'versioned_docs/version-1.0/c.md': page,
      'i18n/fr/docs/a/README.md': page,
    },
    `i18n: { locales: ['en', 'fr'] },
    docs: { exclude: ['**/README.md', 'drafts/**'], versions: { current: {}, '1.0': {} } }`,
  )
  onTestFinished(site.delete)
  const { docSets } = await loadConfig(site.dir)
  expect(docSets.map((set) => [set.locale, set.version, listDocs(set)])).toEqual([
    ['en', 'current', ['a/index.md', 'index.md']],
    ['en', '1.0', ['c.md']],
    ['fr', 'current', ['a/index.md', 'index.md']],
    ['fr', '1.0', ['c.md']],
  ])
})
