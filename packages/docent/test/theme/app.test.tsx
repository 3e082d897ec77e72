import { expect, test } from 'vitest'
import {
  page,
  renderShell,
  search,
  site,
  withItems,
  LOCALE_MENU,
  VERSION_MENU,
} from './fixture.tsx'

/** Text of the elements that match a regular expression, without tags. */
function texts(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replace(/<[^>]*>/g, ''))
}

test('the skip link is the first link and leads to the main content', () => {
  const html = renderShell()
  expect(/<a [^>]*>/.exec(html)?.[0]).toContain('href="#docent-main"')
  expect(html).toContain('<main id="docent-main"')
})

test('a docs page has a sidebar, breadcrumbs, a table of contents, the last update, an edit link, and neighbors', () => {
  const html = renderShell()
  expect(html).toContain('aria-label="Breadcrumbs"')
  expect(texts(html, /<a[^>]* href="#\w+"[^>]*>(.*?)<\/a>/g)).toEqual([
    'Syntax',
    'options',
    'Syntax',
    'options',
  ])
  expect(html).toContain('<time dateTime="2025-10-01T23:30:00Z">Oct 1, 2025</time>')
  expect(html).toContain('href="https://source.test/click.mdx"')
  expect(html).toMatch(/href="\/api\/clear" rel="prev"/)
  expect(html).toMatch(/href="\/api\/clock" rel="next"/)
})

test("a page with a Markdown copy links to it in the locale's language, even without an edit link", () => {
  const messages = { 'doc.markdown': 'En Markdown', 'doc.copyMarkdown': 'Copier' }
  const html = renderShell({
    site: { ...site, markdownPages: true, messages },
    page: { ...page, editUrl: undefined, lastUpdatedAt: undefined },
  })
  expect(texts(html, /(<a class="doc-action"[^>]* href="\/api\/click\.md".*?)<\/a>/g)).toEqual([
    'En Markdown',
  ])
  expect(texts(html, /(<button[^>]*data-intent="copy-markdown".*?)<\/button>/g)).toEqual(['Copier'])
  expect(renderShell()).not.toContain('.md"')
})

test('a page can be opened in the configured assistants with the address of its Markdown copy or its own', () => {
  const assistants = [{ name: 'Helper', url: 'https://helper.test/?q=Read%20{url}&u={url}' }]
  const links = (own: Partial<typeof site>): string[] =>
    renderShell({ site: { ...site, ...own, messages: { 'doc.openIn': 'Ouvrir dans…' } } }).match(
      /<details class="doc-open".*?<\/details>/g,
    ) ?? []
  const [menu = ''] = links({ assistants, markdownPages: true })
  expect(menu).toContain('Ouvrir dans…')
  const address = 'https%3A%2F%2Fdocs.acme.test%2Fapi%2Fclick'
  expect(menu).toContain(
    `<a href="https://helper.test/?q=Read%20${address}.md&amp;u=${address}.md" rel="nofollow noopener">Helper</a>`,
  )
  expect(links({ assistants })[0]).toContain(`u=${address}"`)
  expect(links({})).toEqual([])
})

test("the last changes of a page are collapsed and in the locale's language", () => {
  const changes = [
    { date: '2026-03-04', text: 'Fix <b> & more', url: 'https://source.test/commit/abc' },
    { date: '2026-01-02', text: 'Begin' },
  ]
  const messages = { 'doc.changes': 'Historique' }
  const html = renderShell({ site: { ...site, messages }, page: { ...page, changes } })
  const [details = ''] = html.match(/<details class="doc-changes">.*?<\/details>/) ?? []
  expect(details).toContain('<summary>Historique</summary>')
  expect(texts(details, /<li>(.*?)<\/li>/g)).toEqual([
    'Mar 4, 2026 Fix &lt;b&gt; &amp; more',
    'Jan 2, 2026 Begin',
  ])
  expect(details).toContain('href="https://source.test/commit/abc"')
  expect(details.match(/<a /g)).toHaveLength(1)
  expect(renderShell()).not.toContain('doc-changes')
})

test('the category of the page is open, and the others keep their setting', () => {
  const html = renderShell()
  const categories = html.match(/<details[^>]*data-collapse=""[^>]*><summary class="sidebar/g)
  expect(categories).toHaveLength(2)
  expect(categories?.map((tag) => tag.includes('open=""'))).toEqual([false, true])
  expect(html).toMatch(/aria-current="page"[^>]*>click<|href="\/api\/click" aria-current="page"/)
  expect(html).not.toContain('secret')
})

// @covers 10.76
test('entries of the sidebar have the classes from the configuration', () => {
  const html = renderShell({
    sidebar: {
      id: 'main',
      items: [
        { type: 'link', label: 'New', href: '/new', className: 'new-entry' },
        { type: 'html', value: '<hr>', className: 'line' },
        {
          type: 'category',
          label: 'Open',
          items: [],
          className: 'a',
          collapsible: false,
          collapsed: false,
        },
        {
          type: 'category',
          label: 'Page',
          href: '/p',
          items: [],
          className: 'b',
          collapsible: true,
          collapsed: true,
        },
      ],
    },
  })
  expect(html).toMatch(/<li class="new-entry"><a [^>]*href="\/new"/)
  expect(html).toContain('<li class="line"><hr>')
  expect(html).toContain('<li class="a"><span')
  expect(html).toContain('<li class="sidebar-page-category b">')
})

test('a React page has neither a sidebar nor a table of contents', () => {
  const html = renderShell({
    page: { ...page, kind: 'page', sidebar: undefined },
    sidebar: undefined,
  })
  expect(html).not.toContain('<aside')
  expect(html).not.toContain('On this page')
  expect(html).toContain('layout-page')
})

// @covers 2.1.4
test('the page sets the footer and the wrapper class', () => {
  const footer = { style: 'light' as const, columns: [], row: [], copyright: '© 2025 Acme' }
  expect(renderShell({ site: { ...site, footer } })).toContain('© 2025 Acme')
  const html = renderShell({
    site: { ...site, footer },
    page: { ...page, noFooter: true, wrapperClass: 'wide' },
  })
  expect(html).not.toContain('<footer')
  expect(html).toMatch(/class="layout layout-doc [^"]*wide"/)
})

test('a footer without columns is a row with middle dots', () => {
  const row = ['One', 'Two', 'Three'].map((label) => ({ label, href: `/${label}` }))
  const html = renderShell({ site: { ...site, footer: { style: 'light', columns: [], row } } })
  expect(html.match(/aria-hidden="true">·</g)).toHaveLength(2)
})

// @covers 8.6
test('a failing navbar item is reported with its path in the configuration', () => {
  const broken = withItems(
    { type: 'link', label: 'Fine', href: '/' },
    { type: 'link', label: 'Broken', href: '/x', activeBaseRegex: '(' },
  )
  expect(() => renderShell({ site: broken })).toThrow(
    'The navbar item navbar.items[1] could not be shown.',
  )
})

test('the search button is before the icon links unless an item sets its position', () => {
  const icon = {
    type: 'link',
    label: 'Source',
    href: '/source',
    icon: 'source',
    position: 'right',
  } as const
  const text = { type: 'link', label: 'Blog', href: '/blog', position: 'right' } as const
  const order = (...items: Parameters<typeof withItems>): string[] =>
    renderShell({ site: { ...withItems(...items), search } }).match(
      /data-intent="search"|Blog|aria-label="Source"/g,
    ) ?? []
  expect(order(text, icon)).toEqual(['Blog', 'data-intent="search"', 'aria-label="Source"'])
  expect(order(text)).toEqual(['Blog', 'data-intent="search"'])
  expect(order({ type: 'search', position: 'left' }, text, icon)).toEqual([
    'data-intent="search"',
    'Blog',
    'aria-label="Source"',
  ])
})

test('without a search there is no search button, even if an item is configured', () => {
  expect(renderShell({ site: withItems({ type: 'search' }) })).not.toContain('navbar-search')
})

test('languages and versions have menus', () => {
  const html = renderShell({ site: withItems(LOCALE_MENU, VERSION_MENU) })
  expect(html.match(/<details class="dropdown"/g)).toHaveLength(2)
})

test("a page that couldn't be loaded shows the reason and a button to try again", () => {
  const location = { pathname: '/api/click', search: '', hash: '' }
  const html = renderShell({
    navigation: { status: 'error', retry: () => undefined, location },
  })
  expect(html).toContain('Check your network connection.')
  expect(html).toContain('>Retry</button>')
})

test("the locale's messages replace the English ones", () => {
  const html = renderShell({ site: { ...site, messages: { 'toc.title': 'Sur cette page' } } })
  expect(html).toContain('Sur cette page')
  expect(html).not.toContain('On this page')
})

test('notices appear for another version, a draft, and an unlisted page', () => {
  const versioned = {
    ...site,
    docs: site.docs.map((docs) => ({
      ...docs,
      versions: docs.versions.map((version) => ({
        ...version,
        banner: version.isLast ? ('none' as const) : ('unreleased' as const),
        badge: true,
      })),
    })),
  }
  const html = renderShell({
    site: versioned,
    page: { ...page, version: 'current', draft: true, unlisted: true },
  })
  expect(html).toContain('This is unreleased documentation for Acme Docs, version Next.')
  expect(html).toMatch(/<a href="\/api\/click">Go to the latest version \(1.0\)<\/a>/)
  expect(html).toContain('Version: Next')
  expect(html).toContain('This page is a draft')
  expect(html).toContain('This page is unlisted')
})

test("a site without a search has no button for it and doesn't mention it", () => {
  expect(renderShell()).not.toContain('search')
  expect(renderShell({ site: { ...site, search } })).toContain('data-intent="search"')
})
