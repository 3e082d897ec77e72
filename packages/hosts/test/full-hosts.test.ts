import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test as base } from 'vitest'
import { encodeAddress } from '../../docent/src/shared/routes.ts'
import type { Host } from '../../docent/test/hosts/servers.ts'
import { buildSite, ODD_ADDRESSES, type BuiltSite } from '../../docent/test/hosts/sites.ts'
import { caddyfile } from '../src/caddyfile.ts'
import { nginxServer } from '../src/nginx-server.ts'
import { SERVERS, SITES } from './full-hosts.ts'

const FOREVER = 'public, max-age=31536000, immutable'

describe.each(SITES)(
  'trailingSlash: $trailingSlash, baseUrl: $baseUrl, precompress: $precompress',
  ({ precompress, ...options }) => {
    let site: BuiltSite
    beforeAll(async () => {
      site = await buildSite({ ...options, precompress, hosts: ['nginx', 'caddy'] })
    })
    afterAll(() => site.delete())

    describe.each(SERVERS)('$name', ({ start, isInstalled, brotli }) => {
      const test = base.skipIf(!isInstalled)
      let host: Host
      beforeAll(async () => {
        host = await start(site.dist, { brotli: brotli && precompress })
      })
      afterAll(() => host.stop())

      /** An address of the site. */
      const at = (path: string): string => options.baseUrl + path
      const slash = options.trailingSlash ? '/' : ''
      const ask = async (path: string, headers?: Record<string, string>) => {
        const { status, headers: answer } = await host.get(path, headers)
        return { status, to: answer.location }
      }

      // @covers 10.72
      test('serves each page at its canonical address', async () => {
        expect(site.addresses.length).toBeGreaterThan(10)
        for (const address of site.addresses) {
          const { status, headers, body } = await host.get(address)
          expect(status, address).toBe(200)
          expect(headers['content-type'], address).toBe('text/html; charset=utf-8')
          expect(headers['cache-control'], address).toBe('no-cache')
          expect(headers.etag, address).toBeDefined()
          expect(headers.vary, address).toContain('Accept')
          expect(headers['x-robots-tag'], address).toBeUndefined()
          const canonical = `<link rel="canonical" href="https://two.example.com${address}"/>`
          expect(body.toString(), address).toContain(canonical)
        }
      })

      // @covers 10.72
      test("redirects a page's other addresses to its canonical one, with the query", async () => {
        for (const page of ['docs/intro', 'fr/community/help']) {
          const to = at(page) + slash
          for (const end of ['', '/', '.html', '/index.html']) {
            const path = at(page) + end
            if (path === to) continue
            expect(await ask(path), path).toEqual({ status: 301, to })
            expect(await ask(`${path}?a=1&b=/`), path).toEqual({
              status: 301,
              to: `${to}?a=1&b=/`,
            })
          }
        }
        expect(await ask(at('index.html?a=1'))).toEqual({ status: 301, to: at('?a=1') })
        const french = options.trailingSlash === undefined ? at('fr') : at('fr/')
        const other = options.trailingSlash === undefined ? at('fr/') : at('fr')
        expect(await ask(`${other}?a=1`)).toEqual({ status: 301, to: `${french}?a=1` })
      })

      // @covers 10.72
      test('redirects old addresses to new ones and keeps the query', async () => {
        const intro = at('docs/intro') + slash
        const help = at('community/help') + slash
        for (const [old, to] of [
          ['docs/begin', intro],
          ['docs/begin/', intro],
          ['docs/begin?a=1', `${intro}?a=1`],
          ['fr/aide?a=1', `${at('fr/community/help')}${slash}?a=1`],
          ['old/query?a=1', `${intro}?from=old`],
          ['old/$?a=1', `${intro}?a=1#a-section`],
          ['old/%24', `${intro}#a-section`],
          ['old/caf%C3%A9', help],
          ...ODD_ADDRESSES.map((odd) => [encodeAddress(odd.slice(1)), help] as const),
          ...ODD_ADDRESSES.map((odd) => [`${encodeAddress(odd.slice(1))}/`, help] as const),
        ] as const)
          expect(await ask(at(old)), old).toEqual({ status: 301, to })
      })

      // @covers 10.72
      test.each([
        'nowhere',
        'nowhere/',
        'nowhere.html',
        'nowhere.md',
        'docs/nowhere?a=1',
        '404',
        '404.html',
        'assets/gone.js',
        'docs/intr*',
        'docs/intr*/',
        '.docent-output',
        '_headers',
        '_redirects',
        'Caddyfile',
        'nginx.conf',
        'server.nginx.conf',
        '%0d%0aX-Own:%201/intro.html',
        '../../etc/passwd',
      ])('responds to %s with the not-found page', async (path) => {
        const { status, headers, body } = await host.get(at(path))
        if (path.startsWith('..') && status === 400) return
        expect(status).toBe(404)
        expect(headers['x-own']).toBeUndefined()
        if (path.startsWith('..')) return
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['cache-control']).toBe('no-cache')
        expect(body.toString()).toContain('<h1>Page not found</h1>')
      })

      test('never redirects to another host', async () => {
        for (const path of [
          '//example.com/docs/intro.html',
          '//docs/intro/',
          '//docs/docs/intro.html',
        ])
          expect((await ask(path)).to ?? '', path).not.toMatch(/^(?:\/\/|https?:)/)
      })

      // @covers 10.72
      test('files with a hash are cached permanently, and all others are revalidated', async () => {
        const script = filesIn('assets').find((name) => name.endsWith('.js'))
        const version = filesIn('fr/search-index').find((name) => !name.endsWith('.json'))
        const [part] = filesIn(`fr/search-index/${version}`)
        const cache = async (path: string): Promise<string | undefined> => {
          const { status, headers } = await host.get(at(path))
          expect(status, path).toBe(200)
          return headers['cache-control']
        }
        expect(await cache(`assets/${script}`)).toBe(FOREVER)
        expect(await cache(`fr/search-index/${version}/${part}`)).toBe(FOREVER)
        for (const path of [
          'search-index/index.json',
          'docs/intro/index.json',
          'routes.json',
          'help.xml',
        ])
          expect(await cache(path), path).toBe('no-cache')
      })

      // @covers 10.72
      test("every response has the site's headers", async () => {
        const [, policy] = /Content-Security-Policy: (.*)/.exec(await site.read('_headers')) ?? []
        expect(policy).toContain("script-src 'self' 'sha256-")
        const paths = [
          'docs/intro',
          'docs/intro/',
          'nowhere',
          'docs/begin',
          'docs/intro.md',
          'routes.json',
        ]
        for (const path of paths) {
          const { headers } = await host.get(at(path))
          expect(headers['content-security-policy'], path).toBe(policy)
          expect(headers['x-content-type-options'], path).toBe('nosniff')
          expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
        }
      })

      // @covers 10.72
      test('text is compressed', async () => {
        for (const path of [`docs/intro${slash}`, 'docs/intro/index.json', 'routes.json']) {
          const plain = await host.get(at(path))
          expect(plain.headers['content-encoding'], path).toBeUndefined()
          const small = await host.get(at(path), { 'Accept-Encoding': 'gzip' })
          expect(small.headers['content-encoding'], path).toBe('gzip')
          expect(small.headers['content-type'], path).toBe(plain.headers['content-type'])
          expect(small.headers.vary, path).toContain('Accept-Encoding')
          expect(gunzipSync(small.body).equals(plain.body), path).toBe(true)
        }
      })

      // @covers 10.72
      test('Markdown has its content type and is excluded from search engines', async () => {
        for (const path of ['docs/intro.md', 'index.md', 'fr/community/help.md']) {
          const { status, headers, body } = await host.get(at(path))
          expect(status, path).toBe(200)
          expect(headers['content-type'], path).toBe('text/markdown; charset=utf-8')
          expect(headers['x-robots-tag'], path).toBe('noindex')
          expect(body.toString(), path).toMatch(/^# /)
        }
      })

      // @covers 10.72
      test('clients that ask for Markdown get it', async () => {
        const types = async (path: string, Accept: string) => {
          const { status, headers, body } = await host.get(path, { Accept })
          expect(status, path).toBe(200)
          expect(headers.vary, path).toContain('Accept')
          return [headers['content-type'], body.toString().startsWith('# ')]
        }
        const markdown = ['text/markdown; charset=utf-8', true]
        const html = ['text/html; charset=utf-8', false]
        const home = options.trailingSlash === undefined ? at('fr') : at('fr/')
        for (const path of [at(''), home, at('docs/intro') + slash]) {
          expect(await types(path, 'text/markdown'), path).toEqual(markdown)
          expect(await types(path, 'text/markdown, text/html;q=0.9'), path).toEqual(markdown)
          expect(await types(path, 'text/html,*/*;q=0.8'), path).toEqual(html)
          expect(await types(path, 'text/html, text/markdown;q=0.5'), path).toEqual(html)
        }
        const nowhere = await host.get(at('nowhere'), { Accept: 'text/markdown' })
        expect(nowhere.status).toBe(404)
      })

      if (options.baseUrl !== '/')
        // @covers 10.72
        test('the root of the host redirects to the site', async () => {
          expect(await ask('/')).toEqual({ status: 302, to: '/docs/' })
          const home = options.trailingSlash === undefined ? 200 : 301
          expect((await ask('/docs')).status).toBe(home)
          expect((await ask('/elsewhere')).status).toBe(404)
        })

      const sendsCopies = (encoding: string, end: string) => async () => {
        const { headers, body } = await host.get(at('routes.json'), {
          'Accept-Encoding': encoding,
        })
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers['content-type']).toBe('application/json')
        expect(body.equals(readFileSync(join(site.dist, `routes.json.${end}`)))).toBe(true)
      }
      if (precompress) {
        // @covers 10.75
        test("sends the build's copies for gzip", sendsCopies('gzip', 'gz'))
        // @covers 10.75
        base.skipIf(!isInstalled || !brotli)(
          "sends the build's copies for Brotli",
          sendsCopies('br', 'br'),
        )
      }
    })

    function filesIn(folder: string): string[] {
      return readdirSync(join(site.dist, folder))
    }
  },
)

base('configuration files for hosts are never served', () => {
  const hosting = {
    baseUrl: '/docs/',
    searchRoots: [],
    policy: undefined,
    headers: [],
    hiddenFiles: ['.docent-output', '_headers', '_redirects'],
    markdownPages: true,
    addresses: undefined,
    redirects: [],
    precompress: false,
  }
  for (const file of [...hosting.hiddenFiles, 'Caddyfile', 'nginx.conf', 'server.nginx.conf']) {
    expect(nginxServer(hosting)).toContain(file.replaceAll('.', '\\.'))
    expect(caddyfile(hosting)).toContain(` /docs/${file} `)
  }
})
