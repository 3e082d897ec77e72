import { describe, expect, test } from 'vitest'
import { anchorRoute, checkLinks, type LinkingPage } from '../../../src/page/checks/check-links.ts'

const page = (
  route: string,
  hrefs: string[],
  ids: string[] = [],
  links: LinkingPage['links'] = [],
): LinkingPage => ({
  route,
  file: `/site/docs${route}.mdx`,
  hrefs,
  ids: new Set(ids),
  links,
})
const check = (pages: LinkingPage[], files: string[] = []) =>
  checkLinks({ pages, files: new Set(files), siteDir: '/site', sourceFiles: ['docs/b.mdx'] })

describe('checkLinks', () => {
  test('accepts pages, anchors, files, and other sites', () => {
    const found = check(
      [
        page(
          '/a',
          ['/b', '/b#x', '#own', '/file.pdf', 'https://example.com/#y', '/b?q=1'],
          ['own'],
        ),
        page('/b', [], ['x']),
      ],
      ['/file.pdf'],
    )
    expect(found).toEqual({ links: [], anchors: [], markdown: [], unchecked: [] })
  })

  test('accepts encoded and decoded anchors, as browsers do', () => {
    const { anchors } = check([page('/a', ['#%CE%B1', '#fn-%CE%B2'], ['α', 'fn-%CE%B2'])])
    expect(anchors).toEqual([])
  })

  test.each([
    ['./my%20page.md', 'docent-file:docs/my page.md', 'docent-file:docs/my%20page.md'],
    ['./größe.md', 'docent-file:docs/größe.md', 'docent-file:docs/gr%C3%B6%C3%9Fe.md'],
    ['/my page', undefined, '/my%20page'],
  ])('names the location of %s, which the compiler encodes', (url, resolved, href) => {
    const source = {
      url,
      file: '/site/docs/a.mdx',
      line: 7,
      column: 3,
      ...(resolved && { resolved }),
    }
    const { links, markdown } = check([page('/a', [href], [], [source])])
    expect([...links, ...markdown]).toMatchObject([{ line: 7, column: 3 }])
    for (const { message } of markdown) expect(message).toContain(`"${url}"`)
  })

  test('separates what Docusaurus does not check: links of components, and anchors that need a script', () => {
    const written = { url: '/setup#webpack', file: '/site/docs/a.mdx', line: 7, column: 3 }
    const typed = { url: '/none', file: '/site/docs/a.mdx', line: 8, column: 3 }
    const pages = [
      page('/a', ['/setup#webpack', '/none', '/of-component'], [], [written, typed]),
      { ...page('/setup', ['#webpack']), isIncomplete: true },
    ]
    const input = { pages, files: new Set<string>(), siteDir: '/site', sourceFiles: [] }
    const { links, anchors, unchecked } = checkLinks({ ...input, isForeign: true })
    expect(links).toMatchObject([{ line: 8 }])
    expect(anchors).toEqual([])
    expect(unchecked.map(({ message }) => /"(.*?)"/.exec(message)?.[1])).toEqual([
      '/setup#webpack',
      '/of-component',
      '#webpack',
    ])
    const own = checkLinks(input)
    expect([own.links.length, own.anchors.length, own.unchecked.length]).toEqual([2, 2, 0])
  })

  test('names a link once, on pages of all languages and lists that show its source', () => {
    const links = ['/none', '#none', './none.md', 'http://localhost:PORT'].map((url, at) => ({
      url,
      file: '/site/blog/first.md',
      ...(url.endsWith('.md') && { resolved: 'docent-file:blog/none.md' }),
      line: 3 + at,
      column: 1,
    }))
    const shown = (baseUrl: string, route: string, file: string): LinkingPage => ({
      ...page(`${baseUrl}${route}`, [
        `${baseUrl}none`,
        '#none',
        'docent-file:blog/none.md',
        'http://localhost:PORT',
      ]),
      file,
      baseUrl,
      links,
    })
    const found = check([
      shown('/', 'blog/first', '/site/blog/first.md'),
      shown('/', 'blog', '/site/.docent/list.mdx'),
      shown('/fr/', 'blog/first', '/site/blog/first.md'),
    ])
    expect(found.links).toHaveLength(2)
    expect(found.anchors).toHaveLength(1)
    expect(found.markdown).toHaveLength(1)
    const other = {
      ...page('/fr/b', ['/fr/none2'], [], [{ ...links[0]!, url: '/none2' }]),
      baseUrl: '/fr/',
    }
    expect(check([shown('/', 'a', '/site/blog/first.md'), other]).links).toHaveLength(3)
  })

  test("names the nearest page and the link's location", () => {
    const source = { url: '/bb', file: '/site/docs/a.mdx', line: 7, column: 3 }
    const { links } = check([page('/a', ['/bb'], [], [source]), page('/b', [])])
    expect(links[0]).toMatchObject({
      code: 'broken-link',
      file: '/site/docs/a.mdx',
      line: 7,
      column: 3,
    })
    expect(links[0]?.hint).toContain('/b')
  })

  test.each([
    ['./guide/index.md#x', 'docent-file:docs/guide/index.md#x', '/guide#x'],
    ['./index.md#x', 'docent-file:docs/index.md#x', '/#x'],
  ])('names the location of a link to an anchor of an index page: %s', (url, resolved, href) => {
    const other = { url: './c.md#x', file: '/site/docs/a.mdx', line: 3, column: 1 }
    const source = { url, resolved, file: '/site/docs/a.mdx', line: 7, column: 3 }
    const pages = [page('/a', [href], [], [other, source]), page('/guide', []), page('/', [])]
    expect(check(pages).anchors[0]).toMatchObject({ code: 'broken-anchor', line: 7, column: 3 })
  })

  test('names the nearest anchor', () => {
    const { anchors } = check([page('/a', ['/b#syntx']), page('/b', [], ['syntax'])])
    expect(anchors[0]?.hint).toBe('Did you mean "#syntax"?')
  })

  test("reports links to files that aren't pages", () => {
    const { markdown } = check([page('/a', ['docent-file:docs/c.mdx'])])
    expect(markdown[0]?.message).toContain('docs/c.mdx')
  })

  test.each([
    ['docs/a.mdx', './bb.mdx', 'docs/bb.mdx', './b.mdx'],
    ['docs/guides/start.mdx', '../bb.mdx', 'docs/bb.mdx', '../b.mdx'],
    ['partials/note.mdx', '../doc/b.mdx', 'doc/b.mdx', '../docs/b.mdx'],
    ['docs/a.mdx', './b.md', 'docs/b.md', './b.mdx'],
    ['docs/a.mdx', './B.MDX', 'docs/B.MDX', './b.mdx'],
    ['note.mdx', 'doc/b.mdx', 'doc/b.mdx', './docs/b.mdx'],
  ])('in %s, names the file nearest to %s as a link from there', (file, url, path, suggestion) => {
    const resolved = `docent-file:${path}`
    const link = { url, resolved, file: `/site/${file}`, line: 7, column: 3 }
    const { markdown } = check([page('/a', [resolved], [], [link])])
    expect(markdown[0]).toMatchObject({
      message: `The link "${url}" leads to a file that isn't a page.`,
      hint: `Did you mean "${suggestion}"?`,
      file: `/site/${file}`,
      line: 7,
    })
  })

  test('names the new address of a link to an old one, with its query and hash', () => {
    const source = { url: '/old?q=1#x', file: '/site/docs/a.mdx', line: 7, column: 3 }
    const { links } = checkLinks({
      pages: [page('/a', ['/old?q=1#x'], [], [source]), page('/b', [])],
      files: new Set(),
      siteDir: '/site',
      sourceFiles: [],
      redirects: new Map([['/old', '/b']]),
    })
    expect(links[0]).toMatchObject({
      code: 'redirected-link',
      hint: 'Use the new address: "/b?q=1#x"',
      line: 7,
    })
  })
})

describe('anchorRoute', () => {
  test.each([
    ['/b#x', '/b'],
    ['/b.html?q=1#x', '/b'],
    ['/caf%C3%A9#x', '/café'],
    ['#own', undefined],
    ['/b', undefined],
    ['/b#', undefined],
    ['https://example.com/b#x', undefined],
    ['docent-file:docs/c.mdx#x', undefined],
  ])('%s -> %s', (href, route) => {
    expect(anchorRoute(href)).toBe(route)
  })
})

test('an address that browsers cannot open is reported with its line', () => {
  const url = 'http://localhost:PORT/x'
  const source = { url, file: '/site/docs/a.mdx', line: 7, column: 3 }
  const { links } = check([
    page('/a', [url, '//localhost:PORT', 'mailto:a@b', 'tel:1'], [], [source]),
  ])
  expect(links).toMatchObject([
    { code: 'invalid-link', file: '/site/docs/a.mdx', line: 7, column: 3 },
    // A component's link.
    { code: 'invalid-link', file: '/site/docs/a.mdx' },
  ])
})
