import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../../docent/test/support/docent.ts'
import { type FixtureSite, writtenSite } from '../../docent/test/support/fixtures.ts'

const config = (options: string, own = ''): string => `import { algolia } from '@docent/algolia'
export default {
  title: 'Trial',
  url: 'https://docs.example.com',
  plugins: [algolia(${options})],
  ${own}
}
`

const OPTIONS = "{ appId: 'R2IYF7', apiKey: 'k', indexName: 'acme_docs' }"

describe('a site with @docent/algolia', { timeout: 120_000 }, () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await writtenSite({
      'docent.config.mjs': config(OPTIONS),
      'docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
      'docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nText.\n',
    })
    const { code, stderr } = await docent(['build'], site.dir)
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })
  afterAll(() => site.delete())

  test('has what the browser and the crawler need, and no index of its own', async () => {
    const html = await site.read('dist/index.html')
    expect(html).toContain(
      '<link rel="preconnect" href="https://r2iyf7-dsn.algolia.net" crossorigin>',
    )
    expect(html).toContain('<meta name="docsearch:language" content="en">')
    expect(html).toContain('<meta name="docsearch:docusaurus_tag" content="docs-default-current">')
    expect(html).toContain('<meta name="docsearch:version" content="current">')
    expect(await site.read('dist/_headers')).toContain(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com",
    )
    await expect(site.read('dist/search-index/index.json')).rejects.toThrow('ENOENT')
  })

  test('keeps pages out of the crawler’s reach that no search may find', async () => {
    expect(await site.read('dist/hidden/index.html')).not.toContain('docsearch:')
  })

  test('searches the index that its options name', async () => {
    const run = await docent(['search', 'push', '--app-id', 'not/valid'], site.dir)
    expect(run.stderr).toContain('[invalid-app-id] "not/valid"')
    const own = await docent(['search', 'push'], site.dir)
    expect(own.stderr).toContain('[missing-admin-key]')
  })

  test('without a policy keeps none', async () => {
    await site.write('docent.config.mjs', config(OPTIONS, 'contentSecurityPolicy: false,'))
    await docent(['build'], site.dir)
    expect(await site.read('dist/_headers')).not.toContain('Content-Security-Policy')
  })

  test.each([
    [config("{ appId: 'a' }"), '[invalid-plugin-options] The configuration of the plugin'],
    [config(OPTIONS, 'search: false,'), '[unused-search-option] The plugin "@docent/algolia"'],
    [
      config(OPTIONS, "search: { synonyms: [['a', 'b']] },"),
      'provides the search, so `search.synonyms` has no effect.',
    ],
  ])('rejects options that contradict each other', async (text, message) => {
    await site.write('docent.config.mjs', text)
    const run = await docent(['check'], site.dir)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
    expect(run.stderr).toContain('Fix: ')
  })
})
