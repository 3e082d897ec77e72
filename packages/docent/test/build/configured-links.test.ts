import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'

/** Inserts options before an existing line of the fixture's configuration. */
async function withOptions(site: FixtureSite, options: Record<string, string>): Promise<void> {
  for (const [before, added] of Object.entries(options))
    await site.edit('docent.config.ts', before, `${added}${before}`)
}

describe('links of the configuration below a base URL', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('two')
  })
  afterAll(() => site.delete())

  // @covers 8.15
  test('lead to pages below the base URL in the right locale', async () => {
    await withOptions(site, {
      'Version <b>2.0</b>': '<a href="/docs/intro">News</a> <a href="//host/x">Host</a> ',
      "{ type: 'html', value: '<hr>' }": `{ type: 'html', value: '<a href="/docs/guides/start">Menu</a>' },`,
      "{ type: 'html', value: '<b class=": `{ type: 'html', value: '<a href="/community/help">Bar</a>', position: 'left' },`,
      "'Copyright © 2025 Two'": `'<a href="/docs/intro">Terms</a> ' + `,
      "'intro', { type: 'category'": `{ type: 'html', value: '<a href="/community/help">Side</a>' },`,
      "{ label: 'Intro', to": `{ html: '<a href="/docs/intro">Raw</a>' },`,
    })
    const { code, stderr } = await docent(['build', '--site', site.dir])
    expect(stderr).toBe('')
    expect(code).toBe(0)
    for (const [folder, base] of [
      ['', '/two'],
      ['fr/', '/two/fr'],
    ] as const) {
      const html = await site.read(`dist/${folder}docs/intro/index.html`)
      for (const link of [
        `<a href="${base}/docs/intro">News</a>`,
        '<a href="//host/x">Host</a>',
        `<a href="${base}/docs/guides/start">Menu</a>`,
        `<a href="${base}/community/help">Bar</a>`,
        `<a href="${base}/docs/intro">Terms</a>`,
        `<a href="${base}/community/help">Side</a>`,
        `<a href="${base}/docs/intro">Raw</a>`,
      ])
        expect(html).toContain(link)
    }
  })

  // @covers 8.15, 11.19
  test("stop the build if they're broken, with the option's path", async () => {
    await withOptions(site, {
      'Version <b>2.0</b>': '<a href="/docs/intor">Old</a> ',
      "{ label: 'Regex'": "{ label: 'Gone', to: '/docs/gone', position: 'left' },",
      "{ label: 'Help', to: '/community/help' },\n      { label: 'Outside'":
        "{ label: 'Lost', to: '/community/help#lost' },",
      '  navbar: {': "  search: { popular: [{ label: 'Missing', to: '/docs/missing' }] },\n",
    })
    const { code, stderr } = await docent(['build', '--site', site.dir])
    expect(code).toBe(1)
    expect(stderr).toContain('announcementBar.content links to "/docs/intor"')
    expect(stderr).toContain('Did you mean "/docs/intro"?')
    expect(stderr).toContain('navbar.items[2].to links to "/docs/gone"')
    expect(stderr).toContain('search.popular[0].to links to "/docs/missing"')
    expect(stderr).toMatch(/footer\.links\[\d\]\.to links to "\/community\/help#lost", a heading/)
    expect(stderr).toContain('docent.config.ts:')
    // docent's own pages contain the navbar's links, too, but an author can't correct them there.
    expect(stderr).not.toContain('[broken-link]')
    expect(stderr).not.toContain('NotFoundPage')
  })
})
