import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDev, type RunningDev } from '../support/dev.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { ODD_TARGETS, rawRequest, type RawResponse } from './requests.ts'

describe('dev', () => {
  let site: FixtureSite
  let dev: RunningDev
  let port = 0

  beforeAll(async () => {
    site = await copyFixture('basic')
    await site.write('docs/node.js.md', '# Node.js\n\nA page that is named like a file.\n')
    dev = await startDev(site)
    port = dev.port
  })
  afterAll(async () => {
    dev.stop()
    await site.delete()
  })

  const get = (target: string, headers?: Record<string, string>): Promise<RawResponse> =>
    rawRequest(port, target, { headers })

  test.each(ODD_TARGETS)('responds to GET %.60s', async (target) => {
    const { status, headers, body } = await get(target)
    expect([200, 301, 302, 400, 403, 404, 414, 431]).toContain(status)
    expect(body).not.toContain('root:')
    expect(body).not.toMatch(/\n\s+at /)
    if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?!\/)/)
    expect((await get('/intro')).status).toBe(200)
  })

  test("serves only the site's files", async () => {
    const secret = join(site.dir, '../docent-secret.txt')
    writeFileSync(secret, 'root:secret')
    for (const target of [`/@fs${secret}`, `/@fs${secret}?raw`, `/@fs${secret}?import&raw`]) {
      const { status, body } = await get(target)
      expect(status, target).not.toBe(200)
      expect(body).not.toContain('root:secret')
    }
    expect((await get('/@vite/client')).status).toBe(200)
  })

  test.each(['/notes.txt', '/.ssh/id_rsa', '/docent.config.ts', '/package.json'])(
    "doesn't send %s, which is in the site's folder but not part of the site",
    async (path) => {
      mkdirSync(join(site.dir, '.ssh'), { recursive: true })
      for (const file of ['notes.txt', '.ssh/id_rsa', 'package.json'])
        writeFileSync(join(site.dir, file), '{"name": "root:secret"}')
      for (const target of [path, `${path}?raw`, `${path}?import`, `/@fs${site.dir}${path}?url`]) {
        const { status, body } = await get(target)
        expect(status, target).toBe(404)
        expect(body).not.toContain('root:secret')
      }
    },
  )

  test("sends a static file instead of a file in the site's folder", async () => {
    writeFileSync(join(site.dir, 'static/shared.txt'), 'static')
    writeFileSync(join(site.dir, 'shared.txt'), 'root:secret')
    expect(await get('/shared.txt')).toMatchObject({ status: 200, body: 'static' })
  })

  // @covers 10.48
  test("rejects other hosts and doesn't give other origins access", async () => {
    expect((await get('/intro', { Host: 'evil.example' })).status).toBe(403)
    const { headers } = await get('/intro', { Origin: 'http://localhost:9999' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  // @covers 10.48
  test('listens only on this machine', async () => {
    await expect(
      new Promise((resolve, reject) => {
        connect(port, '127.0.0.2').on('connect', resolve).on('error', reject)
      }),
    ).rejects.toThrow('ECONNREFUSED')
  })

  test("serves a page with a name like a file's", async () => {
    const { status, body } = await get('/node.js')
    expect(status).toBe(200)
    expect(body).toContain('A page that is named like a file.')
  })
})

describe('dev below a base URL', () => {
  let site: FixtureSite
  let dev: RunningDev

  beforeAll(async () => {
    site = await copyFixture('basic')
    await site.edit('docent.config.ts', "title: 'Basic',", "title: 'Basic', baseUrl: '/docs/',")
    dev = await startDev(site)
  })
  afterAll(async () => {
    dev.stop()
    await site.delete()
  })

  test('serves the page, its scripts, and its styles', async () => {
    const { status, body } = await rawRequest(dev.port, '/docs/intro')
    expect(status).toBe(200)
    const files = [...body.matchAll(/<(?:script[^>]*src|link rel="stylesheet" href)="([^"]+)"/g)]
    expect(files.length).toBeGreaterThan(2)
    for (const [, url = ''] of files) {
      // The style sheet for the page's parts is a `data:` URL.
      if (url.startsWith('data:text/css')) continue
      expect(url).toMatch(/^\/docs\/(?!docs\/)/)
      expect((await rawRequest(dev.port, url)).status, url).toBe(200)
    }
    const payload = await rawRequest(dev.port, '/docs/intro/index.json')
    expect(payload.status).toBe(200)
  })

  test('serves its home page with and without the slash', async () => {
    for (const target of ['/docs', '/docs/', '/docs?q=1'])
      expect((await rawRequest(dev.port, target)).status, target).toBe(200)
  })

  test.each(['/', '/intro', '/docsintro', '/docs2/intro', '/package.json'])(
    'redirects %s, which is outside the base URL, to the site',
    async (target) => {
      const { status, headers } = await rawRequest(dev.port, target)
      expect({ status, location: headers.location }).toEqual({ status: 302, location: '/docs/' })
    },
  )
})
