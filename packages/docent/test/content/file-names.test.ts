import { afterEach, expect, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { prefixPosition, withoutPrefixes } from '../../src/content/number-prefixes.ts'
import { prepare, type Prepared } from '../../src/page/prepare.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

const sites: FixtureSite[] = []
afterEach(() => Promise.all(sites.splice(0).map((site) => site.delete())))

async function plan(files: Record<string, string>): Promise<Prepared['plan']> {
  const site = await writtenSite(files)
  sites.push(site)
  return (await prepare(await loadConfig(site.dir), { drafts: false })).plan
}
const routes = async (files: Record<string, string>): Promise<string[]> =>
  (await plan(files)).pages.map(({ route }) => route)

test.each([
  ['001 - My Doc', 'My Doc', 1],
  ['0 --- Client API', 'Client API', 0],
  ['2. Plugin API', 'Plugin API', 2],
  ['3 _MyDoc3', 'MyDoc3', 3],
  ['02-start', 'start', 2],
  ['10._.-x', 'x', 10],
  ['1 - 2 doors', '2 doors', 1],
  ['2021-01-31', '2021-01-31', undefined],
  ['2021-01-31-notes', '2021-01-31-notes', undefined],
  ['8.0', '8.0', undefined],
  ['7-3-5-Title', '7-3-5-Title', undefined],
  ['7 3', '7 3', undefined],
  ['2024', '2024', undefined],
  ['4-', '4-', undefined],
])('the prefix of "%s"', (name, rest, position) => {
  expect(withoutPrefixes(name)).toBe(rest)
  expect(prefixPosition(name)).toBe(position)
})

test.each(['50%', 'C#', 'faq?', 'page.html', 'C#/intro'])(
  'the name "%s" is an error',
  async (name) => {
    const file = `docs/${name}.md`
    await expect(plan({ [file]: '# Title\n' })).rejects.toMatchObject({
      code: 'name-without-address',
      file: expect.stringContaining(file),
    })
  },
)

test('a slug gives such a page an address', async () => {
  expect(await routes({ 'docs/C#.md': '---\nslug: /c-sharp\n---\n' })).toContain('/c-sharp')
})

test('a slug can begin with ./', async () => {
  expect(await routes({ 'docs/dir/page.md': '---\nslug: ./abc/def\n---\n' })).toContain(
    '/dir/abc/def',
  )
})

test.each(['/50%', '/page.html'])('the slug "%s" is an error', async (slug) => {
  await expect(plan({ 'docs/page.md': `---\nslug: ${slug}\n---\n` })).rejects.toMatchObject({
    code: 'invalid-front-matter',
    line: 2,
  })
})

test("a category's document can be named relative to its folder", async () => {
  const { sidebars } = await plan({
    'docs/01-guides/_category_.json': '{ "link": { "type": "doc", "id": "start" } }',
    'docs/01-guides/start.md': '# Start\n',
    'docs/01-guides/more.md': '# More\n',
  })
  const items = [...sidebars.values()].flatMap((sidebar) => sidebar.items)
  expect(items).toContainEqual(expect.objectContaining({ type: 'category', href: '/guides/start' }))
})

test('documents whose names differ only in case are a warning that names both', async () => {
  const { warnings } = await plan({
    'docs/FAQ.md': '---\nslug: /questions\n---\n',
    'docs/faq.md': '# Questions\n',
  })
  expect(warnings).toEqual([expect.objectContaining({ code: 'source-case-conflict' })])
  expect(warnings[0]?.message).toMatch(/docs\/FAQ\.md\n.*docs\/faq\.md/)
})
