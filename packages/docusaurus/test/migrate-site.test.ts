import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { docent } from '../../docent/test/support/docent.ts'
import { DOCUSAURUS_SITE } from './docusaurus-site.ts'
import { folderWith } from './test-sites.ts'

/** The site in a folder named `website`, with packages installed above it. */
const websiteIn = (files = DOCUSAURUS_SITE): string =>
  folderWith(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`website/${path}`, text])),
    { linked: true },
  )

/** A hash of all names and contents in a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(folder, path)
    hash.update(path)
    if (statSync(file).isFile()) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

describe('docent migrate', () => {
  // @covers 10.33, 10.77
  test("writes a site that builds, reports all changes, and doesn't change the source", async () => {
    const root = websiteIn()
    const before = hashOf(join(root, 'website'))
    const { code, stdout, stderr } = await docent(['migrate', 'website'], root)
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(hashOf(join(root, 'website'))).toBe(before)

    const row = (...cells: string[]): RegExp =>
      new RegExp(cells.map((cell) => cell.replace(/[.*+?()[\]{}|$^]/g, '\\$&')).join('.*'))
    for (const [location, what, fix] of [
      [
        'docusaurus.config.ts:25',
        'docs.editUrl',
        'https://github.com/acme/widgets/edit/main/website/',
      ],
      ['docusaurus.config.ts:36', 'redirects', '2 addresses'],
      ['src/css/custom.css:2', '--ifm-color-primary', '--accent'],
      ['docs/install.md:2', 'front matter audience', '2 pages'],
      ['src/theme/MDXComponents.tsx:1', 'MDXComponents', 'mdxComponents'],
      ['docusaurus.config.ts:30', 'blog: blog', 'plugins: blog(), from @docent/blog'],
      ['blog/2026-01-01-hello.md:4', 'front matter mood', 'blog.frontMatter (1 page)'],
      ['docusaurus.config.ts:37', './plugins/counter.js', 'docent runs no plugins'],
      ['src/pages/index.tsx:1', 'src/pages/index.tsx', 'A page.'],
      ['src/pages/about.md:1', 'src/pages/about.md', 'markdown-pages'],
      ['src/pages/search.tsx', '@theme/SearchPage', '_search.tsx'],
      [':27', 'remarkPlugins[0]: remark-math', 'markdown.math'],
      [':27', 'remarkPlugins[1]: src/remark/shout.js', 'markdown.mdastPlugins'],
      [':27', 'remarkPlugins[2]', 'Export the plugin from a file'],
      ['i18n: 2 labels in fr', 'i18n/fr/labels.json'],
      ['src/theme/Footer/index.tsx', 'src/theme/Footer/index.tsx', 'footer'],
    ])
      expect(stdout).toMatch(row(location ?? '', what ?? '', fix ?? ''))
    expect(stdout).toContain('docent build --site website-docent')
    const text = readFileSync(join(root, 'website-docent/package.json'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      dependencies: {
        clsx: '^2.1.1',
        '@docent/blog': expect.stringMatching(/^\^\d/) as string,
        '@docent/diagrams': expect.stringMatching(/^\^\d/) as string,
        temml: '^0.13.5',
      },
      overrides: { react: '$react' },
    })
    expect(text).not.toContain('@docusaurus')
    expect(existsSync(join(root, 'website-docent/versions.json'))).toBe(true)

    const build = await docent(['build', '--site', 'website-docent'], root)
    expect(build.stderr).toBe('')
    expect(build.code).toBe(0)
    const page = (path: string): string =>
      readFileSync(join(root, 'website-docent/dist', path), 'utf8')
    expect(page('docs/intro.html')).toContain('What widgets were')
    const intro = page('docs/next/intro.html')
    expect(intro).toMatch(/class="badge"[^>]*>Stable</)
    expect(intro).toContain('<h2 id="getPartsn">')
    expect(intro).toContain('<math data-tex="2^n">')
    expect(intro).toMatch(/<figure [^>]*class="diagram mermaid"/)
    expect(page('fr/docs/next/install.html')).toContain('Une minute.!')
    expect(page('fr/docs/next/install.html')).toMatch(/>Manuel<[\s\S]*>Débuts</)
    expect(intro).toMatch(/>Guide<[\s\S]*>Start</)
    expect(page('start.html')).toContain('/docs/intro')
    expect(page('index.html')).toContain('Welcome to 1.0 by acme')
    const post = page('news/2026/01/01/hello.html')
    expect(post).toContain('The first post.!')
    expect(post).toContain('<a href="/news/tags/whats-new">What is new</a>')
    expect(post).toContain('<a href="/news/tags/other-things">Other things</a>')
    expect(post).toContain('<a href="/news/authors/ada">Ada Lovelace</a>')
    expect(page('fr/news/2026/01/01/hello.html')).toContain('Le premier article.')
    expect(page('news.html')).toContain('<h1>News</h1>')
    expect(page('about.html')).toContain('<h1>About widgets</h1>')
  })

  test('writes next to the Docusaurus configuration on request and changes nothing else', async () => {
    const root = websiteIn()
    const files = Object.keys(DOCUSAURUS_SITE)
    const { code, stdout } = await docent(['migrate', 'website', '--out', 'website'], root)
    expect(code).toBe(0)
    for (const path of files)
      expect(readFileSync(join(root, 'website', path), 'utf8')).toBe(DOCUSAURUS_SITE[path])
    expect(existsSync(join(root, 'website/docent.config.ts'))).toBe(true)
    expect(stdout).toMatch(
      /npm install docent react react-dom zod @docent\/docusaurus @docent\/(?:blog @docent\/diagrams|diagrams @docent\/blog) temml/,
    )
  })

  // @covers 10.33
  test('reports existing files and writes nothing', async () => {
    const root = websiteIn()
    mkdirSync(join(root, 'new/docs'), { recursive: true })
    writeFileSync(join(root, 'new/docent.config.ts'), '// mine')
    const before = hashOf(join(root, 'new'))
    const { code, stderr } = await docent(['migrate', 'website', '--out', 'new'], root)
    expect(code).toBe(1)
    expect(stderr).toContain('[migration-would-overwrite]')
    expect(stderr).toMatch(/- docent\.config\.ts\n\s*- docs\n/)
    expect(hashOf(join(root, 'new'))).toBe(before)
  })

  test('copies what links lead to, and writes through no link', async () => {
    const root = websiteIn()
    const outside = folderWith({ 'note.md': '# Note\n', 'logo.svg': '<svg/>' })
    mkdirSync(join(root, 'website/static'), { recursive: true })
    symlinkSync(join(outside, 'logo.svg'), join(root, 'website/static/linked.svg'))
    symlinkSync(outside, join(root, 'website/docs/outside'))
    symlinkSync('.', join(root, 'website/docs/loop'))
    const { code, stderr } = await docent(['migrate', 'website', '--out', 'new'], root)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const path of ['new/static/linked.svg', 'new/docs/outside', 'new/docs/outside/note.md'])
      expect(lstatSync(join(root, path)).isSymbolicLink(), path).toBe(false)
    expect(existsSync(join(root, 'new/docs/loop'))).toBe(false)

    mkdirSync(join(root, 'other'))
    symlinkSync(join(root, 'missing'), join(root, 'other/docent.config.ts'))
    symlinkSync(outside, join(root, 'other/src'))
    const before = hashOf(outside)
    const refused = await docent(['migrate', 'website', '--out', 'other'], root)
    expect(refused.stderr).toContain('[migration-would-overwrite]')
    expect(refused.stderr).toMatch(/- docent\.config\.ts/)
    expect(hashOf(outside)).toBe(before)
    expect(existsSync(join(root, 'missing'))).toBe(false)
  })

  test.each([
    ['no configuration', {}, ['migrate', 'website'], /\[missing-docusaurus-config\].*website\./],
    [
      'a broken configuration',
      { 'docusaurus.config.js': 'module.exports = {\n  title: unknown,\n}\n' },
      ['migrate', 'website'],
      /unknown is not defined[\s\S]*website\/docusaurus\.config\.js:2/,
    ],
    [
      'a configuration that ends the process',
      { 'docusaurus.config.js': 'module.exports = {}\nprocess.exit(0)\n' },
      ['migrate', 'website'],
      /it calls process\.exit\(0\)[\s\S]*website\/docusaurus\.config\.js:2/,
    ],
    [
      'a configuration that never settles',
      { 'docusaurus.config.js': 'module.exports = () => new Promise(() => {})\n' },
      ['migrate', 'website'],
      /its promise never settles[\s\S]*website\/docusaurus\.config\.js/,
    ],
    [
      'an output folder inside the site',
      DOCUSAURUS_SITE,
      ['migrate', 'website', '--out', 'website/new'],
      /\[migration-output-inside-site\]/,
    ],
    [
      'a configuration without a title',
      { 'docusaurus.config.js': 'module.exports = { url: "https://a.dev" }\n' },
      ['migrate', 'website'],
      /title is missing/,
    ],
  ])('%s is an error with its location', async (_, files, args, message) => {
    const { code, stderr } = await docent(args, websiteIn({ 'README.md': '', ...files }))
    expect(code).toBe(1)
    expect(stderr).toMatch(message)
  })
})
