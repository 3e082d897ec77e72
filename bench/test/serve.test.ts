import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { weigh } from '../src/browser/page-load.ts'
import { cacheControl, fileFor } from '../src/serve/resolve.ts'
import { serve } from '../src/serve/server.ts'

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
mkdirSync(join(dir, 'api'))
writeFileSync(join(dir, 'api/index.html'), '<h1>Api</h1>'.repeat(100))
writeFileSync(join(dir, '404.html'), '<h1>Missing</h1>')
afterAll(() => rmSync(dir, { recursive: true }))

test.each([
  ['/', 'index.html'],
  ['/a', 'a.html'],
  ['/a/', 'a.html'],
  ['/b', 'b/index.html'],
  ['/b/', 'b/index.html'],
  ['/assets/x.js', 'assets/x.js'],
  ['/c', undefined],
])('the file for %s', (path, file) => {
  const files = new Set(['index.html', 'a.html', 'b/index.html', 'assets/x.js'])
  expect(fileFor(path, (name) => files.has(name))).toBe(file)
})

test.each([
  ['assets/main.CYY0Df71.js', true],
  ['_astro/page.BxU2h3kd.css', true],
  ['assets/js/main.4f3c2a1b.js', true],
  ['api/index.html', false],
  ['assets/main.js', false],
])('%s is cached by browsers: %s', (file, kept) => {
  expect(cacheControl(file).includes('immutable')).toBe(kept)
})

test('serves pages with Brotli and tags, and the 404 page', async () => {
  const server = await serve(dir)
  try {
    const first = await fetch(`${server.url}/api`, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toContain('<h1>Api</h1>')
    const again = await fetch(`${server.url}/api`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const missing = await fetch(`${server.url}/../../etc/passwd`)
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('Missing')
    const [page] = server.served
    expect(page).toMatchObject({ kind: 'html', rawBytes: 1200, prefetch: false })
    expect(page?.sentBytes).toBeLessThan(100)
  } finally {
    await server.close()
  }
})

test("measures the page's needs separately from prefetches", () => {
  const base = { status: 200, prefetch: false } as const
  const { requests, bytes } = weigh([
    { ...base, path: '/', kind: 'html', rawBytes: 100, sentBytes: 30 },
    { ...base, path: '/a.js', kind: 'js', rawBytes: 50, sentBytes: 20 },
    { ...base, path: '/b.js', kind: 'js', rawBytes: 500, sentBytes: 200, prefetch: true },
    { ...base, path: '/favicon.svg', kind: 'other', rawBytes: 9, sentBytes: 9 },
  ])
  expect(requests).toBe(2)
  expect(bytes.total).toEqual({ raw: 150, sent: 50 })
  expect(bytes.js).toEqual({ raw: 50, sent: 20 })
  expect(bytes.prefetch).toEqual({ raw: 500, sent: 200 })
})
