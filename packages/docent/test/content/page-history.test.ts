import { expect, test } from 'vitest'
import type { SourceDoc } from '../../src/model/content.ts'
import { resolved } from '../config/helpers.ts'
import { withHistory } from '../../src/content/page-history.ts'

const doc = { id: 'a', frontMatter: {} } as SourceDoc
const history = [
  { date: '2026-03-04T23:30:00+02:00', author: 'Ada', commit: 'abc', subject: 'Second' },
  { date: '2026-01-02T10:00:00Z', author: 'Bob', commit: 'def', subject: 'First' },
]

/** The options of a docs instance. */
function docs(own: object, site: object = {}) {
  const [options] = resolved({ docs: own, ...site }).docs
  if (!options) throw new Error('The docs instance is missing.')
  return options
}

test('a page has the date of its last change, and its changes', () => {
  expect(withHistory(doc, docs({}), history)).toMatchObject({
    lastUpdatedAt: '2026-03-04T23:30:00+02:00',
    lastUpdatedBy: undefined,
    changes: [
      { date: '2026-03-04', subject: 'Second' },
      { date: '2026-01-02', subject: 'First' },
    ],
  })
})

test('changes link to their commits if the site configures the address', () => {
  const urls = (options: ReturnType<typeof docs>) =>
    withHistory(doc, options, history).changes?.map(({ url }) => url)
  const site = { commitUrl: 'https://example.com/commit/' }
  expect(urls(docs({}))).toEqual([undefined, undefined])
  expect(urls(docs({}, site))).toEqual([
    'https://example.com/commit/abc',
    'https://example.com/commit/def',
  ])
  expect(urls(docs({ commitUrl: 'https://other.example.com/c' }, site))?.[0]).toBe(
    'https://other.example.com/c/abc',
  )
})

test('a date in the front matter takes precedence', () => {
  const own = { ...doc, frontMatter: { last_update: { date: '2025-12-24', author: 'Eve' } } }
  expect(withHistory(own, docs({ showLastUpdateAuthor: true }), history)).toMatchObject({
    lastUpdatedAt: '2025-12-24',
    lastUpdatedBy: 'Eve',
  })
})

test('the options turn dates and changes off', () => {
  const off = docs({ showLastUpdateTime: false, showLastChanges: false })
  expect(withHistory(doc, off, history)).toMatchObject({
    lastUpdatedAt: undefined,
    changes: undefined,
  })
})

test('without history, there are no changes', () => {
  expect(withHistory(doc, docs({}))).toMatchObject({ lastUpdatedAt: undefined, changes: undefined })
})
