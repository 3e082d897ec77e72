import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import type { PageData } from '../../../src/shared/records/page-data.ts'
import { changedPagesFeed } from '../../../src/outputs/formats/atom-feed.ts'
import type { SiteData } from '../../../src/shared/records/site-data.ts'

const site = {
  title: 'Docs',
  url: 'https://example.com',
  baseUrl: '/docs/',
  generator: 'docent',
  locale: 'en',
  locales: [],
  messages: {},
} as unknown as SiteData

const page = (route: string, overrides: Partial<PageData>): PageData =>
  ({
    route: `/docs${route}`,
    kind: 'doc',
    title: route,
    description: 'About.',
    ...overrides,
  }) as PageData

const entries = (pages: PageData[]): string[][] => {
  const xml = changedPagesFeed(pages, site, '/docs/changes.xml') ?? ''
  const { DOMParser } = new Window()
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  return [...document.querySelectorAll('entry')].map((entry) =>
    ['id', 'updated', 'summary'].map((name) => entry.querySelector(name)?.textContent ?? ''),
  )
}

test('the most recently changed pages come first, with their changes', () => {
  const changes = [{ date: '2026-02-01', text: 'a: fix' }]
  expect(
    entries([
      page('/old', { lastUpdatedAt: '2026-01-01T10:00:00+01:00' }),
      page('/new', { lastUpdatedAt: '2026-02-01T10:00:00Z', changes }),
    ]),
  ).toEqual([
    ['https://example.com/docs/new', '2026-02-01T10:00:00.000Z', 'a: fix'],
    ['https://example.com/docs/old', '2026-01-01T09:00:00.000Z', 'About.'],
  ])
})

test('drafts, unlisted pages, React pages, and pages without a date are left out', () => {
  const lastUpdatedAt = '2026-01-01'
  const none = [
    page('/draft', { lastUpdatedAt, draft: true }),
    page('/unlisted', { lastUpdatedAt, unlisted: true }),
    page('/react', { lastUpdatedAt, kind: 'page' }),
    page('/undated', {}),
  ]
  expect(changedPagesFeed(none, site, '/docs/changes.xml')).toBeUndefined()
})

test('a feed has at most a hundred pages', () => {
  const pages = Array.from({ length: 120 }, (_, i) =>
    page(`/${i}`, { lastUpdatedAt: '2026-01-01' }),
  )
  expect(entries(pages)).toHaveLength(100)
})
