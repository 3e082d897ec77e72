import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { BIN } from '../../docent/test/support/docent.ts'
import type { FixtureSite } from '../../docent/test/support/fixtures.ts'
import { buildSite, call, connect } from './site.ts'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

describe('docent mcp over standard input and output', () => {
  let site: FixtureSite
  let client: Client
  beforeAll(async () => {
    site = await buildSite()
    await writeFile(join(site.dir, 'secret.md'), 'Secret.\n')
    await symlink(join(site.dir, 'secret.md'), join(site.dir, 'dist/linked.md'))
    await symlink(site.dir, join(site.dir, 'dist/up'))
    client = await connect(
      new StdioClientTransport({
        command: 'node',
        args: [BIN, 'mcp', join(site.dir, 'dist')],
      }),
    )
  })
  afterAll(async () => {
    await client.close()
    await site.delete()
  })

  test('npx @docent/mcp serves the same site', async () => {
    const alone = await connect(
      new StdioClientTransport({ command: 'node', args: [CLI, join(site.dir, 'dist')] }),
    )
    const { data } = await call(alone, 'search', { query: 'zebra install' })
    expect(data).toMatchObject({ total: 1, results: [{ route: '/docs/guides/long' }] })
    await alone.close()
  })

  test('describes itself and offers three read-only tools', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'docent', title: 'Basic' })
    expect(client.getInstructions()).toContain('searches and reads Basic. A small site.')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_pages'])
    for (const tool of tools) {
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
      expect(tool.outputSchema).toMatchObject({ type: 'object' })
    }
  })

  // @covers 10.35
  test('a session: search, read a result, follow a link, and read a section', async () => {
    const found = await call(client, 'search', { query: 'zebra install' })
    expect(found.data).toMatchObject({
      total: 1,
      results: [
        {
          title: 'Long',
          route: '/docs/guides/long',
          url: 'https://basic.example.com/docs/guides/long',
          section: 'Guides',
          matches: [
            {
              anchor: 'install-the-zebra',
              heading: 'Install the zebra',
              url: 'https://basic.example.com/docs/guides/long#install-the-zebra',
            },
          ],
        },
      ],
    })
    expect(found.text).toContain('1. Long (Guides): /docs/guides/long\n')

    const page = await call(client, 'read_page', { page: '/docs/intro' })
    expect(page.data).toMatchObject({
      title: 'Introduction',
      url: 'https://basic.example.com/docs/intro',
    })
    const link = /\]\((https:\/\/basic\.example\.com\/docs\/guides\/first\.md#[^)]*)\)/.exec(
      page.text,
    )?.[1]
    expect(link).toBe('https://basic.example.com/docs/guides/first.md#a-custom-heading')
    const followed = await call(client, 'read_page', { page: link })
    expect(followed.data).toMatchObject({
      title: 'First guide',
      section: 'a-custom-heading',
      url: 'https://basic.example.com/docs/guides/first#a-custom-heading',
    })
    expect(followed.text).toMatch(/^## A heading <a id="a-custom-heading"><\/a>\n/)
    expect(followed.text).not.toContain('Text with')

    const section = await call(client, 'read_page', {
      page: 'guides/long',
      section: '#install-the-zebra',
    })
    expect(section.data.markdown).toMatch(/Inside of install\.\n\n### A part\n\nInside of the part/)
    expect(section.data.markdown).not.toContain('Rows')
    expect(section.data.sections).toEqual([
      { anchor: 'install-the-zebra', heading: 'Install the zebra', level: 2 },
      { anchor: 'a-part', heading: 'A part', level: 3 },
      { anchor: 'rows', heading: 'Rows', level: 2 },
      { anchor: 'lines', heading: 'Lines', level: 2 },
    ])
  })

  test("a search can be limited to a section, and having no results isn't an error", async () => {
    const none = await call(client, 'search', { query: 'zebra', section: 'hand' })
    expect(none.data).toMatchObject({ total: 0, results: [] })
    const nothing = await call(client, 'search', { query: 'qqqq' })
    expect(nothing).toMatchObject({ isError: false, text: 'No page matches "qqqq".' })
    const unknown = await call(client, 'search', { query: 'zebra', section: 'guide' })
    expect(unknown).toMatchObject({ isError: true })
    expect(unknown.text).toContain('Did you mean "guides"? Sections: "guides", "hand".')
  })

  test('all parallel queries get a response', async () => {
    const queries = ['zebra', 'guide', 'introduction', 'line']
    const answers = await Promise.all(queries.map((query) => call(client, 'search', { query })))
    expect(answers.map(({ data }) => data.query)).toEqual(queries)
  })

  test('a long page is read in parts that end at the end of a line', async () => {
    const parts: string[] = []
    let offset: unknown = 0
    while (offset !== undefined) {
      const { data, text } = await call(client, 'read_page', {
        page: '/docs/guides/long',
        offset,
        limit: 1000,
      })
      parts.push(String(data.markdown))
      offset = data.nextOffset
      if (offset !== undefined)
        expect(text).toContain(`To continue reading, pass offset ${String(offset)}.`)
    }
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts.slice(0, -1)) expect(part).toMatch(/\n$/)
    expect(parts.join('')).toBe(await site.read('dist/guides/long.md'))
  })

  // @covers 10.35
  test('pages are listed by section, in reading order and in parts', async () => {
    const first = await call(client, 'list_pages', { limit: 2 })
    expect(first.data).toMatchObject({
      sections: [
        { id: 'guides', title: 'Guides', pages: 3 },
        { id: 'hand', title: 'hand', pages: 1 },
      ],
      total: 4,
      pages: [{ route: '/docs/guides/second' }, { route: '/docs/guides/first' }],
      nextOffset: 2,
    })
    const rest = await call(client, 'list_pages', { offset: 2 })
    expect(rest.data.pages).toMatchObject([
      { route: '/docs/guides/long', section: 'Guides' },
      { route: '/docs/intro', section: 'hand' },
    ])
    expect(rest.data.nextOffset).toBeUndefined()
  })

  // @covers 10.38
  test('an old address returns the page that it redirects to', async () => {
    const moved = await call(client, 'read_page', { page: '/old/first' })
    expect(moved.data).toMatchObject({
      route: '/docs/guides/first',
      section: 'a-custom-heading',
      movedFrom: '/docs/old/first',
    })
    expect(moved.text).toContain('/docs/old/first has moved to this page.')
    const away = await call(client, 'read_page', { page: '/docs/elsewhere' })
    expect(away).toMatchObject({ isError: true })
    expect(away.text).toContain('has moved to another site: https://example.com/new')
  })

  // @covers 10.38
  test('the error for an unknown page or section has suggestions', async () => {
    const page = await call(client, 'read_page', { page: '/docs/guide/frist' })
    expect(page).toMatchObject({ isError: true })
    expect(page.text).toContain('The site has no page "/docs/guide/frist".')
    expect(page.text).toContain('Did you mean one of these? "/docs/guides/first".')
    const section = await call(client, 'read_page', { page: '/docs/guides/long', section: 'row' })
    expect(section.text).toContain('Did you mean "rows"? Sections: install-the-zebra, a-part')
    const odd = await call(client, 'read_page', { page: '/docs/constructor' })
    expect(odd.text).toContain('The site has no page')
  })

  // @covers 10.36
  test.each([
    '../secret',
    '/docs/../../secret.md',
    '/docs/%2e%2e/secret',
    '/docs/%2e%2e%2fsecret.md',
    '/docs/..%5csecret',
    '/docs/guides/./../../secret',
    '//evil.example/docs/intro',
    'https://evil.example/docs/intro.md',
    'https://basic.example.com.evil.example/docs/intro.md',
    'https://basic.example.com/docs/../../secret.md',
    'file:///etc/passwd',
    '/docs/intro\0.md',
    '/docs/%',
  ])('nothing outside the site is read: %s', async (page) => {
    const { isError, text } = await call(client, 'read_page', { page })
    expect(isError).toBe(true)
    expect(text).toContain('(page-outside-site)')
    await expect(client.readResource({ uri: page })).rejects.toThrow("isn't an address on this")
  })

  // @covers 10.36
  test.each(['/docs/linked', '/docs/up/secret', '/docs/%252e%252e/secret', '/etc/passwd'])(
    "a symbolic link out of the folder and a path that looks like one aren't read: %s",
    async (page) => {
      const { isError, text } = await call(client, 'read_page', { page })
      expect(isError).toBe(true)
      expect(text).toContain('(unknown-page)')
    },
  )

  test('every listed page is a resource, named by the address of its Markdown', async () => {
    const { resources, nextCursor } = await client.listResources()
    expect(nextCursor).toBeUndefined()
    expect(resources.map(({ uri }) => uri)).toContain(
      'https://basic.example.com/docs/guides/long.md',
    )
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(contents).toMatchObject([{ uri, mimeType }])
      expect((contents[0] as { text: string }).text).toMatch(/^# /)
    }
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates[0]?.uriTemplate).toBe('https://basic.example.com/docs/{+page}.md')
    await expect(client.listResources({ cursor: 'x' })).rejects.toThrow('The cursor "x" is unknown')
    await expect(
      client.readResource({ uri: 'https://basic.example.com/docs/none.md' }),
    ).rejects.toMatchObject({ code: -32_002 })
  })

  test('arguments beyond the limits are rejected', async () => {
    for (const args of [{ limit: 0 }, { limit: 201 }, { offset: -1 }])
      expect(await call(client, 'list_pages', args)).toMatchObject({ isError: true })
    expect(await call(client, 'search', { query: ' ' })).toMatchObject({ isError: true })
    expect(await call(client, 'search', { query: 'a'.repeat(301) })).toMatchObject({
      isError: true,
    })
  })
})
