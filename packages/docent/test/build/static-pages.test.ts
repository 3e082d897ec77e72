import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev } from '../support/dev.ts'
import { docent } from '../support/docent.ts'
import { type FixtureSite, writtenSite } from '../support/fixtures.ts'

/** docusaurus#3303, #5974, and #7653: generated HTML in the static folder, and files without an extension. */
describe('HTML in the static folder', () => {
  let site: FixtureSite

  beforeAll(async () => {
    site = await writtenSite(
      {
        'docs/index.md': '# Home\n',
        'docs/guide/first.md':
          '# First\n\n[a](/javadoc/) [b](/javadoc#x) [c](/javadoc/index.html) [d](../javadoc/) [e](/old.html) [f](/Brewfile) [g](/guide/first/)\n\n<a href="/javadoc/">HTML</a>\n',
        'docs/second.md': '# Second\n\n[a](/javadocs/)\n',
        'static/javadoc/index.html': '<h1>Javadoc</h1>\n',
        'static/old.html': '<h1>Old</h1>\n',
        'static/Brewfile': 'x\n',
        'sidebars.js':
          "export default { main: ['index', 'guide/first', 'second', { type: 'link', label: 'Picture', href: 'none.png' }] }\n",
      },
      `baseUrl: '/base/', i18n: { locales: ['en', 'fr'] }, docs: { sidebarPath: './sidebars.js' }, onBrokenLinks: 'warn', navbar: { items: [{ label: 'Javadoc', href: '/javadoc/' }] }`,
    )
  })
  afterAll(() => site.delete())

  test('is linked with the addresses that hosts serve, in all languages', async () => {
    const { stdout } = await docent(['build'], site.dir)
    for (const locale of ['', 'fr/']) {
      const html = await site.read(`dist/${locale}guide/first/index.html`)
      const [, links = ''] = /<p>(<a [\s\S]*?)<\/p>/.exec(html) ?? []
      expect([...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        '/base/javadoc/',
        '/base/javadoc/#x',
        '/base/javadoc/index.html',
        '/base/javadoc/',
        '/base/old.html',
        '/base/Brewfile',
        `/base/${locale}guide/first`,
      ])
      expect(html).toContain('<a href="/base/javadoc/">HTML</a>')
    }
    expect(stdout).toContain('The link "/base/javadocs" doesn\'t lead to a page')
    expect(stdout.match(/broken-link/g)).toHaveLength(1)
  })

  test('a broken link of a sidebar names the file with the sidebar', async () => {
    const { stdout } = await docent(['build'], site.dir)
    expect(stdout).toContain('docs.sidebars.main[3].href links to "none.png"')
    expect(stdout).toMatch(/sidebars\.js:1:\d+/)
  })

  test('is served by dev', async () => {
    const dev = await startDev(site)
    try {
      expect((await dev.get('/base/javadoc/')).body).toContain('<h1>Javadoc</h1>')
      expect((await dev.get('/base/javadoc')).status).toBe(301)
      expect((await dev.get('/base/Brewfile')).body).toBe('x\n')
      expect((await dev.get('/base/guide/first')).status).toBe(200)
    } finally {
      dev.stop()
    }
  })
})
