import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PagePayload } from '../../src/model/page-data.ts'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

describe('docent build on a small site', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await copyFixture('basic')
    run = await docent(['build', '--site', site.dir])
  }, 60_000)
  afterAll(() => site.delete())

  const html = (route: string): Promise<string> => site.read(`dist/${route}/index.html`)

  test('succeeds and reports what it did in plain lines', () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('✓ Compile pages')
    expect(run.stdout).toMatch(/7 pages in .*dist\/ \(7 written\)/)
    expect(run.stdout).not.toContain('\x1b[')
  })

  test('writes a page and its payload with the same article', async () => {
    const payload = JSON.parse(await site.read('dist/intro/index.json')) as PagePayload
    expect(await html('intro')).toContain(payload.html)
    expect(payload.page).toMatchObject({ route: '/intro', title: 'Introduction', sidebar: 'hand' })
    expect(payload.build).toMatch(/^\w{12}$/)
  })

  test('names the page and the generator in the head', async () => {
    const page = await html('intro')
    expect(page).toContain('<title>Introduction | Basic</title>')
    expect(page).toContain('<meta name="description" content="Where to begin."/>')
    expect(page).toContain('<meta name="generator" content="docent 3.1.1">')
  })

  test('shows only the site title for a page without a title', async () => {
    expect(await site.read('dist/index.html')).toContain('<title>Basic</title>')
  })

  test('resolves links to files and keeps their anchors', async () => {
    const page = await html('intro')
    expect(page).toContain('href="/guides/first#a-custom-heading"')
    expect(page).toContain('href="/guides/second"')
  })

  test('numbers repeated headings and links headings of partials and components', async () => {
    const page = await html('intro')
    for (const id of ['repeated', 'repeated-1', 'from-the-partial', 'heading-of-a-component']) {
      expect(page).toContain(`id="${id}"`)
    }
    expect(page).toContain('title="Direct link to From the partial"')
  })

  test('gives partials their props and expressions their imports', async () => {
    const page = await html('intro')
    expect(page).toContain('Shared by intro.')
    expect(page).toContain('The answer is 42.')
  })

  test('renders islands with their props and static children', async () => {
    const page = await html('intro')
    expect(page).toContain(
      '<docent-island name="Counter" props="{&quot;start&quot;:2}" when="visible"',
    )
    expect(page).toContain('Count <!-- -->2')
    expect(page).toContain('<docent-slot><p>Static <strong>child</strong>.</p></docent-slot>')
  })

  test('never puts a direct link on the title', async () => {
    expect(await html('guides/first')).toMatch(/<h1[^>]*>First guide<\/h1>/)
  })

  test("keeps colons that aren't directives", async () => {
    expect(await html('guides/first')).toContain('<code>:visible</code>, 10:30 and a :colon.')
  })

  test('gives images a size and a hashed address', async () => {
    const page = await html('guides/second')
    const src = /src="(\/assets\/dot\.\w+\.png)"/.exec(page)?.[1] ?? ''
    expect(page).toMatch(/<img[^>]*width="6"[^>]*height="4"/)
    expect(existsSync(join(site.dir, 'dist', src))).toBe(true)
  })

  test('derives tabs for package managers and languages', async () => {
    expect(await html('guides/second')).toContain('data-value="pnpm"')
    const first = await html('guides/first')
    expect(first).toContain('<figcaption class="code-title">cypress.config.js</figcaption>')
    expect(first).toContain('class="line highlighted"')
  })

  test("omits drafts, and omits unlisted pages from the sitemap and the sidebar's order", async () => {
    expect(existsSync(join(site.dir, 'dist/guides/draft'))).toBe(false)
    expect(existsSync(join(site.dir, 'dist/guides/hidden/index.html'))).toBe(true)
    const sitemap = await site.read('dist/sitemap.xml')
    expect(sitemap).toContain('<loc>https://basic.example.com/guides/second</loc>')
    expect(sitemap).not.toContain('hidden')
    const next = JSON.parse(await site.read('dist/guides/first/index.json')) as PagePayload
    expect(next.page.next).toBeUndefined()
    expect(next.page.previous).toEqual({ label: 'Number two', href: '/guides/second' })
  })

  test('writes a manifest with a fingerprint for each route', async () => {
    const manifest = JSON.parse(await site.read('dist/routes.json')) as {
      routes: { path: string; id: string }[]
    }
    expect(manifest.routes.map(({ path }) => path)).toEqual([
      '/',
      '/guides/first',
      '/guides/hidden',
      '/guides/second',
      '/intro',
      '/search',
    ])
    for (const { path, id } of manifest.routes) expect(id).toMatch(new RegExp(`^${path}-\\w{3}$`))
  })

  test('writes rules, a page, and a payload for old addresses without listing them', async () => {
    expect(await site.read('dist/_redirects')).toContain('/start /intro 301\n')
    expect(await site.read('dist/server.nginx.conf')).toContain('"/intro$is_args$args"')
    expect(await site.read('dist/Caddyfile')).toContain('"/start" "/intro{docent_query}"')
    expect(await html('start')).toContain('content="0; url=/intro"')
    expect(await site.read('dist/start/index.json')).toBe('{"redirect":"/intro"}')
    expect(await site.read('dist/sitemap.xml')).not.toContain('start')
  })

  test('writes feeds and links to them only on their pages', async () => {
    expect(await site.read('dist/news.xml')).toContain(
      '<id>https://basic.example.com/guides/first#a-custom-heading</id>',
    )
    const link =
      '<link rel="alternate" type="application/atom+xml" title="News of Basic" href="/news.xml"/>'
    expect(await html('intro')).toContain(link)
    expect(await html('guides/second')).toContain(link)
    expect(await html('guides/first')).not.toContain('atom+xml')
  })

  test('contains nothing that dev adds to pages', async () => {
    const files = (await readdir(join(site.dir, 'dist'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    expect(files.some((file) => file.endsWith('.js'))).toBe(true)
    for (const file of files)
      expect(readFileSync(file, 'latin1'), file).not.toMatch(
        /docent-problems|docent:(?:problems|changed)|@vite\/client|vite-error-overlay/,
      )
  })

  test('copies static files and writes a not-found page', async () => {
    expect(await site.read('dist/note.txt')).toBe('User file\n')
    expect(await site.read('dist/404.html')).toContain('Page not found')
  })

  test("writes a results page that is a form without JavaScript and isn't indexed", async () => {
    const page = await html('search')
    expect(page).toContain('<meta name="robots" content="noindex')
    expect(page).toMatch(/<form[^>]* action="\/search" method="get">[\s\S]*name="q"/)
    expect(page).toMatch(/<noscript><p>Results need JavaScript[\s\S]*href="\/intro">Intro</)
    expect(await site.read('dist/sitemap.xml')).not.toContain('/search')
    expect(await html('intro')).toContain('data-intent="search"')
  })

  test('writes nothing if nothing has changed, and one page if one has', async () => {
    const before = statSync(join(site.dir, 'dist/intro/index.html')).mtimeMs
    const again = await docent(['build', '--site', site.dir])
    expect(again.stdout).toMatch(/\(0 written\)/)
    expect(statSync(join(site.dir, 'dist/intro/index.html')).mtimeMs).toBe(before)

    await site.edit('docs/guides/first.md', 'Inside.', 'Inside, changed.')
    const changed = await docent(['build', '--site', site.dir])
    expect(changed.stdout).toMatch(/\(1 written\)/)
    expect(await html('guides/first')).toContain('Inside, changed.')
  }, 60_000)

  test('removes the files of a deleted page', async () => {
    await site.remove('docs/guides/hidden.md')
    const after = await docent(['build', '--site', site.dir])
    expect(after.code).toBe(0)
    expect(existsSync(join(site.dir, 'dist/guides/hidden'))).toBe(false)
  }, 60_000)
})

describe('docent build on faulty content', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
    await docent(['build', '--site', site.dir])
  }, 60_000)
  afterAll(() => site.delete())

  /** Builds with a changed page, then restores it. */
  async function buildWith(file: string, from: string, to: string): Promise<Run> {
    await site.edit(file, from, to)
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.edit(file, to, from)
    return run
  }

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
      'Correct the path',
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
      'Available ids:',
    ],
  ])(
    'stops at %s with its location and a fix',
    async (_name, from, to, code, location, fix) => {
      const run = await buildWith('docs/intro.mdx', from, to)
      expect(run.code).toBe(1)
      expect(run.stderr).toContain(`[${code}]`)
      expect(run.stderr).toContain(location)
      expect(run.stderr).toContain(fix)
    },
    60_000,
  )

  test('stops at an unknown component', async () => {
    await site.edit('docs/guides/second.mdx', '![A dot]', '<Boxx />\n\n![A dot]')
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.edit('docs/guides/second.mdx', '<Boxx />\n\n', '')
    expect(run.stderr).toContain('[unknown-component] The page uses the component <Boxx>')
    expect(run.stderr).toContain('docs/guides/second.mdx:11:1')
    expect(run.stderr).toContain('Did you mean "Box"?')
    expect(run.code).toBe(1)
  }, 60_000)

  test('stops at a link to an old address', async () => {
    const run = await buildWith('docs/intro.mdx', '(/guides/second)', '(/old/first)')
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('[redirected-link]')
    expect(run.stderr).toContain('docs/intro.mdx:9')
    expect(run.stderr).toContain('Use the new address: "/guides/first#a-custom-heading"')
  }, 60_000)

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
    expect(run.stderr).toContain('docent.config.ts:16')
  }, 60_000)

  test('keeps the rules of a site and omits redirect pages if configured', async () => {
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
  }, 60_000)

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
  }, 60_000)

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
  }, 60_000)

  test('stops at a missing image', async () => {
    const run = await buildWith('docs/guides/second.mdx', './dot.png', './dots.png')
    expect(run.stderr).toContain('[broken-image]')
    expect(run.stderr).toContain('docs/guides/second.mdx:11:1')
  }, 60_000)

  test('warns about duplicate routes and builds', async () => {
    await site.write(
      'docs/guides/later.md',
      '---\nslug: /guides/first\ntitle: Later\n---\n\nText.\n',
    )
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.remove('docs/guides/later.md')
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('[duplicate-route] Several pages have the route /guides/first')
  }, 60_000)

  test('says that a page module without a default export cannot render anything', async () => {
    await site.write('src/pages/empty.tsx', 'export const nothing = 1\n')
    const run = await docent(['build', '--site', '.'], site.dir)
    await site.remove('src/pages/empty.tsx')
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('cannot render anything')
    expect(run.stderr).toContain('src/pages/empty.tsx')
  }, 60_000)

  test('shows all faulty pages at once', async () => {
    await site.edit('docs/intro.mdx', '{answer}', '{answer')
    await site.edit('docs/guides/first.md', ':::tip[', ':::tipp[')
    const run = await docent(['build', '--site', '.'], site.dir)
    expect(run.stderr).toContain('[mdx-syntax]')
    expect(run.stderr).toContain('[unknown-admonition] There is no admonition ":::tipp".')
    expect(run.stderr).toContain('2 pages could not be built')
  }, 60_000)
})

describe('the command line', () => {
  test.each([
    [['toString'], 'There is no command "toString".', 'Commands: "dev"'],
    [['biuld'], 'There is no command "biuld".', 'Did you mean "build"?'],
    [
      ['build', '--verbos'],
      'The command "build" has no flag "--verbos".',
      'Did you mean "--verbose"?',
    ],
    [
      ['build', '--keep-assets', 'all'],
      'The flag "--keep-assets" is "all"',
      'a number from 0 to 100',
    ],
    [['preview', '--port', 'x'], 'The flag "--port" is "x"', 'a number from 0 to 65535'],
    [['build', '--site', '/nowhere'], 'The site folder /nowhere does not exist.', 'docent build'],
  ])('%j is rejected with a hint', async (args, message, fix) => {
    const run = await docent(args)
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
    expect(run.stderr).toContain(fix)
  })

  test("preview rejects a site that hasn't been built", async () => {
    const site = await copyFixture('basic')
    const run = await docent(['preview', '--site', site.dir])
    await site.delete()
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('There is no built site')
  })

  test('preview rejects a port that is in use', async () => {
    const site = await copyFixture('basic')
    await docent(['build', '--site', site.dir])
    const server = createServer().listen(4399, 'localhost')
    await once(server, 'listening')
    const run = await docent(['preview', '--site', site.dir, '--port', '4399'])
    server.close()
    await site.delete()
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('Port 4399 is in use')
  }, 60_000)

  test('help lists the commands', async () => {
    const run = await docent(['--help'])
    expect(run.code).toBe(0)
    for (const command of ['dev', 'build', 'preview', 'check'])
      expect(run.stdout).toContain(command)
  })
})
