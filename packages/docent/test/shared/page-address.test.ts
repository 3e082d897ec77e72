import { describe, expect, test } from 'vitest'
import {
  isFileAddress,
  isOrigin,
  isRooted,
  isWebAddress,
  linkAddress,
  pageAddress,
  pageFile,
} from '../../src/shared/routes.ts'

const without = { trailingSlash: false, roots: ['/', '/fr/'] }
const withSlash = { trailingSlash: true, roots: ['/', '/fr/'] }

describe('the address of a page', () => {
  test.each([
    ['/guide', '/guide', '/guide', '/guide/'],
    ['/', '/', '/', '/'],
    // A language begins at a folder, whatever the form.
    ['/fr', '/fr', '/fr/', '/fr/'],
    ['/v1.2', '/v1.2', '/v1.2', '/v1.2/'],
  ])('%s', (route, plain, shorter, longer) => {
    expect(pageAddress(route, undefined)).toBe(plain)
    expect(pageAddress(route, without)).toBe(shorter)
    expect(pageAddress(route, withSlash)).toBe(longer)
  })

  test('is the same for an address that has its form already', () => {
    for (const form of [without, withSlash]) {
      const once = pageAddress('/guide', form)
      expect(pageAddress(once, form)).toBe(once)
    }
  })
})

describe('the address of a link', () => {
  test.each([
    ['/guide?a=1#part', '/guide?a=1#part', '/guide/?a=1#part'],
    ['/guide.html', '/guide', '/guide/'],
    ['/guide/', '/guide', '/guide/'],
    ['/fr#top', '/fr/#top', '/fr/#top'],
    ['/v1.2', '/v1.2', '/v1.2/'],
    // Files, other sites, and anchors on the same page stay.
    ['/files/report.pdf?v=2', '/files/report.pdf?v=2', '/files/report.pdf?v=2'],
    ['/guide.md', '/guide.md', '/guide.md'],
    ['https://example.com/guide', 'https://example.com/guide', 'https://example.com/guide'],
    ['//example.com/guide', '//example.com/guide', '//example.com/guide'],
    ['mailto:a@example.com', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['#part', '#part', '#part'],
  ])('%s', (href, shorter, longer) => {
    expect(linkAddress(href, undefined)).toBe(href)
    expect(linkAddress(href, without)).toBe(shorter)
    expect(linkAddress(href, withSlash)).toBe(longer)
  })
})

test('a page is a file that hosts serve at its address', () => {
  expect(pageFile('/guide', undefined)).toBe('/guide/index.html')
  expect(pageFile('/guide', without)).toBe('/guide.html')
  expect(pageFile('/guide', withSlash)).toBe('/guide/index.html')
  for (const form of [undefined, without, withSlash]) {
    expect(pageFile('/', form)).toBe('/index.html')
    expect(pageFile('/fr', form)).toBe('/fr/index.html')
  }
})

test.each([
  ['/2.0', false],
  ['/v1.2', false],
  ['/a.html', false],
  ['/guide', false],
  ['/logo.svg', true],
  ['/archive.tar.gz', true],
])('%s leads to a file: %s', (path, isFile) => {
  expect(isFileAddress(path)).toBe(isFile)
})

test.each([
  ['/', { rooted: true, web: false, origin: false }],
  ['/guide?q=//x', { rooted: true, web: false, origin: false }],
  ['//example.com', { rooted: false, web: false, origin: false }],
  ['/\\example.com', { rooted: false, web: false, origin: false }],
  ['guide', { rooted: false, web: false, origin: false }],
  ['#part', { rooted: false, web: false, origin: false }],
  ['mailto:a@example.com', { rooted: false, web: false, origin: false }],
  ['https://example.com', { rooted: false, web: true, origin: true }],
  ['HTTPS://example.com/a', { rooted: false, web: true, origin: false }],
  ['http://localhost:8080', { rooted: false, web: true, origin: true }],
  ['http://localhost:PORT', { rooted: false, web: true, origin: false }],
  ['https://example.com/', { rooted: false, web: true, origin: false }],
])('kind of the address %s', (address, kind) => {
  expect({
    rooted: isRooted(address),
    web: isWebAddress(address),
    origin: isOrigin(address),
  }).toEqual(kind)
})
