import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { prepare } from '../../src/page/prepare.ts'
import { docent, type Run } from '../support/docent.ts'
import { writtenSite, type FixtureSite } from '../support/fixtures.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>\n'

const media = `# Install

![shot](./shot.svg?w=10#gh-light-mode-only) ![logo](/img/logo.svg#light) ![any](pathname:///img/any.png)

<img src="/img/logo.svg" alt="logo" width="120">

<img src="./shot.svg" alt="shot"> and <img src="/project/img/logo.svg" alt="with the base URL">

<picture>
  <source srcset="/img/logo.svg 1x, ./shot.svg 2x" media="(prefers-color-scheme: dark)">
  <img src="/img/logo.svg" alt="in a picture">
</picture>

<video controls src="/img/demo.mp4" poster="/img/logo.svg"></video>

<!-- <img src="./none.png"> -->

Reference style: ![logo][logo]

[logo]: /img/logo.svg

[license](./LICENSE) [c](./main.c) [archive](./tests.7z) [properties](./app.properties)

<a href="./data.csv">data</a>

<a href="./setup.md#steps">HTML link</a> [absolute](/guide/setup.md) [page](./setup)
`
const files = {
  'docs/guide/install.md': media,
  'docs/guide/mdx.mdx':
    '# MDX\n\n<img src="./shot.svg" alt="shot" />\n\n<picture><source srcSet="/img/logo.svg 1x" /><img src="/img/logo.svg" alt="logo" /></picture>\n\n<Cards>\n  <Card title="Setup" href="./setup.md">Text.</Card>\n</Cards>\n\n<a href="./setup.md">JSX</a> <a href="./data.csv">file</a>\n',
  'docs/guide/setup.md': '# Setup\n\n## Steps\n\nSee [install](./install.md).\n',
  'docs/guide/shot.svg': SVG,
  'docs/other/shot.svg': SVG,
  'docs/other/page.md': '# Other\n\n![shot](./shot.svg)\n',
  ...Object.fromEntries(
    ['LICENSE', 'main.c', 'tests.7z', 'app.properties', 'data.csv'].map((name) => [
      `docs/guide/${name}`,
      'x\n',
    ]),
  ),
  'static/img/logo.svg': SVG,
  'static/img/demo.mp4': 'x',
  'i18n/ar/docs/guide/setup.mdx':
    '# الإعداد\n\n## Steps\n\n[التثبيت](./install.md) [MDX](./mdx.mdx)\n',
  'i18n/ar/docs/other/shot.svg': SVG,
  'i18n/ar/docs/other/page.md': '# أخرى\n\n![shot](./shot.svg)\n',
}
const versioned = Object.fromEntries(
  Object.entries(files).flatMap(([name, text]) =>
    name.startsWith('docs/') ? [[name.replace('docs/', 'versioned_docs/version-1.0/'), text]] : [],
  ),
)
const options = `baseUrl: '/project/', docs: { versions: { current: {}, '1.0': {} }, lastVersion: 'current' }, i18n: { defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: { ar: { direction: 'rtl' } } },`

describe('images, files, and links in two languages and two versions', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await writtenSite(
      { ...files, ...versioned, 'versioned_docs/version-1.0/index.md': '# Old home\n' },
      options,
    )
    run = await docent(['build', '--site', site.dir])
  }, 300_000)
  afterAll(() => site.delete())

  const page = (route: string): Promise<string> => site.read(`dist/${route}/index.html`)

  test('the build passes', () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
  })

  test.each(['guide/install', '1.0/guide/install', 'ar/guide/install', 'ar/1.0/guide/install'])(
    'every image and file of %s exists below the base URL',
    async (route) => {
      const html = await page(route)
      const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
      const found = [...article.matchAll(/ (?:src|poster|srcset|href)="([^"]*)"/g)]
        .flatMap(([, value = '']) => value.split(', '))
        .map((value) => value.split(/[ ?#]/)[0] ?? '')
        .filter((address) => address.includes('/assets/') || address.includes('/img/'))
      expect(found.length).toBeGreaterThanOrEqual(14)
      for (const address of found) {
        expect(address).toMatch(/^\/project\//)
        if (!address.endsWith('any.png'))
          expect(
            existsSync(join(site.dir, 'dist', address.slice('/project/'.length))),
            address,
          ).toBe(true)
      }
      expect(article).toMatch(/shot\.\w+\.svg\?w=10#gh-light-mode-only/)
      expect(article).toContain('src="/project/img/any.png"')
      for (const file of [
        /LICENSE\.\w+"/,
        /main\.\w+\.c"/,
        /tests\.\w+\.7z"/,
        /app\.\w+\.properties"/,
        /data\.\w+\.csv"/,
      ])
        expect(article).toMatch(file)
    },
  )

  test('links to source files in HTML and components lead to pages', async () => {
    const install = await page('guide/install')
    expect(install).toContain('<a href="/project/guide/setup#steps">HTML link</a>')
    expect(install).toContain('<a href="/project/guide/setup">absolute</a>')
    const mdx = await page('guide/mdx')
    expect(mdx).toContain('<a href="/project/guide/setup">JSX</a>')
    expect(mdx).not.toContain('setup.md"')
  })

  test('links lead from translated to untranslated pages and back', async () => {
    const setup = await page('ar/guide/setup')
    expect(setup).toContain('الإعداد')
    expect(setup).toContain('href="/project/ar/guide/install"')
    expect(setup).toContain('href="/project/ar/guide/mdx"')
    expect(await page('ar/guide/install')).toContain('href="/project/ar/guide/setup#steps"')
  })
})

test('files of the whole site have the same address in every language, also those of plugins', async () => {
  const links =
    '[a](/prices.csv) [b](/gen/data.json#x) [c](/LICENSE) [d](/sitemap.xml) [e](/llms.txt) [f](pathname:///gen/plain) [g](/second.md) [h](/second) [i](/node.js)\n\n[relative](./prices.csv) [each](./gen/each.txt) [own](./own.csv)\n\n<a href="/prices.csv">HTML</a>\n'
  const site = await writtenSite(
    {
      'docs/first.md': `# First\n\n${links}`,
      'docs/second.md': `# Second\n\n${links}`,
      'docs/node.md': '---\nslug: /node.js\n---\n\n# Node\n',
      'i18n/fr/docs/second.md': `# Deuxième\n\n${links}`,
      'static/prices.csv': 'x\n',
      'static/own.csv': 'x\n',
      'static/fr/own.csv': 'x\n',
      'static/LICENSE': 'x\n',
    },
    `baseUrl: '/project/', i18n: { locales: ['en', 'fr'] }, navbar: { items: [{ label: 'Prices', to: '/prices.csv' }] }, footer: { links: [{ label: 'Data', to: '/gen/data.json' }] },
    plugins: [{ name: 'gen', output: () => ['gen/data.json', 'gen/plain', 'gen/each.txt', 'fr/gen/each.txt'].map((path) => ({ path, content: '{}' })) }],`,
  )
  onTestFinished(site.delete)
  const { stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  const shared = 'prices.csv gen/data.json#x LICENSE sitemap.xml llms.txt gen/plain'
    .split(' ')
    .map((path) => `/project/${path}`)
  for (const [base, name] of [
    ['', 'first'],
    ['', 'second'],
    ['fr/', 'first'],
    ['fr/', 'second'],
  ]) {
    const html = await site.read(`dist/${base}${name}/index.html`)
    const paragraphs = [...html.matchAll(/<p><a [\s\S]*?<\/p>/g)]
    const [found, relative] = paragraphs.map(([paragraph]) =>
      [...paragraph.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    )
    const pages = ['second', 'second', 'node.js'].map((page) => `/project/${base}${page}`)
    expect(found).toEqual([...shared, ...pages])
    const ofLocale = ['gen/each.txt', 'own.csv'].map((path) => `/project/${base}${path}`)
    expect(relative).toEqual(['/project/prices.csv', ...ofLocale])
    expect(html).toContain('<a href="/project/prices.csv">HTML</a>')
    expect(html).toMatch(/<a [^>]*href="\/project\/prices.csv"[^>]*>(?:<[^>]*>)*Prices/)
    expect(html).toMatch(/<a [^>]*href="\/project\/gen\/data.json"[^>]*>(?:<[^>]*>)*Data/)
  }
}, 120_000)

describe('what is missing is an error with its line', () => {
  test.each([
    ['<img src="./missing.png" alt="x">', 'broken-image', 3],
    ['text <img src="/none.png" alt="x">', 'broken-image', 3],
    ['<picture>\n<source srcset="/none.png 2x">\n</picture>', 'broken-image', 4],
    ['![a][b]\n\n[b]: /none.svg', 'broken-image', 3],
    ['<a href="./setup.md#nothing">x</a>', 'broken-anchor', 3],
  ])(
    '%j',
    async (text, code, line) => {
      const site = await writtenSite({
        'docs/page.md': `# Page\n\n${text}\n`,
        'docs/setup.md': '# Setup\n',
      })
      const { stderr } = await docent(['build', '--site', '.'], site.dir)
      await site.delete()
      expect(stderr).toContain(`[${code}]`)
      expect(stderr).toContain(`docs/page.md:${line}`)
    },
    120_000,
  )
})

test('a translation without an original is an error that names it', async () => {
  const site = await writtenSite(
    { 'i18n/fr/docs/extra.md': '# Extra\n' },
    "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
  )
  await expect(prepare(await loadConfig(site.dir), { drafts: false })).rejects.toMatchObject({
    code: 'unused-translation',
    file: join(site.dir, 'i18n/fr/docs/extra.md'),
  })
  await site.delete()
})
