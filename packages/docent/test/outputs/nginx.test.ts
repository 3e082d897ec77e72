import { readdirSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docent } from '../support/docent.ts'
import { copyFixture, type FixtureSite } from '../support/fixtures.ts'
import { hasNginx, startNginx, type RunningNginx } from '../support/nginx.ts'

if (!hasNginx())
  console.warn(
    'nginx is NOT installed here, so its configuration was not run. Install nginx-light to run it.',
  )

async function build(site: FixtureSite): Promise<void> {
  const { code, stderr } = await docent(['build', '--site', site.dir])
  expect(stderr).toBe('')
  expect(code).toBe(0)
}

describe('the configuration for nginx', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = await copyFixture('basic')
    await build(site)
  }, 60_000)
  afterAll(() => site.delete())

  test('says where it belongs, and leaves out what the site has none of', async () => {
    const server = await site.read('dist/nginx.conf')
    expect(server).toContain('#     include /path/to/dist/nginx.conf;')
    expect(server).toContain('if ($docent_redirect)')
    const plain = await copyFixture('basic')
    try {
      await plain.edit('docent.config.ts', "redirects: 'redirects.json',", 'markdownPages: false,')
      await build(plain)
      const text = await plain.read('dist/nginx.conf')
      expect(text).not.toContain('docent_redirect')
      expect(text).not.toContain('docent_copy')
    } finally {
      await plain.delete()
    }
  }, 60_000)

  test('gives way to a file of the site', async () => {
    const own = await copyFixture('basic')
    try {
      await own.write('static/nginx.conf', '# Own\n')
      await build(own)
      expect(await own.read('dist/nginx.conf')).toBe('# Own\n')
    } finally {
      await own.delete()
    }
  }, 60_000)

  if (hasNginx())
    describe('in nginx', () => {
      let nginx: RunningNginx
      beforeAll(async () => {
        const dist = join(site.dir, 'dist')
        nginx = await startNginx(
          `include ${dist}/redirects.nginx.conf;`,
          `root ${dist}; include ${dist}/nginx.conf;`,
        )
      })
      afterAll(() => nginx.stop())

      const CACHED = 'public, max-age=31536000, immutable'
      const head = async (path: string, headers?: Record<string, string>) => {
        const response = await nginx.get(path, headers)
        return { status: response.status, to: response.headers.get('location') }
      }

      test.each(['/', '/intro', '/guides/first'])('serves %s at its address', async (path) => {
        const response = await nginx.get(path)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(response.headers.get('cache-control')).toBe('no-cache')
        expect(response.headers.get('etag')).not.toBeNull()
        expect(response.headers.get('vary')).toContain('Accept')
        expect(await response.text()).toContain('<!doctype html>')
      })

      test.each([
        ['/intro/?a=1', '/intro?a=1'],
        ['/intro.html', '/intro'],
        ['/guides/first/index.html?a=1', '/guides/first?a=1'],
        ['/index.html', '/'],
        ['/start?q=1', '/intro?q=1'],
        ['/old/first', '/guides/first#a-custom-heading'],
      ])('%s leads to %s', async (path, to) => {
        expect(await head(path)).toEqual({ status: 301, to })
      })

      test.each([
        '/nowhere',
        '/nowhere/',
        '/nowhere.html',
        '/404.html',
        '/assets/gone.js',
        '/nowhere.md',
        '/_headers',
        '/_redirects',
        '/nginx.conf',
        '/redirects.nginx.conf',
        '/../../etc/passwd',
      ])('%s is not found', async (path) => {
        const response = await nginx.get(path)
        expect(response.status).toBe(404)
        expect(response.headers.get('cache-control')).toBe('no-cache')
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(await response.text()).toContain('<h1>Page not found</h1>')
      })

      test('leads to no other host', async () => {
        const { to } = await head('//intro.html')
        expect(to ?? '').not.toMatch(/^\/\//)
        expect((await head('//intro/')).to ?? '').not.toMatch(/^\/\//)
        expect((await head('/%0d%0aX-Own:%201/intro.html')).status).toBe(404)
      })

      test('files with a hash stay for good, and all others are revalidated', async () => {
        const dist = join(site.dir, 'dist')
        const script = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'))
        const version = readdirSync(join(dist, 'search-index')).find(
          (name) => !name.endsWith('.json'),
        )
        const [part] = readdirSync(join(dist, 'search-index', version ?? ''))
        const cached = async (path: string): Promise<string | null> => {
          const response = await nginx.get(path)
          expect(response.status, path).toBe(200)
          return response.headers.get('cache-control')
        }
        expect(await cached(`/assets/${script}`)).toBe(CACHED)
        expect(await cached(`/search-index/${version}/${part}`)).toBe(CACHED)
        for (const path of [
          '/search-index/index.json',
          '/intro/index.json',
          '/note.txt',
          '/news.xml',
        ])
          expect(await cached(path)).toBe('no-cache')
      })

      test('every response has the headers of the site', async () => {
        const [, policy] =
          /Content-Security-Policy: (.*)/.exec(await site.read('dist/_headers')) ?? []
        for (const path of ['/intro', '/nowhere', '/intro.md', '/intro/', '/routes.json']) {
          const { headers } = await nginx.get(path)
          expect(headers.get('content-security-policy'), path).toBe(policy)
          expect(headers.get('x-content-type-options'), path).toBe('nosniff')
          expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
        }
      })

      test('text is compressed', async () => {
        for (const path of ['/intro', '/intro/index.json', '/intro.md']) {
          const response = await nginx.get(path, { 'Accept-Encoding': 'gzip' })
          expect(response.headers.get('content-encoding'), path).toBe('gzip')
        }
      })

      test('Markdown has its type, and search engines leave it out', async () => {
        const response = await nginx.get('/guides/first.md')
        expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
        expect(await response.text()).toMatch(/^# First guide/)
        expect((await nginx.get('/intro')).headers.get('x-robots-tag')).toBeNull()
      })

      test.each(['/', '/intro', '/guides/first'])(
        '%s is Markdown for those who ask for it',
        async (path) => {
          for (const Accept of ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1']) {
            const response = await nginx.get(path, { Accept })
            expect(response.status).toBe(200)
            expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
            expect(response.headers.get('vary')).toContain('Accept')
            expect(await response.text()).toMatch(/^# /)
          }
          for (const Accept of ['text/html,*/*;q=0.8', '*/*', 'text/html, text/markdown;q=0.5']) {
            const response = await nginx.get(path, { Accept })
            expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
          }
          expect((await nginx.get('/nowhere', { Accept: 'text/markdown' })).status).toBe(404)
        },
      )
    })

  if (hasNginx())
    test('works below a base URL, with several languages', async () => {
      const two = await copyFixture('two')
      let nginx: RunningNginx | undefined
      try {
        await build(two)
        await mkdir(join(two.dir, 'root'))
        await rename(join(two.dir, 'dist'), join(two.dir, 'root/two'))
        const root = join(two.dir, 'root')
        nginx = await startNginx(
          `include ${root}/two/redirects.nginx.conf;`,
          `root ${root}; include ${root}/two/nginx.conf;`,
        )
        const get = async (path: string, headers?: Record<string, string>) => {
          const response = await (nginx as RunningNginx).get(path, headers)
          return [response.status, response.headers.get('location')]
        }
        expect(await get('/')).toEqual([302, '/two/'])
        expect(await get('/two/docs/intro')).toEqual([200, null])
        expect(await get('/two/docs/intro.html')).toEqual([301, '/two/docs/intro'])
        expect(await get('/two/fr/docs/intro/')).toEqual([301, '/two/fr/docs/intro'])
        expect(await get('/two/docs/begin')).toEqual([301, '/two/docs/intro'])
        expect(await get('/two/nowhere')).toEqual([404, null])
        const index = readdirSync(join(root, 'two/fr/search-index')).find(
          (name) => !name.endsWith('.json'),
        )
        const [part] = readdirSync(join(root, 'two/fr/search-index', index ?? ''))
        const response = await nginx.get(`/two/fr/search-index/${index}/${part}`)
        expect(response.headers.get('cache-control')).toContain('immutable')
      } finally {
        await nginx?.stop()
        await two.delete()
      }
    }, 60_000)
})
