import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VERSION } from '../../src/shared/version.ts'
import type { PagePayload } from '../../src/shared/records/page-data.ts'
import { docent, type Run } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

describe('docent build on a small site', () => {
  let site: FixtureSite
  let run: Run
  beforeAll(async () => {
    site = await copyFixture('basic')
    run = await docent(['build', '--site', site.dir])
  })
  afterAll(() => site.delete())

  const html = (route: string): Promise<string> => site.read(`dist/${route}/index.html`)

  test('succeeds and prints a report without colors', () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('✓ Compile pages')
    expect(run.stdout).toMatch(/7 pages in .*dist\/ \(7 written\)/)
    expect(run.stdout).not.toContain('\x1b[')
  })

  // @covers 1.8, 3.3
  test('writes a page and its payload with the same article', async () => {
    const payload = JSON.parse(await site.read('dist/intro/index.json')) as PagePayload
    expect(await html('intro')).toContain(payload.html)
    expect(payload.page).toMatchObject({ route: '/intro', title: 'Introduction', sidebar: 'hand' })
    expect(payload.build).toMatch(/^\w{12}$/)
  })

  test('writes the title and the generator into the head', async () => {
    const page = await html('intro')
    expect(page).toContain('<title>Introduction | Basic</title>')
    expect(page).toContain('<meta name="description" content="Where to begin."/>')
    expect(page).toContain(`<meta name="generator" content="docent ${VERSION}">`)
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

  // @covers 3.9
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

  // @covers 2.2.5
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

  test('writes only assets that other files refer to', async () => {
    const names = (await readdir(join(site.dir, 'dist'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    const texts = names
      .filter((name) => /\.(?:html|css|js|json)$/.test(name))
      .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    const assets = names.filter((name) => dirname(name).endsWith('dist/assets'))
    const unused = assets.filter(
      (asset) => !texts.some(({ name, text }) => name !== asset && text.includes(basename(asset))),
    )
    expect(assets.length).toBeGreaterThan(10)
    expect(unused).toEqual([])
  })

  test('copies static files and writes a not-found page', async () => {
    expect(await site.read('dist/note.txt')).toBe('User file\n')
    expect(await site.read('dist/404.html')).toContain('Page not found')
  })

  test("writes a results page that is a form without JavaScript and isn't indexed", async () => {
    const page = await html('search')
    expect(page).toContain('<meta name="robots" content="noindex')
    expect(page).toMatch(/<form[^>]* action="\/search" method="get">[\s\S]*name="q"/)
    expect(page).toMatch(
      /<noscript><p>Search results require JavaScript[\s\S]*href="\/intro">Intro</,
    )
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
  })

  test('removes the files of a deleted page', async () => {
    await site.remove('docs/guides/hidden.md')
    const after = await docent(['build', '--site', site.dir])
    expect(after.code).toBe(0)
    expect(existsSync(join(site.dir, 'dist/guides/hidden'))).toBe(false)
  })
})
