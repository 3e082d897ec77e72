import { expect, test } from 'vitest'
import type { SourceDoc } from '../../src/shared/records/content.ts'
import { resolved } from '../config/helpers.ts'
import { withHistory } from '../../src/content/git-history.ts'

const doc = { id: 'a', frontMatter: {} } as SourceDoc
const history = [
  { date: '2026-03-04T23:30:00+02:00', author: 'Ada', commit: 'abc', subject: 'Second', note: '' },
  { date: '2026-01-02T10:00:00Z', author: 'Bob', commit: 'def', subject: 'First', note: '' },
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
      { date: '2026-03-04', text: 'Second' },
      { date: '2026-01-02', text: 'First' },
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

// @covers 10.64
test('changes are described by their notes, and only those with a note can be listed', () => {
  const texts = (mode: object, list = history) =>
    withHistory(doc, docs(mode), list).changes?.map(({ text }) => text)
  const change = (n: number, note = '') => ({ ...history[0]!, subject: `c${n}`, note })
  // Up to five commits with a note follow the last five commits.
  const mixed = [1, 2, 3, 4, 5].map((n) => change(n, n === 2 ? 'Two is new.' : ''))
  const older = [change(6, 'Six is new.'), change(7, 'Seven is new.')]
  expect(texts({}, [...mixed, ...older])).toEqual(['c1', 'Two is new.', 'c3', 'c4', 'c5'])
  expect(texts({ showLastChanges: 'notes' }, [...mixed, ...older])).toEqual([
    'Two is new.',
    'Six is new.',
    'Seven is new.',
  ])
  expect(texts({ showLastChanges: 'notes' })).toBeUndefined()
})

test('without history, there are no changes', () => {
  expect(withHistory(doc, docs({}))).toMatchObject({ lastUpdatedAt: undefined, changes: undefined })
})
