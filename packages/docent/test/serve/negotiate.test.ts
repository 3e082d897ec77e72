import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, serveFolder } from '../../src/serve/serve.ts'

let dir: string
let origin: string
let close: () => void

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'docent-negotiate-'))
  await mkdir(join(dir, 'guide'))
  await mkdir(join(dir, 'fr'))
  await mkdir(join(dir, 'search'))
  const files = {
    'index.html': '<p>Root</p>',
    'index.md': '# Root\n',
    'guide/index.html': '<p>Guide</p>',
    'guide.md': '# Guide\n',
    'fr/index.html': '<p>Racine</p>',
    'fr/index.md': '# Racine\n',
    'search/index.html': '<p>Search</p>',
    '404.html': '<p>Nothing</p>',
    _headers: '/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
  }
  for (const [path, text] of Object.entries(files)) await writeFile(join(dir, path), text)
  const site = { dir, baseUrl: '/docs/', redirects: new Map([['/docs/old', '/docs/guide']]) }
  const served = await listen(serveFolder(site), { port: 0, host: 'localhost', strictPort: true })
  origin = served.url
  close = () => served.server.close()
})
afterAll(async () => {
  close()
  await rm(dir, { recursive: true })
})

const get = (path: string, accept?: string, method = 'GET'): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: accept === undefined ? {} : { Accept: accept },
  })

test.each([
  ['text/markdown'],
  ['text/markdown, text/html;q=0.9, */*;q=0.8'],
  ['text/html;q=0.5, text/markdown;q=0.6'],
  ['text/markdown, */*'],
])('a client that prefers Markdown gets the copy: %s', async (accept) => {
  const response = await get('/docs/guide', accept)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('# Guide\n')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('content-location')).toBe('/docs/guide.md')
  expect(response.headers.get('vary')).toMatch(/^Accept\b/)
})

test.each([
  [undefined],
  ['*/*'],
  ['text/*'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['text/html, text/markdown'],
  ['text/html, text/markdown;q=0.9'],
  ['text/markdown;q=0, text/html;q=0.1'],
  ['text/markdown;q=0'],
  ['application/json'],
  ['not an accept header'],
])('all others get the HTML, and never an error: %s', async (accept) => {
  const response = await get('/docs/guide', accept)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('<p>Guide</p>')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-location')).toBeNull()
  expect(response.headers.get('vary')).toMatch(/^Accept\b/)
})

// @covers 10.53
test('HEAD has the same headers as GET without the body', async () => {
  const response = await get('/docs/guide', 'text/markdown', 'HEAD')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('content-length')).toBe('8')
  expect(response.headers.get('vary')).toMatch(/^Accept\b/)
  expect(await response.text()).toBe('')
  const html = await get('/docs/guide', 'text/html', 'HEAD')
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('the roots of the site and of a locale also have copies', async () => {
  expect(await (await get('/docs/', 'text/markdown')).text()).toBe('# Root\n')
  expect(await (await get('/docs/fr', 'text/markdown')).text()).toBe('# Racine\n')
})

test("the responses for a page without a copy, a file, an old address, and an unknown one don't change", async () => {
  const page = await get('/docs/search', 'text/markdown')
  expect(await page.text()).toBe('<p>Search</p>')
  expect(page.headers.get('vary') ?? '').not.toMatch(/^Accept\b(?!-)/)
  const copy = await get('/docs/guide.md', 'text/html')
  expect(await copy.text()).toBe('# Guide\n')
  expect((await get('/docs/old', 'text/markdown')).headers.get('location')).toBe('/docs/guide')
  expect((await get('/docs/nowhere', 'text/markdown')).status).toBe(404)
})
