import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PagePayload } from '../../docent/src/shared/records/page-data.ts'
import { htmlToText } from '../../docent/src/shared/html.ts'
import { compareCopies } from '../../docent/test/copies/site-copies.ts'
import { docent, type Run } from '../../docent/test/support/docent.ts'
import { copyFixture, type FixtureSite } from '../../docent/test/support/fixtures.ts'

describe('a Docusaurus site with documents outside the site folder', () => {
  let site: FixtureSite
  let run: Run
  const build = (): Promise<Run> => docent(['build', '--site', join(site.dir, 'website')])
  beforeAll(async () => {
    site = await copyFixture('docusaurus')
    run = await build()
  })
  afterAll(() => site.delete())

  const payload = async (route: string): Promise<PagePayload> =>
    JSON.parse(await site.read(`website/dist/${route}/index.json`)) as PagePayload
  const article = async (route: string): Promise<string> => (await payload(route)).html
  const document = (route: string): Promise<string> => site.read(`website/dist/${route}/index.html`)
  const styles = (): string =>
    readdirSync(join(site.dir, 'website/dist/assets'))
      .filter((file) => /^style\..*\.css$/.test(file))
      .map((file) => readFileSync(join(site.dir, 'website/dist/assets', file), 'utf8'))
      .join('')

  // @covers 10.69
  test('builds unchanged', () => {
    expect(run.stderr).toBe('')
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('17 pages')
  })

  test('has components with state as HTML, with a warning that names the first page', async () => {
    expect(await article('next/guides/alpha')).toContain('<button>3</button>')
    expect(await article('counter')).toBe('<button>3</button>')
    const check = await docent(['check', '--site', join(site.dir, 'website')])
    expect(check.stdout).toMatch(/\n17 pages: no errors, 1 warning\n$/)
    for (const { stdout } of [run, check]) {
      expect(stdout.match(/\[stateful-component\]/g)).toHaveLength(1)
      expect(stdout).toContain(
        'The component "Counter" on the page /next/guides/alpha and 1 other calls useState()',
      )
      expect(stdout).toContain('docs/guides/alpha.md:7:1')
    }
  })

  test('has the page of a folder by the name of its file, whatever its case and ID', async () => {
    expect(await article('next/tools')).toContain('<h1>Tools</h1>')
    expect(await article('next/setup/setup')).toContain('<h1>Setup</h1>')
  })

  test("uses the site's partials, components, and packages on its pages", async () => {
    const html = await article('next/intro')
    expect(html).toMatch(/Version 2\.0, a <b class="[^"]*badge">badge<\/b>, and 🎉/)
    expect(html).not.toContain('A comment')
  })

  // @covers 10.63
  test('has the styles that pages and components import', () => {
    expect(styles()).toMatch(/\.intro\{color:#639\}/)
    expect(styles()).toMatch(/badge\{color:#d2691e\}/)
    // The header of a home page made from Docusaurus's template
    expect(styles()).toMatch(/header\[class\]\{max-width:none\}/)
    expect(styles()).toMatch(/\.hero--primary[^{]*\{background:var\(--ifm-hero-background-color/)
  })

  // @covers 10.69
  test("finds linked files next to the page, in the documents' folder, and as files to copy", async () => {
    const html = await article('next/intro')
    expect(html).toContain('<a href="/next/api/Store">the store</a>')
    expect(html).toContain('<a href="/next/api/Store">the store again</a>')
    expect(html).toMatch(/<a href="\/assets\/list\.\w+\.csv">/)
    expect(html).toContain('<a href="/old/index.php">')
    expect(await article('next/guides/gamma')).toContain('href="/next/api/Store"')
  })

  // @covers 10.69
  test('has images that pages import, require, or refer to with @site, and SVG files as components', async () => {
    const html = await article('next/intro')
    expect(html).toMatch(/<img src="\/assets\/dot\.[^"]+\.png" alt="Required"/)
    expect(html).toMatch(/<img src="\/assets\/dot\.[^"]+\.png" alt="Imported"/)
    expect(html).toMatch(
      /<img src="\/assets\/dot\.[^"]+\.png" alt="In the static folder"[^>]*width="6"/,
    )
    expect(html).toMatch(/<svg[^>]*fill-opacity=".5" width="12"[^>]*><title>Star<\/title><path/)
  })

  // @covers 10.69
  test('moves head elements to the head and only there', async () => {
    expect(await document('next/intro')).toMatch(
      /<title>Introduction to everything<\/title>[\s\S]*<meta name="robots" content="noarchive"\/>[\s\S]*<\/head>/,
    )
    expect(await article('next/intro')).not.toContain('<meta')
    expect(await document('team')).toMatch(/<meta name="team" content="yes"\/>[\s\S]*<\/head>/)
  })

  // @covers 10.70
  test("has the page's source in its edit link", async () => {
    const { page } = await payload('next/intro')
    expect(page.editUrl).toBe('https://github.com/acme/moved/edit/main/docs/intro.md')
    expect((await payload('intro')).page.editUrl).toBe(
      'https://github.com/acme/moved/edit/main/website/versioned_docs/version-1.0/intro.md',
    )
  })

  test('has tabs whose labels are in `values`, in that order', async () => {
    const html = await article('next/forms')
    expect([...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'Windows',
      'macOS',
    ])
    expect(html).toMatch(/aria-label="Windows">For PCs\.<\/div>/)
    expect(html).toMatch(/aria-label="macOS" hidden="until-found">For Macs\.<\/div>/)
  })

  // @covers 10.80
  test('has images for both color modes, and images that Docusaurus would resize', async () => {
    const html = await article('next/forms')
    expect(html).toMatch(/<img[^>]*src="\/assets\/dot\.[^"]+"[^>]*class="color-mode-light"/)
    expect(html).toMatch(/<img[^>]*src="\/img\/dark\.png"[^>]*class="color-mode-dark"/)
    expect(html).toMatch(/<img[^>]*src="\/assets\/dot\.[^"]+\.png"[^>]*alt="Ideal"/)
  })

  test('has Markdown copies with the text, the anchors, and the links of their pages', async () => {
    const { differences } = await compareCopies(join(site.dir, 'website'))
    expect(differences).toEqual([])
  })

  // @covers 10.80
  test("has the text of files that pages import with webpack's loader", async () => {
    expect(htmlToText(await article('next/forms'))).toContain('export default memo(')
  })

  // @covers 10.80
  test('has pages that redirect, with a link', async () => {
    expect(await document('start')).toMatch(
      /<meta http-equiv="refresh" content="0; url=\/intro"\/>[\s\S]*<\/head>/,
    )
    expect(await article('start')).toContain('href="/intro"')
  })

  // @covers 10.69
  test('selects the tab in the address before the first paint', async () => {
    const html = await document('next/forms')
    const [, script = ''] = /<script>([^<]*data-query[^<]*)<\/script>/.exec(html) ?? []
    const window = new Window({ url: 'https://moved.example.com/next/forms?os=mac' })
    window.document.body.innerHTML = await article('next/forms')
    new Function('document', 'location', 'localStorage', script)(
      window.document,
      window.location,
      window.localStorage,
    )
    const shown = window.document.querySelector('[role=tabpanel]:not([hidden])')
    expect(shown?.textContent).toBe('For Macs.')
  })

  test('has the table of contents in the article', async () => {
    expect(await article('next/forms')).toContain(
      '<ul><li><a href="#Tabs">Tabs</a><ul><li><a href="#nested-id">Nested</a></li></ul></li><li><a href="#own">A heading component</a></li></ul>',
    )
  })

  test('has the table of contents that the page exports, with the headings of a partial', async () => {
    const { html, page } = await payload('next/contents')
    expect(page.toc?.map(({ id, html: text }) => [id, text])).toEqual([
      ['First-step', 'First step'],
      ['getState-and-more', 'getState() and more'],
      ['end', 'The <code>end</code>'],
    ])
    expect(html).not.toContain('docent-toc')
    const [nav = ''] = /<nav class="toc"[\s\S]*?<\/nav>/.exec(await document('next/contents')) ?? []
    expect([...nav.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'First-step',
      'getState-and-more',
      'end',
    ])
  })

  test('keeps the case of headings in their anchors if the site asks for it', async () => {
    expect(await article('next/contents')).toContain('<h2 id="Not-in-the-contents">')
  })

  test('imports and shows the content of an mdx-code-block fence', async () => {
    expect(await article('next/contents')).toMatch(/<b class="[^"]*badge">in a fence<\/b>/)
  })

  test("has cards for the page's category", async () => {
    const html = await article('next/guides/delta')
    const cards = html.split('</ul>').map((list) => list.match(/(?<=card-title"><a href=")[^"]*/g))
    expect(cards.slice(0, 2)).toEqual([
      ['/next/guides/alpha', '/next/guides/Beta', '/next/guides/gamma'],
      ['/next/guides/alpha'],
    ])
    expect(html).toContain('3 entries')
  })

  test("has the classes of a sidebar's entries", async () => {
    expect(await document('next/guides/delta')).toMatch(/<li class="last"><a [^>]*>Delta</)
  })

  test('passes the configuration to pages, and uses what their layout sets', async () => {
    expect(await article('props')).toContain('<div class="wide"><h1>Moved by Acme</h1></div>')
    const html = await document('props')
    expect(html).toContain('<title>Props | Moved</title>')
    expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="A page with props."/>',
    ])
  })

  test.each([
    ['code', '<figcaption class="code-title">a.js</figcaption>'],
    ['colors in code', '<span class="tk-k">const</span>'],
    ['an admonition', 'admonition-caution"><p class="admonition-title">Mind</p>This.'],
    ['a heading', '<h2 id="own">A heading component'],
    ['details', '<details><summary>More</summary>Inside.</details>'],
    ['a link', '<a href="/next/api/Store">A link</a>'],
    ['a text', 'A text'],
    ['an image', '<img alt="" src="/img/dot.png"/>'],
    ['a directive', '<section class="card wide" title="A card"><p>In a card.</p></section>'],
    ['memo', '<i>memoized</i>'],
    ['forwardRef', '<i>forwarded</i>'],
    ['a partial among the components', '<p>Hello from <strong>a partial</strong>.</p>'],
  ])('has components: %s', async (_, html) => {
    expect(await article('next/forms')).toContain(html)
  })

  test('has sidebars in the older format, for each version, and in the order of Docusaurus', () => {
    const folder = join(site.dir, 'website/dist/assets')
    const sidebars = readdirSync(folder)
      .filter((file) => file.startsWith('sidebar-'))
      .map((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/"label":"([^"]*)"/g)].map(
          ([, label]) => label,
        ),
      )
    expect(sidebars).toContainEqual(['Old', 'Old introduction'])
    expect(sidebars).toContainEqual([
      'First steps',
      '2',
      'Forms',
      'Guides',
      'Alpha',
      'Beta',
      'Delta',
      'Gamma',
      'API',
      'Store',
    ])
  })

  // @covers 10.69
  test('has pages in `.js` files', async () => {
    expect(await article('team')).toContain('The team of Moved')
    expect(await document('team')).toContain('<title>Team | Moved</title>')
  })
})
