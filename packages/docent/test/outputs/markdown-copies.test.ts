import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageList } from '../../src/shared/records/page-list.ts'
import { compareCopies } from '../copies/site-copies.ts'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

/** Titles of pages. Commands for package managers begin with the same character. */
const TITLES = /^# (?!npm|Yarn|pnpm|Bun).+$/gm

describe('pages as Markdown', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await copyFixture('basic')
    run = await docent(['build', '--site', site.dir])
  })
  afterAll(() => site.delete())

  const has = (path: string): boolean => existsSync(join(site.dir, 'dist', path))

  test('a copy contains components, partials, islands, and tabs', async () => {
    expect(run.stderr).toBe('')
    const text = await site.read('dist/intro.md')
    expect(text).toMatch(
      /^# Introduction\n\n> Where to begin\.\n\nAll pages are listed in \[llms\.txt\]\(https:\/\/basic\.example\.com\/llms\.txt\)\.\n\nRead \[the first guide\]\(https:\/\/basic\.example\.com\/guides\/first\.md#a-custom-heading\)/,
    )
    expect(text).toContain('Shared by intro.')
    expect(text).toContain('The answer is 42.')
    expect(text).toContain('Static **child**.')
    expect(text).toContain('**macOS**\n\nPress Command.\n\n**Linux**\n\nPress Control.')
    expect(text).toContain('### Heading of a component')
    expect(text).toMatch(/---\n\n<https:\/\/basic\.example\.com\/intro>\n$/)
  })

  test('code, admonitions, and tables become Markdown', async () => {
    const text = await site.read('dist/guides/first.md')
    expect(text).toContain(
      '## A heading <a id="a-custom-heading"></a>\n\n> **Tip: Do *this***\n>\n> Inside.',
    )
    expect(text).toContain('| a | b |\n| --- | --- |\n| 1 | 2 |')
    expect(text).toContain('**cypress.config.ts**\n\n```ts\nconst value: number = 1\n```')
    expect(text).not.toContain('cypress.config.js')
    expect(await site.read('dist/guides/second.md')).toMatch(
      /!\[A dot\]\(https:\/\/basic\.example\.com\/assets\/dot\.\w+\.png\)/,
    )
  })

  test('the root, unlisted pages, and React pages have a copy, but drafts and pages without text have none', async () => {
    expect(await site.read('dist/index.md')).toMatch(/^# /)
    expect(has('guides/hidden.md')).toBe(true)
    for (const none of ['guides/draft.md', 'search.md', '404.md']) expect(has(none)).toBe(false)
  })

  test('a page links to its copy in the head and below the article', async () => {
    const page = await site.read('dist/guides/first/index.html')
    expect(page).toContain('<link rel="alternate" type="text/markdown" href="/guides/first.md"/>')
    expect(page).toMatch(/<a class="doc-action"[^>]* href="\/guides\/first\.md"/)
    expect(await site.read('dist/index.html')).toContain('type="text/markdown" href="/index.md"')
    expect(await site.read('dist/search/index.html')).not.toContain('text/markdown')
  })

  test('llms.txt lists the pages by sidebar, in its order, without unlisted ones', async () => {
    expect(await site.read('dist/llms.txt')).toBe(`# Basic

> A small site.

The text of these pages is in one file: \`https://basic.example.com/llms-full.txt\`

## Guides

- [Second](https://basic.example.com/guides/second.md)
- [First guide](https://basic.example.com/guides/first.md): Text with :visible, 10:30 and a :colon.

## hand

- [Introduction](https://basic.example.com/intro.md): Where to begin.
`)
  })

  test('each sidebar has a list and a file with the text of its pages', async () => {
    expect(await site.read('dist/guides/llms.txt')).toBe(`# Basic: Guides

> A small site.

The text of these pages is in one file: \`https://basic.example.com/guides/llms-full.txt\`

## Guides

- [Second](https://basic.example.com/guides/second.md)
- [First guide](https://basic.example.com/guides/first.md): Text with :visible, 10:30 and a :colon.
`)
    const text = await site.read('dist/guides/llms-full.txt')
    expect(text).toMatch(/^# Basic: Guides\n\n> A small site\.\n\n# Second\n/)
    expect(text.match(TITLES)).toEqual(['# Basic: Guides', '# Second', '# First guide'])
    const all = await site.read('dist/llms-full.txt')
    expect(all.match(TITLES)).toEqual(['# Basic', '# Second', '# First guide', '# Introduction'])
    expect(all).toContain((await site.read('dist/intro.md')).split('\n\n').at(-3))
  })

  test('in a file with several pages, links within a page have its address', async () => {
    await site.write(
      'docs/guides/anchors.md',
      '---\ntitle: Anchors\n---\n\n[Down](#below), [again *here*](#below), and `[code](#below)`.\n\n## Below\n',
    )
    await docent(['build', '--site', '.'], site.dir)
    const linked =
      '[Down](https://basic.example.com/guides/anchors.md#below), [again *here*](https://basic.example.com/guides/anchors.md#below), and `[code](#below)`.'
    for (const path of ['llms-full.txt', 'guides/llms-full.txt'])
      expect(await site.read(`dist/${path}`)).toContain(linked)
    expect(await site.read('dist/guides/anchors.md')).toContain('[Down](#below)')
    await site.remove('docs/guides/anchors.md')
    await docent(['build', '--site', '.'], site.dir)
  })

  test("the site's skill is at its well-known address", async () => {
    const { skills } = JSON.parse(await site.read('dist/.well-known/agent-skills/index.json'))
    const [{ url, digest }] = skills
    const file = await site.read(`dist${url}`)
    expect(url).toBe('/.well-known/agent-skills/basic/SKILL.md')
    expect(digest).toBe(`sha256:${createHash('sha256').update(file).digest('hex')}`)
  })

  test('a long copy links to its sections, each of which is a file', async () => {
    const long = 'word '.repeat(11_000)
    await site.write(
      'docs/guides/long.md',
      `---\ntitle: Long\n---\n\n## One\n\nSee [two](#two).\n\n## Two\n\n${long}\n`,
    )
    await docent(['build', '--site', '.'], site.dir)
    const copy = await site.read('dist/guides/long.md')
    expect(copy).toContain(
      '# Long\n\n> See two.\n\nAll pages are listed in [llms.txt](https://basic.example.com/llms.txt).\n\nThis copy has 55,041 characters. Each section is also a separate file:\n\n- [One](https://basic.example.com/guides/long/one.md): 24 characters\n- [Two](https://basic.example.com/guides/long/two.md): 55,007 characters\n\n## One\n\nSee [two](#two).',
    )
    expect(await site.read('dist/guides/long/one.md')).toBe(
      '# Long\n\nA section of [Long](https://basic.example.com/guides/long.md).\n\n## One\n\nSee [two](https://basic.example.com/guides/long.md#two).\n\n---\n\n<https://basic.example.com/guides/long#one>\n',
    )
    await site.remove('docs/guides/long.md')
    await docent(['build', '--site', '.'], site.dir)
    expect(has('guides/long/one.md')).toBe(false)
  })

  test('hosts get rules for the content type and for search engines', async () => {
    expect(await site.read('dist/_headers')).toContain(
      '/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
    )
    for (const file of ['sitemap.xml', 'routes.json', 'robots.txt'])
      expect(await site.read(`dist/${file}`)).not.toContain('.md')
  })

  test('pages.json has the same pages as data, with the data of the site that programs need', async () => {
    const list = JSON.parse(await site.read('dist/pages.json')) as PageList
    const { sections, ...rest } = list
    expect(rest).toEqual({
      build: expect.stringMatching(/^\w+$/),
      title: 'Basic',
      tagline: 'A small site.',
      url: 'https://basic.example.com',
      baseUrl: '/',
      searchIndex: '/search-index/index.json',
      moved: {
        '/start': '/intro',
        '/old/first': '/guides/first#a-custom-heading',
        '/filtered': '/guides/second?from=old',
        '/elsewhere': 'https://example.com/new',
      },
    })
    expect(
      sections.map(({ id, title, pages }) => [id, title, pages.map(({ route }) => route)]),
    ).toEqual([
      ['guides', 'Guides', ['/guides/second', '/guides/first']],
      ['hand', 'hand', ['/intro']],
    ])
    expect(sections[1]?.pages[0]).toEqual({
      route: '/intro',
      title: 'Introduction',
      description: 'Where to begin.',
    })
  })

  test('a page can link to the copy of another page and to llms.txt', async () => {
    await site.edit('docs/intro.mdx', '(/guides/second)', '(/guides/second.md) or [all](/llms.txt)')
    const linked = await docent(['check', '--site', site.dir])
    await site.edit('docs/intro.mdx', '(/guides/second.md) or [all](/llms.txt)', '(/guides/second)')
    expect(linked.stderr).toBe('')
    expect(linked.code).toBe(0)
  })

  // @covers 10.52
  test('the copies have the text, the anchors, and the links of their pages', async () => {
    await site.write(
      'docs/guides/loose.mdx',
      '---\ntitle: Loose\n---\n\nOne.\n\n<ul>Loose <li>item</li><ul><li>nested</li></ul></ul>\n',
    )
    await docent(['build', '--site', site.dir])
    const { count, differences } = await compareCopies(site.dir)
    const copy = await site.read('dist/guides/loose.md')
    await site.remove('docs/guides/loose.mdx')
    await docent(['build', '--site', site.dir])
    expect(differences).toEqual([])
    expect(count).toBeGreaterThan(5)
    expect(copy).toContain('- Loose\n- item\n- - nested')
  })

  test('only changed copies are written again, and copies without a page are removed', async () => {
    const at = (path: string): number => statSync(join(site.dir, 'dist', path)).mtimeMs
    const before = [at('intro.md'), at('guides/first.md')]
    await site.edit('docs/guides/first.md', 'Inside.', 'Inside, changed.')
    await docent(['build', '--site', site.dir])
    expect(at('intro.md')).toBe(before[0])
    expect(at('guides/first.md')).not.toBe(before[1])
    expect(await site.read('dist/guides/first.md')).toContain('Inside, changed.')
    await site.remove('docs/guides/hidden.md')
    await docent(['build', '--site', site.dir])
    expect(has('guides/hidden.md')).toBe(false)
  })

  test('addresses that collide stop the build with a fix', async () => {
    await site.write(
      'docs/guides/note.md',
      '---\nslug: /guides/note.md\ntitle: Note\n---\n\nText.\n',
    )
    await site.write('static/intro.md', 'Own file.\n')
    await site.edit('redirects.json', '"/start"', '"/guides/second.md"')
    const stopped = await docent(['build', '--site', '.'], site.dir)
    expect(stopped.code).toBe(1)
    expect(stopped.stderr).toContain('[markdown-route] The page has the route /guides/note.md')
    expect(stopped.stderr).toContain('docs/guides/note.md')
    expect(stopped.stderr).toContain('Give the page another `slug`')
    expect(stopped.stderr).toContain(
      '[markdown-address-taken] The Markdown copy of the page /intro would replace the static file /intro.md at /intro.md.',
    )
    expect(stopped.stderr).toContain('[redirect-from-page]')
    await site.edit('redirects.json', '"/guides/second.md"', '"/start"')
  })

  test('when the option is off, no copies are written, linked, or checked, and old copies are removed', async () => {
    await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', markdownPages: false,")
    const off = await docent(['build', '--site', '.'], site.dir)
    expect(off.code).toBe(0)
    expect(await site.read('dist/intro.md')).toBe('Own file.\n')
    expect(has('guides/first.md')).toBe(false)
    for (const list of ['llms.txt', 'llms-full.txt', 'guides/llms.txt', '.well-known'])
      expect(has(list)).toBe(false)
    expect(has('pages.json')).toBe(false)
    expect(has('guides/note.md/index.html')).toBe(true)
    expect(await site.read('dist/guides/first/index.html')).not.toContain('first.md')
    expect(await site.read('dist/_headers')).not.toContain('.md')
  })
})

test('pages whose files have odd names are linked at encoded addresses', async () => {
  const site = await copyFixture('basic')
  try {
    await site.write('docs/my page) [x](y.md', '# Odd\n\nText.\n')
    const { code } = await docent(['build', '--site', site.dir])
    expect(code).toBe(0)
    const path = 'https://basic.example.com/my%20page'
    expect(await site.read('dist/llms.txt')).toContain(`- [Odd](${path}%29%20%5Bx%5D%28y.md)`)
    expect(await site.read('dist/my page) [x](y.md')).toContain(`<${path})%20%5Bx%5D(y>`)
  } finally {
    await site.delete()
  }
})
