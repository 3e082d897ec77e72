import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PagePayload } from '../../docent/src/shared/records/page-data.ts'
import { docent, type Run } from '../../docent/test/support/docent.ts'
import { copyFixture, type FixtureSite } from '../../docent/test/support/fixtures.ts'

describe('a Docusaurus site that its author changes', () => {
  let site: FixtureSite
  const build = (): Promise<Run> => docent(['build', '--site', join(site.dir, 'website')])
  beforeAll(async () => {
    site = await copyFixture('docusaurus')
  })
  afterAll(() => site.delete())

  const article = async (route: string): Promise<string> =>
    (JSON.parse(await site.read(`website/dist/${route}/index.json`)) as PagePayload).html

  // @covers 10.70
  test('is built again when a document or a partial outside the site changes', async () => {
    expect((await build()).code).toBe(0)
    await site.edit('docs/_version.mdx', '"2.0"', '"2.1"')
    await site.edit('docs/files/list.csv', '1,2', '3,4')
    const before = /list\.\w+/.exec(await article('next/intro'))?.[0]
    expect((await build()).code).toBe(0)
    const html = await article('next/intro')
    expect(html).toContain('Version 2.1')
    expect(/list\.\w+/.exec(html)?.[0]).not.toBe(before)
  })

  test('shows one title if the first heading is one and a component is above it', async () => {
    const text = '---\ntitle: In front matter\n---\n\n<p>App</p>\n\n'
    await site.write('docs/guides/own.md', `${text}# Own\n\n## Part\n`)
    await site.write('docs/guides/late.md', `${text}## Part\n\n# Late\n`)
    expect((await build()).code).toBe(0)
    const titles = async (route: string): Promise<string[]> =>
      [...(await article(route)).matchAll(/<h1[^>]*>(.*?)<(?:\/h1|a )/g)].map(
        ([, title = '']) => title,
      )
    expect(await titles('next/guides/own')).toEqual(['Own'])
    expect(await titles('next/guides/late')).toEqual(['In front matter', 'Late'])
    await site.remove('docs/guides/own.md')
    await site.remove('docs/guides/late.md')
  })

  test('leaves out a tab that is not among the values, as Docusaurus does', async () => {
    await site.write(
      'docs/guides/tabs.md',
      `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

<Tabs values={[{ label: 'One', value: 'one' }]}>
<TabItem value="one">First</TabItem>
<TabItem value="two">Second</TabItem>
</Tabs>
`,
    )
    expect((await build()).code).toBe(0)
    const html = await article('next/guides/tabs')
    expect(html).toContain('First')
    expect(html).not.toContain('Second')
    await site.remove('docs/guides/tabs.md')
  })

  // @covers 10.71
  test.each([
    [
      'an unknown module of the theme',
      "import Doc from '@theme/DocVersionBanner'\n",
      ['foreign-module', 'docs/guides/alpha.md:9', 'src/theme/'],
    ],
    [
      'several unknown components',
      '<One />\n\n<Two />\n',
      ['unknown-component', '<One>', '<Two> (line 11)', 'alpha.md:9'],
    ],
  ])('reports %s with its location', async (_, text, expected) => {
    const file = 'docs/guides/alpha.md'
    const source = await site.read(file)
    await site.write(file, source.replace('Text.', text))
    const { code, stderr } = await build()
    await site.write(file, source)
    expect(code).toBe(1)
    for (const part of expected) expect(stderr).toContain(part)
  })

  // @covers 10.80
  test('reports an export that docent lacks with its location', async () => {
    const file = 'website/src/components/Badge.js'
    const source = await site.read(file)
    await site.write(
      file,
      `import { matchRoutes } from '@docusaurus/router'\nmatchRoutes()\n${source}`,
    )
    const { code, stderr } = await build()
    await site.write(file, source)
    expect(code).toBe(1)
    expect(stderr).toContain(
      '[foreign-export] The import of "matchRoutes" from "@docusaurus/router"',
    )
    expect(stderr).toContain('components/Badge.js:1:10')
  })

  test('reports Markdown pages unless they are documents', async () => {
    const config = await site.read('website/docent.config.ts')
    await site.write('website/src/pages/about.md', '# About\n')
    const { code, stderr } = await build()
    await site.write(
      'website/docent.config.ts',
      config
        .replace('docs: {', "docs: [{ id: 'markdown-pages', path: 'src/pages', sidebars: {} }, {")
        .replace(/\},\n\}\)/, '}],\n})'),
    )
    const { stdout } = await build()
    const about = await article('about')
    await site.write('website/docent.config.ts', config)
    rmSync(join(site.dir, 'website/src/pages/about.md'))
    expect(code).toBe(1)
    expect(stderr).toMatch(/\[markdown-page\] A Markdown file in src\/pages.*[\s\S]*about\.md/)
    expect(stdout).toContain('pages in')
    expect(about).toBe('<h1>About</h1>')
  })

  // @covers 10.71
  test('reports all problems of front matter at once', async () => {
    const files = ['docs/guides/alpha.md', 'docs/guides/Beta.md']
    const sources = await Promise.all(files.map(site.read))
    for (const file of files) await site.edit(file, 'title:', 'own: 1\nother: 2\ntitle:')
    const { stderr } = await build()
    await Promise.all(files.map((file, at) => site.write(file, sources[at] ?? '')))
    for (const file of files) expect(stderr).toContain(`${file}:2`)
    expect(stderr.match(/unknown key "other" \(line 3\)/g)).toHaveLength(2)
  })
})

test('modules of Docusaurus need the plugin', async () => {
  const site = await copyFixture('basic')
  await site.edit('docs/intro.mdx', 'import ', "import Tabs from '@theme/Tabs'\nimport ")
  const { code, stderr } = await docent(['build', '--site', site.dir])
  await site.delete()
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /\[foreign-module\][\s\S]*docs\/intro\.mdx:\d+[\s\S]*Install @docent\/docusaurus/,
  )
})
