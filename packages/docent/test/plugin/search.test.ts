import { expect, onTestFinished, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { docent } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

const PLUGINS = `import { fileURLToPath } from 'node:url'
const provider = fileURLToPath(new URL('provider.mjs', import.meta.url))
const routes = {
  async output(site) {
    const pages = await site.searchPages()
    const lines = pages.map(({ address, title, docsId, version, locale, sections }) =>
      [address, title, docsId, version, locale, ...sections.map(({ id, text }) => id + ':' + text)].join(' | '))
    return [{ path: 'texts.txt', content: lines.join('\\n') }]
  },
}
export const search = { ...routes, name: 'acme-search', search: { provider, options: { url: 'https://search.example.com/acme' } } }
export const other = { name: 'other-search', search: { provider } }
export const broken = { name: 'acme-search', search: { provider: provider + '.gone' } }
`

async function siteWith(list: string, own = ''): Promise<FixtureSite> {
  const site = await writtenSite({
    'plugins.mjs': PLUGINS,
    'provider.mjs': `export default ({ options }) => ({
  search: async ({ query }, onAnswer) => {
    await fetch(options.url)
    onAnswer({ query, total: 0, hits: [], areas: [], suggestions: [], final: true, of: 'the search of Acme' })
  },
})
`,
    'docent.config.mjs': `import { search, other, broken } from './plugins.mjs'
export default { title: 'Trial', url: 'https://docs.example.com', plugins: ${list}, ${own} }
`,
    'docs/index.md': '---\ntitle: Home\n---\n\nThe **first** text.\n\n## Part\n\nThe second.\n',
    'docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nNothing.\n',
  })
  onTestFinished(site.delete)
  return site
}

const TEXTS = '/ | Home | default | current | en | :The first text. | part:The second.'

test('the search of a plugin replaces the index, and loads only when it is used', async () => {
  const site = await siteWith('[search]')
  const { stderr, code } = await docent(['build'], site.dir)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(await site.read('dist/texts.txt')).toBe(TEXTS)
  await expect(site.read('dist/search-index/index.json')).rejects.toThrow('ENOENT')
  const html = await site.read('dist/index.html')
  expect(html).not.toContain('data-index')
  expect(html).not.toContain('search.example.com')
})

test('dev gives plugins the text of all pages, too', async () => {
  const site = await siteWith('[search]')
  const server = await startDev(site)
  onTestFinished(() => server.stop())
  expect((await server.get('/texts.txt')).body).toBe(TEXTS)
  expect((await server.get('/search-index/index.json')).status).toBe(404)
})

test.each([
  [
    '[search, other]',
    '',
    '[repeated-search] Several plugins provide the search: "acme-search", "other-search".',
  ],
  [
    '[broken]',
    '',
    '[invalid-hook-result] The hook "search" of the plugin "acme-search" returned the provider "provider.mjs.gone", which doesn\'t exist',
  ],
  [
    '[search]',
    'search: false',
    '[unused-search-option] The plugin "acme-search" provides the search, so `search: false`',
  ],
  [
    '[search]',
    'search: { maxResults: 5 }',
    'provides the search, so `search.maxResults` has no effect.',
  ],
])('%s with {%s} is an error with a fix', async (list, own, message) => {
  const site = await siteWith(list, own)
  const { code, stderr } = await docent(['check'], site.dir)
  expect(code).toBe(1)
  const text = stderr.replaceAll(site.dir, '')
  expect(text).toContain(message)
  expect(text).toContain('docent.config.mjs:2')
  expect(text).toContain('Fix: ')
})
