import { afterAll, beforeAll, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

let site: FixtureSite
beforeAll(async () => {
  site = await writtenSite(
    {
      'src/mdx.tsx':
        "import Shared from '../partials/_shared.mdx'\nexport default { Everywhere: () => <Shared /> }\n",
      'partials/_shared.mdx': '---\nname: of a component\n---\n\n<s>{frontMatter.name}</s>\n',
      'docs/page.mdx': `---
title: 1.10
keywords: [a, b]
since: 3
nested: { deep: [yes, 2] }
date: 2026-01-31
---

import Part, { frontMatter as ofPart } from './_part.mdx'
import * as other from './other.md'
import { frontMatter as ofNothing } from './bare.mdx'

# Heading

<u>{JSON.stringify(frontMatter)}</u>

<i>{ofPart.name} {other.frontMatter.title} {JSON.stringify(ofNothing)}</i>

<Part />

<Everywhere />
`,
      'docs/_part.mdx': '---\nname: of a part\n---\n\n<b>{frontMatter.name}</b>\n',
      'docs/other.md': '---\ntitle: Elsewhere\n---\n\nText.\n',
      'docs/bare.mdx': '# Bare\n\n<u>{JSON.stringify(frontMatter)}</u>\n',
      'docs/own.mdx':
        "---\ntitle: Own\n---\n\nexport const frontMatter = { title: 'Mine' }\n\n<u>{frontMatter.title}</u>\n",
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/page.mdx':
        '---\ndescription: Old\n---\n\n# Version\n\n<u>{JSON.stringify(frontMatter)}</u>\n',
    },
    "mdxComponents: './src/mdx.tsx', docs: { routeBasePath: '/' }, foreignContent: { frontMatter: ['since', 'nested', 'date'] }",
  )
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
})
afterAll(() => site.delete())

const underlined = (html: string): unknown =>
  JSON.parse((/<u>(.*?)<\/u>/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'))

test('`frontMatter` is what the author wrote, with keys that docent has no use for', async () => {
  expect(underlined(await site.read('dist/next/page/index.html'))).toEqual({
    title: '1.10',
    keywords: ['a', 'b'],
    since: 3,
    nested: { deep: ['yes', 2] },
    date: '2026-01-31',
  })
})

test('a page without front matter has an empty record, not the values that docent finds', async () => {
  expect(underlined(await site.read('dist/next/bare/index.html'))).toEqual({})
})

test('each version of a page has its own', async () => {
  expect(underlined(await site.read('dist/page/index.html'))).toEqual({ description: 'Old' })
})

test('partials have their own, in pages and in components, and files export theirs', async () => {
  const html = await site.read('dist/next/page/index.html')
  expect(html).toContain('<i>of a part Elsewhere {}</i>')
  expect(html).toContain('<b>of a part</b>')
  expect(html).toContain('<s>of a component</s>')
})

test('a page can declare the variable itself', async () => {
  expect(await site.read('dist/next/own/index.html')).toContain('<u>Mine</u>')
})
