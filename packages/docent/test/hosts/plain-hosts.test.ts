import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test as base } from 'vitest'
import { has } from '../../../../scripts/system-parts.mjs'
import { startPython, startS3, startServe, type Host } from './servers.ts'
import { buildSite, type BuiltSite } from './sites.ts'

/** Responses of hosts without docent's rules: the status, and the target of a redirect. */
type Expected = [status: number, location?: string]

interface PlainHost {
  name: string
  isInstalled: boolean
  start: (dist: string, baseUrl: string) => Promise<Host>
  /** The value of `trailingSlash` that suits this host. */
  trailingSlash: boolean | undefined
  baseUrl: '/' | '/docs/'
  /** By address. The addresses and the targets of redirects are relative to the base URL. */
  answers: Record<string, Expected>
  /** Whether unknown addresses get the site's not-found page. */
  hasNotFoundPage: boolean
  /** The old address as the host serves it, with a query. */
  old: string
  markdownType: string
  compresses: boolean
}

const folders = {
  trailingSlash: true,
  answers: {
    'docs/intro/?a=1': [200],
    'docs/intro/index.html': [200],
    'docs/intro.html': [404],
    'fr/': [200],
  } satisfies Record<string, Expected>,
  old: 'docs/begin/?a=1',
  compresses: false,
}

const s3 = {
  ...folders,
  name: 'S3',
  isInstalled: true,
  start: startS3,
  // The bucket's website redirects to the folder and loses the query.
  answers: { ...folders.answers, 'docs/intro': [302, 'docs/intro/'], fr: [302, 'fr/'] },
  hasNotFoundPage: true,
  markdownType: 'text/markdown',
} satisfies Partial<PlainHost>

const serve = {
  name: 'serve',
  isInstalled: true,
  start: startServe,
  answers: {
    'docs/intro?a=1': [200],
    'docs/intro/': [200],
    'docs/intro.html': [301, 'docs/intro'],
    fr: [200],
  } satisfies Record<string, Expected>,
  old: 'docs/begin?a=1',
  markdownType: 'text/markdown; charset=utf-8',
  compresses: true,
}

const python = {
  ...folders,
  name: 'Python',
  isInstalled: has('python'),
  start: startPython,
  answers: { ...folders.answers, 'docs/intro?a=1': [301, 'docs/intro/?a=1'], fr: [301, 'fr/'] },
  hasNotFoundPage: false,
  markdownType: 'text/markdown',
} satisfies Partial<PlainHost>

const HOSTS: PlainHost[] = [
  { ...s3, baseUrl: '/' },
  { ...s3, baseUrl: '/docs/' },
  { ...serve, trailingSlash: undefined, baseUrl: '/', hasNotFoundPage: true },
  { ...serve, trailingSlash: false, baseUrl: '/', hasNotFoundPage: true },
  // It looks for the page only at the root of the host.
  { ...serve, trailingSlash: false, baseUrl: '/docs/', hasNotFoundPage: false },
  { ...python, baseUrl: '/' },
  { ...python, baseUrl: '/docs/' },
]

const SITES = [
  { trailingSlash: undefined, baseUrl: '/' },
  { trailingSlash: false, baseUrl: '/' },
  { trailingSlash: false, baseUrl: '/docs/' },
  { trailingSlash: true, baseUrl: '/' },
  { trailingSlash: true, baseUrl: '/docs/' },
]

describe.each(SITES)('trailingSlash: $trailingSlash, baseUrl: $baseUrl', (options) => {
  const { trailingSlash, baseUrl } = options
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(options)
  })
  afterAll(() => site.delete())

  const hosts = HOSTS.filter(
    (host) => host.trailingSlash === trailingSlash && host.baseUrl === baseUrl,
  )
  describe.each(hosts)('$name', (expected) => {
    const test = base.skipIf(!expected.isInstalled)
    const { start, answers, hasNotFoundPage, old, markdownType, compresses } = expected
    let host: Host
    beforeAll(async () => {
      host = await start(site.dist, baseUrl)
    })
    afterAll(() => host.stop())

    // @covers 10.73
    test('serves each page at its canonical address', async () => {
      expect(site.addresses.length).toBeGreaterThan(10)
      for (const address of site.addresses) {
        const { status, headers, body } = await host.get(address)
        expect(status, address).toBe(200)
        expect(headers['content-type'], address).toContain('text/html')
        const canonical = `<link rel="canonical" href="https://two.example.com${address}"/>`
        expect(body.toString(), address).toContain(canonical)
      }
    })

    test("redirects, serves, or rejects a page's other addresses", async () => {
      for (const [path, [status, location]] of Object.entries(answers)) {
        const answer = await host.get(baseUrl + path)
        expect(answer.status, path).toBe(status)
        expect(answer.headers.location, path).toBe(location && baseUrl + location)
      }
    })

    // @covers 10.73
    test('answers unknown addresses with the status 404', async () => {
      for (const path of ['nowhere', 'nowhere/', 'docs/nowhere', 'assets/gone.js']) {
        const { status, body } = await host.get(baseUrl + path)
        expect(status, path).toBe(404)
        expect(body.includes('<h1>Page not found</h1>'), path).toBe(hasNotFoundPage)
      }
    })

    // @covers 10.73
    test('old addresses have a page that redirects and keeps the query', async () => {
      const { status, body } = await host.get(baseUrl + old)
      expect(status).toBe(200)
      const to = `${baseUrl}docs/intro${trailingSlash ? '/' : ''}`
      expect(body.toString()).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`)
      expect(body.toString()).toContain(`<script data-to="${to}">`)
    })

    test('client navigation finds the data of pages and of old addresses', async () => {
      const page = await host.get(`${baseUrl}docs/intro/index.json`)
      expect(JSON.parse(page.body.toString())).toMatchObject({ page: { title: 'Introduction' } })
      const moved = await host.get(`${baseUrl}docs/begin/index.json`)
      const redirect = `${baseUrl}docs/intro${trailingSlash ? '/' : ''}`
      expect(JSON.parse(moved.body.toString())).toEqual({ redirect })
    })

    // @covers 10.73
    test('serves the Markdown copies with their type', async () => {
      for (const path of ['index.md', 'docs/intro.md', 'fr/community/help.md']) {
        const { status, headers, body } = await host.get(baseUrl + path)
        expect(status, path).toBe(200)
        expect(headers['content-type'], path).toBe(markdownType)
        expect(body.toString(), path).toMatch(/^# /)
      }
    })

    test('compresses text or sends it uncompressed', async () => {
      const plain = await host.get(`${baseUrl}routes.json`)
      const small = await host.get(`${baseUrl}routes.json`, { 'Accept-Encoding': 'gzip' })
      expect(small.headers['content-encoding']).toBe(compresses ? 'gzip' : undefined)
      const text = compresses ? gunzipSync(small.body) : small.body
      expect(text.equals(plain.body)).toBe(true)
    })
  })
})
