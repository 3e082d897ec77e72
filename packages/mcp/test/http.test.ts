import { request } from 'node:http'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { folderFiles } from '../src/site-files.ts'
import { refusal, serveHttp, type SessionLimits } from '../src/http.ts'
import { openSite } from '../src/open-site.ts'
import { webFiles } from '../src/web-files.ts'
import { listen, serveFolder } from '../../docent/src/serve/serve.ts'
import type { FixtureSite } from '../../docent/test/support/fixtures.ts'
import { buildSite, call, connect } from './site.ts'

const INITIALIZE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  },
})

/** Sends a request with `node:http`, because `fetch` can't set the headers that these tests need. */
function post(
  url: string,
  headers: Record<string, string | undefined> = {},
  body = INITIALIZE,
): Promise<{ status: number; session: string; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            session: String(response.headers['mcp-session-id']),
            text,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('docent mcp over HTTP', () => {
  let site: FixtureSite
  let close: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    site = await buildSite()
  })
  afterEach(() => close())
  afterAll(() => site.delete())

  const serve = async (limits: Partial<SessionLimits> = {}): Promise<string> => {
    const opened = await openSite(await folderFiles(`${site.dir}/dist`))
    const options = { port: 0, host: '127.0.0.1', strictPort: true }
    const served = await serveHttp(opened, options, limits)
    close = served.close
    return served.url
  }

  // @covers 10.35
  test('serves a session: search, read, list, and end', async () => {
    const url = await serve()
    const transport = new StreamableHTTPClientTransport(new URL(url))
    const client = await connect(transport)
    const found = await call(client, 'search', { query: 'zebra' })
    expect(found.data).toMatchObject({ results: [{ route: '/docs/guides/long' }] })
    const read = await call(client, 'read_page', { page: '/docs/guides/long', section: 'a-part' })
    expect(read.data.markdown).toBe('### A part\n\nInside of the part.\n\n')
    expect((await call(client, 'list_pages', {})).data).toMatchObject({ total: 4 })
    expect(await call(client, 'read_page', { page: '/../secret' })).toMatchObject({ isError: true })
    const session = transport.sessionId ?? ''
    await transport.terminateSession()
    await client.close()
    expect((await post(url, { 'mcp-session-id': session })).status).toBe(404)
  })

  test('several clients have their own sessions', async () => {
    const url = await serve()
    const clients = await Promise.all(
      Array.from({ length: 3 }, () => connect(new StreamableHTTPClientTransport(new URL(url)))),
    )
    const answers = await Promise.all(
      clients.map((client) => call(client, 'read_page', { page: '/docs/intro' })),
    )
    for (const { data } of answers) expect(data.title).toBe('Introduction')
    await Promise.all(clients.map((client) => client.close()))
  })

  // @covers 10.37
  test.each([
    { Host: 'evil.example' },
    { Host: 'localhost.evil.example:80' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('rejects requests that a web page of another site can send: %o', async (headers) => {
    const { status, text } = await post(await serve(), headers)
    expect(status).toBe(403)
    expect(text).toContain('jsonrpc')
  })

  test('accepts local names and a local origin', async () => {
    const url = await serve()
    const { port } = new URL(url)
    for (const headers of [{ Host: `localhost:${port}` }, { Origin: 'http://localhost:3000' }])
      expect((await post(url, headers)).status).toBe(200)
  })

  // @covers 10.37
  test('limits the number of sessions and replaces idle ones', async () => {
    const url = await serve({ sessions: 2, idle: 60_000 })
    expect((await post(url)).status).toBe(200)
    expect((await post(url)).status).toBe(200)
    const third = await post(url)
    expect(third.status).toBe(503)
    expect(third.text).toContain('Too many sessions')
    await close()
    const other = await serve({ sessions: 1, idle: 0 })
    const first = await post(other)
    expect((await post(other)).status).toBe(200)
    expect((await post(other, { 'mcp-session-id': first.session })).status).toBe(404)
  })

  test('replaces the oldest session of a client that has too many', async () => {
    const url = await serve({ sessions: 10, perClient: 2, idle: 60_000 })
    const [first, second] = [await post(url), await post(url)]
    expect((await post(url)).status).toBe(200)
    const list = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' })
    expect((await post(url, { 'mcp-session-id': first.session }, list)).status).toBe(404)
    expect((await post(url, { 'mcp-session-id': second.session }, list)).status).toBe(200)
  })

  test('a session that only listens can be replaced', async () => {
    const url = await serve({ sessions: 1, idle: 0 })
    const first = await post(url)
    const stream = await fetch(url, {
      headers: { Accept: 'text/event-stream', 'mcp-session-id': first.session },
    })
    expect(stream.status).toBe(200)
    expect((await post(url)).status).toBe(200)
    // The stream has ended.
    expect(await stream.text()).toBe('')
  })

  test("doesn't count a request that starts no session", async () => {
    const url = await serve({ sessions: 1, idle: 60_000 })
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect((await post(url, {}, list)).status).toBe(400)
    expect((await post(url, {}, '{')).status).toBe(400)
    expect((await post(url)).status).toBe(200)
  })

  // @covers 10.37
  test("limits the size of a request's body and serves only one path", async () => {
    const url = await serve({ bodyBytes: 1000 })
    expect((await post(url, {}, `${INITIALIZE}${' '.repeat(1000)}`)).status).toBe(413)
    expect((await post(url.replace('/mcp', '/'))).status).toBe(404)
    expect((await post(url.replace('/mcp', '/mcp/../docs'))).status).toBe(404)
  })

  test('reads a published site below its base URL', async () => {
    const dir = `${site.dir}/dist`
    const web = await listen(serveFolder({ dir, baseUrl: '/docs/', redirects: new Map() }), {
      port: 0,
      host: '127.0.0.1',
      strictPort: true,
    })
    try {
      const opened = await openSite(webFiles(`${web.url}/docs`))
      const served = await serveHttp(opened, { port: 0, host: '127.0.0.1', strictPort: true })
      close = served.close
      const client = await connect(new StreamableHTTPClientTransport(new URL(served.url)))
      const found = await call(client, 'search', { query: 'zebra' })
      expect(found.data).toMatchObject({ results: [{ route: '/docs/guides/long' }] })
      const own = await call(client, 'read_page', { page: `${web.url}/docs/guides/long.md#rows` })
      expect(own.data).toMatchObject({
        section: 'rows',
        url: 'https://basic.example.com/docs/guides/long#rows',
      })
      const none = await call(client, 'read_page', { page: '/docs/guides/lnog' })
      expect(none.text).toContain('"/docs/guides/long"')
      await client.close()
    } finally {
      web.server.closeAllConnections()
      web.server.close()
    }
  })
})

describe('the guard against requests of other sites', () => {
  test.each([
    ['127.0.0.1', { host: 'localhost:4500' }, true],
    ['127.0.0.1', { host: '[::1]:4500' }, true],
    ['127.0.0.1', { host: '192.168.0.7:4500' }, false],
    ['127.0.0.1', { host: undefined }, false],
    ['127.0.0.1', { host: 'a b' }, false],
    ['docs.local', { host: 'docs.local:4500', origin: 'http://docs.local:4500' }, true],
    ['docs.local', { host: 'docs.local:4500', origin: 'http://other.local' }, false],
    ['0.0.0.0', { host: '192.168.0.7:4500' }, true],
    ['::', { host: '[fe80::1]:4500' }, true],
    ['0.0.0.0', { host: 'rebound.example:4500' }, false],
  ])('listening on %s, %o is allowed: %s', (listeningOn, headers, allowed) => {
    expect(refusal(headers, listeningOn) === undefined).toBe(allowed)
  })
})
