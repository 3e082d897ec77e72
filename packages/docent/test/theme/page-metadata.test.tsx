import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageData } from '../../src/shared/records/page-data.ts'
import { replacedMeanings } from '../../src/page/own-head.ts'
import { PageMetadata, pageTitle } from '../../src/theme/PageMetadata/PageMetadata.tsx'
import { page, site } from './fixture.tsx'

const head = (own: Partial<PageData> = {}): string =>
  renderToString(<PageMetadata site={site} page={{ ...page, ...own }} />)

test('the title is the page title, the delimiter, and the site title', () => {
  expect(pageTitle(site, page)).toBe('click | Acme Docs')
  expect(head()).toContain('<title>click | Acme Docs</title>')
})

// @covers 2.5.14
test.each(['', '  '])('with a blank title (%j), only the site title is shown', (title) => {
  expect(pageTitle(site, { ...page, title })).toBe('Acme Docs')
})

test('description, canonical address, and Open Graph tags', () => {
  const html = head({ image: '/img/card.png', keywords: ['mouse', 'press'] })
  expect(html).toContain('<meta name="description" content="Clicks an element."/>')
  expect(html).toContain('<link rel="canonical" href="https://docs.acme.test/api/click"/>')
  expect(html).toContain('<meta property="og:title" content="click"/>')
  expect(html).toContain(
    '<meta property="og:image" content="https://docs.acme.test/img/card.png"/>',
  )
  expect(html).toContain('<meta name="keywords" content="mouse, press"/>')
  expect(html).toMatch(
    /<link rel="alternate" hrefLang="fr-FR" href="https:\/\/docs.acme.test\/fr\/api\/click"\/>/i,
  )
})

test('an image in the front matter is a static file in every locale', () => {
  const french = { ...site, locale: 'fr', baseUrl: '/fr/' }
  const html = renderToString(
    <PageMetadata site={french} page={{ ...page, image: '/img/card.png' }} />,
  )
  expect(html).toContain('content="https://docs.acme.test/img/card.png"')
})

test('an image that docent drew comes with its size and a text alternative', () => {
  const preview = { src: '/assets/preview.0123456789ab.png', alt: 'API: click' }
  const html = head({ preview })
  for (const [name, content] of [
    ['og:image', 'https://docs.acme.test/assets/preview.0123456789ab.png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'API: click'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}"/>`)
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
})

test('an image in the front matter takes precedence over the one that docent drew', () => {
  const html = head({ image: '/img/card.png', preview: { src: '/assets/preview.png', alt: 'A' } })
  expect(html).toContain(
    '<meta property="og:image" content="https://docs.acme.test/img/card.png"/>',
  )
  expect(html).not.toMatch(/preview\.png|og:image:/)
})

test('a page without an image has a small card', () => {
  expect(head()).toContain('<meta name="twitter:card" content="summary"/>')
  expect(head()).not.toContain('og:image')
})

test('translations are listed with the page itself and a default for all other languages', () => {
  const links = (own: Partial<PageData>): string[] =>
    head(own).match(/<link rel="alternate" hrefLang="[^"]*" href="[^"]*"\/>/gi) ?? []
  const locales = { en: '/café', fr: '/fr/caf%C3%A9' }
  expect(links({ route: '/café', locales }).map((link) => link.toLowerCase())).toEqual([
    '<link rel="alternate" hreflang="en" href="https://docs.acme.test/caf%c3%a9"/>',
    '<link rel="alternate" hreflang="fr-fr" href="https://docs.acme.test/fr/caf%c3%a9"/>',
    '<link rel="alternate" hreflang="x-default" href="https://docs.acme.test/caf%c3%a9"/>',
  ])
  expect(head({ route: '/café' })).toContain(
    'rel="canonical" href="https://docs.acme.test/caf%C3%A9"',
  )
  expect(links({ locales: undefined })).toEqual([])
  expect(links({ locales, unlisted: true })).toEqual([])
})

test("search engines don't index unlisted pages and the not-found page", () => {
  for (const own of [{ unlisted: true }, { kind: 'notFound' as const }]) {
    expect(head(own)).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(head(own)).not.toContain('canonical')
  }
})

test("a page with a Markdown copy links to it in the head, and other pages don't", () => {
  const withCopies = { ...site, markdownPages: true }
  const html = (own: Partial<PageData>): string =>
    renderToString(<PageMetadata site={withCopies} page={{ ...page, ...own }} />)
  const link = '<link rel="alternate" type="text/markdown" href="/api/click.md"/>'
  expect(html({})).toContain(link)
  expect(html({ unlisted: true })).toContain(link)
  expect(html({ kind: 'notFound' })).not.toContain('text/markdown')
  expect(head()).not.toContain('text/markdown')
})

test("what a page's own elements replace isn't rendered, so that hydration doesn't add it", () => {
  const own = { image: '/img/card.png', keywords: ['mouse'] }
  const all = head(own)
  const title = '<title>click | Acme Docs</title>'
  const elements = all.replace(title, '')
  expect(elements.match(/<(?:meta|link)/g)?.length).toBeGreaterThan(8)
  expect(head({ ...own, replaced: replacedMeanings(elements) })).toBe(title)
  expect(head({ ...own, replaced: ['canonical'] })).toBe(
    all.replace('<link rel="canonical" href="https://docs.acme.test/api/click"/>', ''),
  )
})
