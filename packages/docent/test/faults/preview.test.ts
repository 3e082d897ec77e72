import { symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../src/config/index.ts'
import { startPreview } from '../../src/serve/serve.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { build } from './harness.ts'
import { ODD_TARGETS, rawRequest, type RawResponse } from './requests.ts'

describe('preview', () => {
  let site: FixtureSite
  let port = 0
  let close = (): void => undefined

  beforeAll(async () => {
    site = await copyFixture('basic')
    await site.write('docs/node.js.md', '# Node.js\n\nA page that is named like a file.\n')
    const { code, stderr } = await build(site)
    if (code !== 0) throw new Error(stderr)
    const config = await loadConfig(site.dir)
    const server = await startPreview(config, { port: 0, host: 'localhost', strictPort: true })
    port = Number(new URL(server.url).port)
    close = server.close
  })
  afterAll(async () => {
    close()
    await site.delete()
  })

  const get = (target: string, headers?: Record<string, string>): Promise<RawResponse> =>
    rawRequest(port, target, { headers })

  test.each(ODD_TARGETS)('responds to GET %.60s', async (target) => {
    const { status, headers, body } = await get(target)
    expect([200, 301, 302, 400, 404, 414, 431]).toContain(status)
    expect(body).not.toContain('root:')
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?!\/)/)
    expect((await get('/intro')).status).toBe(200)
  })

  test("doesn't follow links that lead out of the output folder", async () => {
    const target = join(site.dir, 'package.json')
    writeFileSync(target, '{"name":"private"}')
    symlinkSync(target, join(site.dir, 'dist/leak.txt'))
    symlinkSync(site.dir, join(site.dir, 'dist/leak'))
    symlinkSync('robots.txt', join(site.dir, 'dist/own.txt'))
    for (const path of ['/leak.txt', '/leak/package.json', '/leak/docs/intro.mdx'])
      expect(await get(path)).toMatchObject({ status: 404 })
    expect(await get('/own.txt')).toMatchObject({ status: 200 })
  })

  test("doesn't serve its home page for another host or an absolute address", async () => {
    for (const target of ['//evil.example/', 'http://evil.example/', '/%2f%2fevil.example/'])
      expect([400, 404]).toContain((await get(target)).status)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('rejects %s', async (method) => {
    const { status, headers } = await rawRequest(port, '/intro', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  })

  test('responds to HEAD without a body', async () => {
    expect(await rawRequest(port, '/intro', { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
    })
    expect(await rawRequest(port, '/missing', { method: 'HEAD' })).toMatchObject({
      status: 404,
      body: '',
    })
  })

  test('serves ranges and rejects ranges outside the file', async () => {
    const whole = (await get('/note.txt')).body
    expect(await get('/note.txt', { Range: 'bytes=0-3' })).toMatchObject({
      status: 206,
      body: whole.slice(0, 4),
    })
    expect(await get('/note.txt', { Range: 'bytes=-5' })).toMatchObject({
      status: 206,
      body: whole.slice(-5),
    })
    for (const range of ['bytes=99999-', 'bytes=5-1', 'bytes=a-b', 'lines=1-2', 'bytes=', '-'])
      expect([200, 416], range).toContain((await get('/note.txt', { Range: range })).status)
    expect((await get('/note.txt', { Range: 'bytes=99999-' })).status).toBe(416)
  })

  test('supports conditional requests', async () => {
    const { headers } = await get('/intro')
    expect(headers.etag).toBeDefined()
    expect((await get('/intro', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304)
    expect((await get('/intro', { 'If-None-Match': '*' })).status).toBe(304)
    expect((await get('/intro', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get('/intro', { 'If-Modified-Since': 'yesterday' })).status).toBe(200)
  })

  test('compresses text, but not files that are already compressed', async () => {
    const { headers } = await get('/intro', { 'Accept-Encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toContain('Accept-Encoding')
    expect((await get('/intro')).headers['content-encoding']).toBeUndefined()
  })

  test("serves a page with a name like a file's, and its Markdown copy", async () => {
    expect((await get('/node.js')).body).toContain('A page that is named like a file.')
    const copy = await get('/node.js.md')
    expect(copy.status).toBe(200)
    expect(copy.headers['content-type']).toContain('text/markdown')
  })

  test('survives clients that are slow or disconnect', async () => {
    const slow = connect(port, 'localhost')
    slow.write('GET /intro HTTP/1.1\r\nHo')
    const gone = connect(port, 'localhost')
    gone.write('GET /intro HTTP/1.1\r\nHost: localhost\r\n\r\n')
    gone.once('data', () => gone.destroy())
    await new Promise((resolve) => gone.once('close', resolve))
    expect((await get('/intro')).status).toBe(200)
    slow.destroy()
  })

  test('listens only on this machine', async () => {
    await expect(
      new Promise((resolve, reject) => {
        connect(port, '127.0.0.2').on('connect', resolve).on('error', reject)
      }),
    ).rejects.toThrow('ECONNREFUSED')
  })
})
