import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite, writtenSite } from '../support/fixtures.ts'

describe('docent build on invalid content', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
    await docent(['build', '--site', site.dir])
  })
  afterAll(() => site.delete())

  /** Builds with a changed page, then restores it. */
  async function buildWith(file: string, from: string, to: string): Promise<Run> {
    await site.edit(file, from, to)
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.edit(file, to, from)
    return run
  }

  // @covers 2.5.16, 8.10
  test.each([
    [
      'a broken link',
      '(/guides/second)',
      '(/guides/secnd)',
      'broken-link',
      'docs/intro.mdx:9',
      'Did you mean "/guides/second"?',
    ],
    [
      'a broken anchor',
      '#a-custom-heading)',
      '#a-custm-heading)',
      'broken-anchor',
      'docs/intro.mdx:9',
      'Did you mean "#a-custom-heading"?',
    ],
    [
      'a broken file link',
      './guides/first.md',
      './guides/frist.md',
      'broken-markdown-link',
      'docs/intro.mdx:9',
      'Did you mean "./guides/first.md"?',
    ],
    ['a syntax error', '{answer}', '{answer', 'mdx-syntax', 'docs/intro.mdx:', 'close them'],
    ['an unknown component', '<Box>', '<Bx>', 'mdx-syntax', 'docs/intro.mdx:', 'close them'],
    [
      'a missing partial',
      '../partials/shared.mdx',
      '../partials/shard.mdx',
      'partial-not-found',
      'docs/intro.mdx',
      "Correct the import's path",
    ],
    [
      'lines that a partial does not have',
      '../partials/shared.mdx',
      '../partials/shared.mdx?lines=100-200',
      'partial-lines',
      'docs/intro.mdx:',
      'Correct the lines',
    ],
    [
      'unknown front matter',
      'description:',
      'descripton:',
      'invalid-front-matter',
      'docs/intro.mdx:3',
      'Did you mean "description"?',
    ],
    [
      'an unknown sidebar',
      'description:',
      'displayed_sidebar: guids\ndescription:',
      'unknown-sidebar-id',
      'docs/intro.mdx:3',
      'Did you mean "guides"?',
    ],
    [
      'an unknown next page',
      'description:',
      'pagination_next: guides/secnd\ndescription:',
      'unknown-doc-id',
      'docs/intro.mdx:3',
      'Did you mean "guides/second"?',
    ],
    [
      'an unknown previous page',
      'description:',
      'pagination_prev: nowhere\ndescription:',
      'unknown-doc-id',
      'docs/intro.mdx:3',
      'Available IDs:',
    ],
  ])('stops at %s with its location and a fix', async (_name, from, to, code, location, fix) => {
    const run = await buildWith('docs/intro.mdx', from, to)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(`[${code}]`)
    expect(run.stderr).toContain(location)
    expect(run.stderr).toContain(fix)
  })

  test('stops at an unknown component', async () => {
    await site.edit('docs/guides/second.mdx', '![A dot]', '<Boxx />\n\n![A dot]')
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.edit('docs/guides/second.mdx', '<Boxx />\n\n', '')
    expect(run.stderr).toContain('[unknown-component] The page uses the component <Boxx>')
    expect(run.stderr).toContain('docs/guides/second.mdx:11:1')
    expect(run.stderr).toContain('Did you mean "Box"?')
    expect(run.code).toBe(1)
  })

  test('stops at a link to an old address', async () => {
    const run = await buildWith('docs/intro.mdx', '(/guides/second)', '(/old/first)')
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('[redirected-link]')
    expect(run.stderr).toContain('docs/intro.mdx:9')
    expect(run.stderr).toContain('Use the new address: "/guides/first#a-custom-heading"')
  })

  test('stops at redirects and feeds with broken links and reports their locations', async () => {
    await site.edit('redirects.json', '"/intro"', '"/intor"')
    await site.edit('docent.config.ts', "second', date", "secnd', date")
    const run = await docent(['check', '--site', '.'], site.dir)
    await site.edit('redirects.json', '"/intor"', '"/intro"')
    await site.edit('docent.config.ts', "secnd', date", "second', date")
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('[redirect-to-nowhere]')
    expect(run.stderr).toContain('redirects.json:2:13')
    expect(run.stderr).toContain('Did you mean "/intro"?')
    expect(run.stderr).toContain('[feed-to-nowhere]')
    expect(run.stderr).toContain('docent.config.ts:17')
  })

  test("keeps the site's own rules and omits redirect pages if configured", async () => {
    await site.write('static/_redirects', '/own /intro 302')
    await site.edit(
      'docent.config.ts',
      "redirects: 'redirects.json',",
      "redirects: 'redirects.json', redirectPages: false,",
    )
    await docent(['build', '--site', '.'], site.dir)
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.edit('docent.config.ts', ' redirectPages: false,', '')
    await site.remove('static/_redirects')
    expect(run.code).toBe(0)
    expect(await site.read('dist/_redirects')).toMatch(/^\/own \/intro 302\n\/start \/intro 301\n/)
    expect(existsSync(join(site.dir, 'dist/start/index.html'))).toBe(false)
    expect(existsSync(join(site.dir, 'dist/start/index.json'))).toBe(true)
  })

  test('an imported image is written, regardless of its size', async () => {
    // A valid header, and enough bytes to keep the bundler from inlining the image.
    const image = Buffer.concat([
      readFileSync(join(site.dir, 'docs/guides/dot.png')),
      Buffer.alloc(8192, 1),
    ])
    writeFileSync(join(site.dir, 'docs/guides/large.png'), image)
    await site.write(
      'docs/guides/picture.mdx',
      'import large from \'./large.png\'\n\n# Picture\n\n<img src={large} alt="A large picture" />\n',
    )
    const { stderr } = await docent(['build', '--site', '.'], site.dir)
    expect(stderr).toBe('')
    const [, src = ''] =
      /<img src="\/([^"]+)"/.exec(await site.read('dist/guides/picture/index.html')) ?? []
    expect(readFileSync(join(site.dir, 'dist', src)).equals(image)).toBe(true)
    await site.remove('docs/guides/picture.mdx')
  })

  test('--keep-assets keeps the assets of the specified number of earlier builds', async () => {
    const assets = async (): Promise<string[]> =>
      (await readdir(join(site.dir, 'dist/assets'))).filter((name) => name.startsWith('sidebar-'))
    const buildKeeping = async (label: string, count: number): Promise<string[]> => {
      await site.write('docs/guides/extra.md', `---\ntitle: ${label}\n---\n\nText.\n`)
      const run = await docent(['build', '--site', '.', '--keep-assets', String(count)], site.dir)
      expect(run.stderr).toBe('')
      return assets()
    }
    const first = await buildKeeping('One', 0)
    const second = await buildKeeping('Two', 1)
    expect(second).toEqual(expect.arrayContaining(first))
    const third = await buildKeeping('Three', 1)
    expect(third).toEqual(expect.arrayContaining(second.filter((name) => !first.includes(name))))
    expect(third.filter((name) => first.includes(name) && name.includes('guides'))).toEqual([])
    await site.remove('docs/guides/extra.md')
  })

  test('stops at a missing image', async () => {
    const run = await buildWith('docs/guides/second.mdx', './dot.png', './dots.png')
    expect(run.stderr).toContain('[broken-image]')
    expect(run.stderr).toContain('docs/guides/second.mdx:11:1')
  })

  // @covers 2.5.17, 8.10
  test('warns about duplicate routes and builds', async () => {
    await site.write(
      'docs/guides/later.md',
      '---\nslug: /guides/first\ntitle: Later\n---\n\nText.\n',
    )
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.remove('docs/guides/later.md')
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('[duplicate-route] Several pages have the route /guides/first')
  })

  // @covers 5.6, 8.4
  test("reports that a page module without a default export can't be rendered", async () => {
    await site.write('src/pages/empty.tsx', 'export const nothing = 1\n')
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.remove('src/pages/empty.tsx')
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('cannot render anything')
    expect(run.stderr).toContain('src/pages/empty.tsx')
  })

  test('reports all invalid pages at once', async () => {
    await site.edit('docs/intro.mdx', '{answer}', '{answer')
    await site.edit('docs/guides/first.md', ':::tip[', ':::tipp[')
    const run = await docent(['build', '--site', '.'], site.dir)
    expect(run.stderr).toContain('[mdx-syntax]')
    expect(run.stderr).toContain('[unknown-admonition] There is no admonition ":::tipp".')
    expect(run.stderr).toContain('The checks found 2 problems.')
    await site.edit('docs/intro.mdx', '{answer', '{answer}')
    await site.edit('docs/guides/first.md', ':::tipp[', ':::tip[')
  })

  test('reports faulty imports of a page by line', async () => {
    const own = await writtenSite({
      'docs/a.mdx':
        "import A from './_a.mdx'\nimport B from './_b.mdx'\nimport C from './c.js'\nimport D from './_d.mdx'\n\n# Title\n\n<A /><B /><C /><D />\n",
    })
    const { stderr } = await docent(['build'], own.dir)
    await own.delete()
    expect(stderr.match(/docs\/a\.mdx:\d/g)).toEqual(
      [1, 2, 3, 4].map((line) => `docs/a.mdx:${line}`),
    )
  })

  test('reports front matter, category files, and the text of other pages at once', async () => {
    const own = await writtenSite(
      {
        'docs/a.md': '---\ntitel: A\n---\n\nText.\n',
        'docs/b/_category_.json': '{ "lable": "B" }',
        'docs/b/b.md':
          '# B\n\n![None](./none.png)\n\n:::noet\nText.\n:::\n\n![None](./other.png)\n',
        'docs/draft.md': '---\ndraft: true\n---\n\n:::draft\n:::\n',
        'i18n/fr/docs/b/b.md': '---\nsidbar_label: B\n---\n\nTexte.\n',
        'versioned_docs/version-1/c.md': '---\ndraft: maybe\n---\n\nText.\n',
      },
      "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, docs: { versions: { current: {}, 1: {} } }",
    )
    const { stderr } = await docent(['build'], own.dir)
    await own.delete()
    for (const text of [
      'unknown key "titel"',
      'unknown key "lable"',
      '"./none.png"',
      '":::noet"',
      '"./other.png"',
      'unknown key "sidbar_label"',
      '"maybe"',
    ])
      expect(stderr).toContain(text)
    expect(stderr).not.toContain(':::draft')
    expect(stderr).toContain('The checks found 7 problems.')
  })

  test('reports text, components, links, and images of link previews at once', async () => {
    const own = await writtenSite({
      'docs/all/_category_.yml': 'link:\n  type: generated-index\n  image: /gone.png\n',
      'docs/all/broken.md': '# Broken\n\n:::noet\nText.\n:::\n',
      'docs/all/components.mdx': '# Components\n\n<Unknown />\n',
      'docs/all/queried.md': '---\nimage: /shown.png?v=2\n---\n\n# Queried\n',
      'static/shown.png': 'An image.',
      'docs/all/links.md':
        '---\nimage: none.png\n---\n\n# Links\n\n[Page](/gone) [Unknown anchor](./broken.md#any) [Anchor](../index.md#gone)\n',
      'docs/all/partial.mdx': "import Part from './_part.mdx'\n\n# Partial\n\n<Part />\n",
      'docs/all/_part.mdx': '![None](./part.png)\n',
    })
    const { stderr } = await docent(['build'], own.dir)
    await own.delete()
    for (const [code, at] of [
      ['broken-preview-image', 'docs/all/_category_.yml:3'],
      ['unknown-admonition', 'docs/all/broken.md:3'],
      ['unknown-component', 'docs/all/components.mdx:3'],
      ['broken-preview-image', 'docs/all/links.md:2'],
      ['broken-link', 'docs/all/links.md:7'],
      ['broken-anchor', 'docs/all/links.md:7'],
      ['broken-image', 'docs/all/_part.mdx:1'],
    ]) {
      expect(stderr).toContain(`[${code}]`)
      expect(stderr).toContain(at)
    }
    expect(stderr).toContain('The checks found 7 problems.')
  })
})

test.each([
  ['', ['page-failed', 'broken-link'], 'docs/links.md:3'],
  ["throw new Error('needs all pages')", ['page-failed'], 'docs/fails.mdx'],
])(
  'links are checked if a page fails and a plugin makes files: %j',
  async (statement, codes, place) => {
    const output = `output: (site) => { ${statement}; return [{ path: 'gen/plain', content: '' }] }`
    const written = await writtenSite(
      {
        'docs/fails.mdx': '# Fails\n\n{undefined.name}\n',
        'docs/links.md':
          '# Links\n\n[a](/none) [b](/gen/plain) [c](/gen/fails.json) [d](/fails#any)\n',
      },
      `plugins: [{ name: 'gen', ${output} }],`,
    )
    const { stderr } = await docent(['build', '--site', '.'], written.dir)
    await written.delete()
    expect([...stderr.matchAll(/^\[([\w-]+)\]/gm)].map(([, code]) => code)).toEqual(codes)
    expect(stderr).toContain(place)
  },
  120_000,
)
