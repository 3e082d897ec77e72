import { afterAll, beforeAll, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

let site: FixtureSite
let run: Run
beforeAll(async () => {
  site = await writtenSite(
    {
      'docs/index.md': '# Start\n',
      'i18n/fr/docs/all/_category_.yml':
        'label: Tout\nlink: { type: generated-index, description: De tout. }\n',
      'i18n/fr/docs/all/some/_category_.yml': 'label: Quelques\n',
      'docs/all/_category_.yml': [
        'label: Everything',
        'key: all',
        'customProps: { icon: star }',
        'link:',
        '  type: generated-index',
        '  description: About everything.',
        '  image: /all.svg',
        '  keywords: [whole, 2.0]',
      ].join('\n'),
      'docs/all/one.md': '# One\n\nThe first page.\n',
      'docs/all/some/_category_.json': '{ "description": "A few of them." }',
      'docs/all/some/two.md': '# Two\n\nThe second page.\n',
      'static/all.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
    },
    "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
  )
  run = await docent(['build'], site.dir)
})
afterAll(() => site.delete())

test('what a category file says about a generated index reaches its page', async () => {
  const html = await site.read('dist/all/index.html')
  expect(html).toContain('<meta name="description" content="About everything."')
  expect(html).toContain('<meta name="keywords" content="whole, 2.0"')
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/[^"]*\/all\.svg"/)
})

test("a category's description is on its card", async () => {
  const html = await site.read('dist/all/index.html')
  expect(html).toContain('A few of them.')
  expect(html).not.toContain('The second page.')
  expect(html).toContain('The first page.')
})

test('a translation changes only what it contains, and not the address', async () => {
  const html = await site.read('dist/fr/all/index.html')
  expect(html).toContain('<h1>Tout</h1>')
  expect(html).toContain('<meta name="description" content="De tout."')
  expect(html).toContain('<meta name="keywords" content="whole, 2.0"')
  expect(html).toContain('Quelques')
  expect(html).toContain('A few of them.')
})

test('keys without effect are named with their lines', () => {
  expect(run.code).toBe(0)
  for (const [key, line] of [
    ['key', 2],
    ['customProps', 3],
  ] as const)
    expect(run.stdout).toMatch(
      new RegExp(
        `The category file's \`${key}\` has no effect.[\\s\\S]*docs/all/_category_\\.yml:${line}:1`,
      ),
    )
})
