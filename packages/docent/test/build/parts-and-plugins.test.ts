import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

const PARTS = `---
title: Parts
description: Every part of an article that docent has, on one page of the fixture site.
---

import source from '../src/answer.ts?raw'

<Cards>
  <Card title="Linked" href="/guides/first" icon="🚀">Read **this** first.</Card>
  <Card title="Plain">With a [link](./intro.mdx).</Card>
</Cards>

<Steps>

1. Install
2. Run

</Steps>

<FileTree>

- src
  - **index.ts** the entry
  - a/
    - …
- package.json

</FileTree>

A word <Badge kind="tip">New</Badge> in a line.

<CodeBlock language="ts" title="answer.ts" highlight="1">{source}</CodeBlock>

Formula $x^2$.

\`\`\`mermaid
flowchart LR
  A[Read] --> B[Write]
\`\`\`

<CategoryCards />
`

const LANDING = `---
title: Landing
layout: landing
---

<Hero title="Ship docs" tagline="Fast." extra={<code>npm i acme</code>} actions={[{ label: 'Start', href: '/intro' }]}>

![A dot](./guides/dot.png)

</Hero>
`

const PLUGIN = `import { sign } from './sign'
export default (options: { word: string }) => ({
  name: 'replace',
  text(node: { value: string }, context: { setProperty(node: unknown, key: string, value: string): void }) {
    if (node.value.includes(options.word)) context.setProperty(node, 'value', node.value.replace(options.word, sign))
  },
})
`

/** Uses its own path in all forms that CommonJS and ES modules offer. */
const SIGN = `import { basename } from 'node:path'
const isHere = [__dirname, __filename, import.meta.dirname, new URL(import.meta.url).pathname].map((path) => basename(path))
export const sign: string = isHere.join() === 'src,sign.ts,src,sign.ts' ? 'REPLACED' : 'ELSEWHERE'
`

describe('parts of articles, and Markdown plugins', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
    await site.write('docs/parts.mdx', PARTS)
    await site.write('docs/landing.mdx', LANDING)
    await site.write('src/replace.ts', PLUGIN)
    await site.write('src/sign.ts', SIGN)
    await site.edit(
      'docent.config.ts',
      "mdxComponents: 'src/mdx-components.ts',",
      `mdxComponents: 'src/mdx-components.ts',
  plugins: [diagrams],
  markdown: { math: true, mdastPlugins: [{ plugin: 'src/replace.ts', options: { word: 'Formula' } }] },`,
    )
    const config = await site.read('docent.config.ts')
    await site.write('docent.config.ts', `import { diagrams } from '@docent/diagrams'\n${config}`)
    await site.edit('docent.config.ts', "hand: ['intro',", "hand: ['intro', 'parts',")
    const run = await docent(['build', '--site', site.dir])
    expect(run.stderr).toBe('')
  })
  afterAll(() => site.delete())

  const html = (route: string): Promise<string> => site.read(`dist/${route}/index.html`)
  const sheetOf = (page: string): string | undefined =>
    /href="\/(assets\/page\.[\w-]+\.css)"/.exec(page)?.[1]

  // @covers 10.65
  test("cards are a list, and a linked one leads to its title's target", async () => {
    expect(await html('parts')).toContain(
      '<ul class="cards"><li class="card"><span class="card-icon" aria-hidden="true">🚀</span><p class="card-title"><a href="/guides/first">Linked</a></p><div class="card-text">Read <strong>this</strong> first.</div></li>',
    )
  })

  // @covers 10.65
  test('steps and file trees are lists', async () => {
    const page = await html('parts')
    expect(page).toMatch(/<div class="steps"><ol>\s*<li>Install<\/li>/)
    expect(page).toContain('<span class="tree-entry tree-folder"><bdi>src/</bdi></span>')
    expect(page).toContain(
      '<span class="tree-entry tree-file"><bdi><strong>index.ts</strong></bdi></span> <small class="tree-comment">the entry</small>',
    )
    expect(page).toContain('<span class="tree-entry tree-more"><bdi>…</bdi></span>')
  })

  // @covers 10.68
  test('imported code is highlighted', async () => {
    expect(await html('parts')).toMatch(
      /<figcaption class="code-title">answer\.ts<\/figcaption><pre[^>]*><code><span class="line highlighted"><span class="tk-k">export const<\/span>/,
    )
  })

  // @covers 10.58
  test('the pages of a category are cards with their descriptions', async () => {
    expect(await html('parts')).toMatch(
      /<li class="card"><p class="card-title"><a href="\/intro">Introduction<\/a><\/p>/,
    )
  })

  // @covers 10.57
  test('a landing page has no sidebar and one title', async () => {
    const page = await html('landing')
    expect(page).not.toContain('class="sidebar')
    expect(page.match(/<h1/g)).toHaveLength(1)
    expect(page).toMatch(/<div class="hero hero-wide">[\s\S]*<a href="\/intro">Start<\/a>/)
    expect(page).toContain('<div class="hero-extra"><code>npm i acme</code></div>')
    expect(page).toMatch(/<div class="hero-picture"><p><img [^>]*width="/)
  })

  // @covers 10.66
  test('styles of parts are loaded only on pages that show them', async () => {
    const sheet = sheetOf(await html('parts'))
    const css = await site.read(`dist/${sheet}`)
    for (const selector of ['.cards', '.file-tree', 'math', '.mermaid'])
      expect(css).toContain(selector)
    expect(css).not.toContain('.hero')
    expect(sheetOf(await html('guides/first'))).toBeUndefined()
    expect(sheetOf(await html('landing'))).not.toBe(sheet)
  })

  test('the copy has the source of formulas and diagrams, and the text of parts', async () => {
    const copy = await site.read('dist/parts.md')
    expect(copy).toContain('- [Linked](')
    expect(copy).toContain('1. Install\n2. Run')
    expect(copy).toContain('- src/\n  - **index.ts** the entry')
    expect(copy).toContain('$`x^2`$')
    expect(copy).toContain('```mermaid\nflowchart LR')
  })

  // @covers 10.67
  test('plugins in TypeScript run in the worker threads, and a change compiles the pages again', async () => {
    expect(await html('parts')).toContain('REPLACED')
    await site.write('src/sign.ts', "export const sign: string = 'ANEW'\n")
    const run = await docent(['build', '--site', site.dir])
    expect(run.stderr).toBe('')
    expect(await html('parts')).toContain('ANEW')
  })

  // @covers 10.67
  test("a plugin that doesn't exist is an error with its option", async () => {
    await site.edit('docent.config.ts', 'src/replace.ts', 'src/replaec.ts')
    const run = await docent(['build', '--site', site.dir])
    expect(run.stderr).toContain('markdown.mdastPlugins[0]')
    expect(run.code).toBe(1)
  })
})
