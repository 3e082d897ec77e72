import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { describe, expect, test } from 'vitest'
import type { PageList } from '../../docent/src/shared/records/page-list.ts'
import { readAddress } from '../src/read-page.ts'
import { similarRoutes } from '../src/similar-routes.ts'
import { excerpt } from '../src/tools.ts'
import { sectionAround, sectionsOf } from '../src/sections.ts'
import { createMcpServer } from '../src/mcp.ts'
import { openSite } from '../src/open-site.ts'
import { MissingFile, type SiteFiles } from '../src/site-files.ts'
import { connect, call } from './site.ts'

describe('names that a client can use for a page', () => {
  const origins = ['https://docs.example.com', 'http://localhost:4000']
  test.each([
    ['/docs/api/click', { route: '/docs/api/click' }],
    ['api/click', { route: '/docs/api/click' }],
    ['/api/click.md#options', { route: '/docs/api/click', anchor: 'options' }],
    ['/docs/api/click/', { route: '/docs/api/click' }],
    ['/docs/api/click.html?x=1#a%20b', { route: '/docs/api/click', anchor: 'a b' }],
    ['https://docs.example.com/docs/api/click.md', { route: '/docs/api/click' }],
    ['http://localhost:4000/docs/', { route: '/docs' }],
    ['https://docs.example.com/docs/index.md', { route: '/docs' }],
    ['/', { route: '/docs' }],
    ['/docs/caf%C3%A9', { route: '/docs/café' }],
  ])('%s', (text, address) => {
    expect(readAddress(text, { baseUrl: '/docs/' }, origins)).toEqual(address)
  })

  test.each([
    'https://docs.example.com:8080/docs/',
    'https://other.example/',
    'mailto:a@b.c',
    '/a//b',
  ])("don't include %s", (text) => {
    expect(readAddress(text, { baseUrl: '/docs/' }, origins)).toBeUndefined()
  })
})

describe('pages that a client may have meant', () => {
  const routes = ['/api/click', '/api/dblclick', '/cloud/click', '/app/install', '/api/visit']
  test.each([
    ['/api/clik', ['/api/click', '/cloud/click']],
    ['/cloud/click', ['/cloud/click', '/api/click', '/api/dblclick']],
    ['/app/guides/install-cypress', ['/app/install']],
    ['/nothing/like-it', []],
    ['/', []],
  ])('%s', (route, near) => {
    expect(similarRoutes(route, routes)).toEqual(near)
  })
})

describe('sections of a Markdown copy', () => {
  const heading = (level: number, id: string, text: string) => ({ level, id, text, html: text })
  const markdown = [
    '# Title',
    '## Use `cy.get()`',
    '````md',
    '```',
    '## in code',
    '```',
    '````',
    '### A [link](https://a.test/b) and \\*marks\\*',
    '## Same',
    'one',
    '## Same',
    'two',
  ].join('\n')

  test("have the page's anchors, even if the copy lacks a heading", () => {
    const known = [
      heading(2, 'get', 'Use cy.get()'),
      heading(3, 'left-out', 'Left out'),
      heading(3, 'link', 'A link and *marks*'),
      heading(2, 'same', 'Same'),
      heading(2, 'again', 'Same'),
    ]
    const sections = sectionsOf(markdown, known)
    expect(sections.map(({ anchor }) => anchor)).toEqual(['get', 'link', 'same', 'again'])
    const [first, , , last] = sections
    expect(markdown.slice(first?.start, first?.end)).toMatch(/^## Use.*\n[^]*marks\\\*\n$/)
    expect(markdown.slice(last?.start, last?.end)).toBe('## Same\ntwo')
  })

  test('have anchors derived from their text if the page is unknown', () => {
    expect(sectionsOf(markdown).map(({ anchor }) => anchor)).toEqual([
      'use-cyget',
      'a-link-and-marks',
      'same',
      'same-1',
    ])
  })

  test('have the anchors in the copy', () => {
    const text = '## Use `get` <a id="a&amp;b"></a>\n'
    expect(sectionsOf(text)).toMatchObject([{ anchor: 'a&b', heading: 'Use get' }])
  })

  test('contain the anchors of table rows', () => {
    const sections = sectionsOf('## A\n## B\n')
    const html = '<h2 id="a">A</h2><tr id="row">…</tr><h2 id="b">B</h2>'
    expect(sectionAround('row', html, sections)?.anchor).toBe('a')
    expect(sectionAround('none', html, sections)).toBeUndefined()
  })
})

test('a long text is cut at the end of a line, or within a line that is too long', () => {
  expect(excerpt('one\ntwo\nthree', 0, 9)).toEqual({ text: 'one\ntwo\n', next: 8 })
  expect(excerpt('one\ntwo\nthree', 8, 9)).toEqual({ text: 'three' })
  expect(excerpt('abcdef', 2, 2)).toEqual({ text: 'cd', next: 4 })
  expect(excerpt('abc', 10, 2)).toEqual({ text: '' })
})

describe('a site in memory', () => {
  const list = (pages: number, build = '1'): PageList => ({
    build,
    title: 'Large',
    tagline: '',
    url: 'https://large.example.com',
    baseUrl: '/',
    sections: [
      {
        id: 'all',
        title: 'All',
        pages: Array.from({ length: pages }, (_, index) => ({
          route: `/page-${index}`,
          title: `Page ${index}`,
          description: '',
        })),
      },
    ],
    moved: {},
  })
  const filesOf = (contents: Record<string, string>): SiteFiles => ({
    location: '/site',
    async read(path) {
      const text = contents[path]
      if (text === undefined) throw new MissingFile(path)
      return text
    },
  })
  const clientOf = async (contents: Record<string, string>, now?: () => number) => {
    const site = await openSite(filesOf(contents), now)
    const [own, other] = InMemoryTransport.createLinkedPair()
    await createMcpServer(site, await site.list()).connect(own)
    return connect(other)
  }

  test('lists its resources in pages', async () => {
    const client = await clientOf({ 'pages.json': JSON.stringify(list(250)) })
    const uris: string[] = []
    let cursor: string | undefined
    do {
      const part = await client.listResources({ cursor })
      expect(part.resources.length).toBeLessThanOrEqual(100)
      uris.push(...part.resources.map(({ uri }) => uri))
      cursor = part.nextCursor
    } while (cursor !== undefined)
    expect(new Set(uris).size).toBe(250)
  })

  test('without a search index explains how to find pages', async () => {
    const client = await clientOf({ 'pages.json': JSON.stringify(list(1)) })
    const { isError, text } = await call(client, 'search', { query: 'page' })
    expect(isError).toBe(true)
    expect(text).toContain('Find pages with list_pages.')
  })

  test('a page without its payload can be read, including its sections', async () => {
    const client = await clientOf({
      'pages.json': JSON.stringify(list(1)),
      'page-0.md': '# Page 0\n\n## Part\n\nText.\n',
    })
    const { data } = await call(client, 'read_page', { page: '/page-0#part' })
    expect(data).toMatchObject({ section: 'part', markdown: '## Part\n\nText.\n' })
  })

  test("pages have the addresses that the site's host serves", async () => {
    const addresses = { trailingSlash: true, roots: ['/'] }
    const client = await clientOf({
      'pages.json': JSON.stringify({ ...list(1), addresses }),
      'page-0.md': '# Page 0\n\nText.\n',
    })
    const { data } = await call(client, 'read_page', { page: '/page-0' })
    expect(data).toMatchObject({ url: expect.stringMatching(/\/page-0\/$/) })
  })

  test('a new build is detected', async () => {
    let time = 0
    const contents = { 'pages.json': JSON.stringify(list(1)) }
    const client = await clientOf(contents, () => time)
    contents['pages.json'] = JSON.stringify(list(2, '2'))
    expect((await call(client, 'list_pages', {})).data.total).toBe(1)
    time = 11_000
    expect((await call(client, 'list_pages', {})).data.total).toBe(2)
  })

  test.each(['{', '{}', JSON.stringify({ ...list(1), url: 'javascript:alert(1)' })])(
    'a list of pages that cannot be used is refused: %s',
    async (text) => {
      await expect(openSite(filesOf({ 'pages.json': text }))).rejects.toMatchObject({
        code: 'invalid-page-list',
      })
    },
  )
})
