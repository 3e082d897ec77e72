import { expect, test } from 'vitest'
import type { PageHit, SearchAnswer } from '../../../src/shared/records/search-model.ts'
import {
  movedIndex,
  rowsOf,
  sectionIcon,
  toRemember,
} from '../../../src/theme/search/parts/rows.ts'

const hit = (href: string, ...sections: string[]): PageHit => ({
  href,
  title: [{ text: 'Ti' }, { text: 'tle', marked: true }],
  area: { id: 'api', label: 'API' },
  snippet: [],
  sections: sections.map((id) => ({
    href: `${href}#${id}`,
    headings: [[{ text: 'Above' }], [{ text: id, marked: true }]],
  })),
})
const answer = (total: number, ...hits: PageHit[]): SearchAnswer => ({
  query: 'q',
  total,
  hits,
  areas: [],
  suggestions: [],
  final: true,
})

test('rows are the pages with their sections, then the link to all results', () => {
  const rows = rowsOf(answer(9, hit('/a', 'x', 'y'), hit('/b')), '/search?q=q')
  expect(rows.map(({ href }) => href)).toEqual(['/a', '/a#x', '/a#y', '/b', '/search?q=q'])
})

test('a single result has no link to all results, and no target appears twice', () => {
  expect(rowsOf(answer(1, hit('/a', 'x', 'x')), '/all').map(({ href }) => href)).toEqual([
    '/a',
    '/a#x',
  ])
})

test('what is remembered of a row is its plain text', () => {
  const [page, section, all] = rowsOf(answer(2, hit('/a', 'x')), '/all')
  expect(page && toRemember(page)).toEqual({ href: '/a', title: 'Title', area: 'API' })
  expect(section && toRemember(section)).toMatchObject({ href: '/a#x', section: 'Above › x' })
  expect(all && toRemember(all)).toBeUndefined()
})

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s in row %i moves to %s', (key, from, to) => {
  expect(movedIndex(key, from, 3)).toBe(to)
  expect(movedIndex(key, 0, 0)).toBeUndefined()
})

test('sections have icons by kind: prose, names in code, and messages', () => {
  const icon = (heading: string, isCode: boolean): string =>
    sectionIcon({ href: '/a#x', headings: [[{ text: heading }]], isCode })
  expect(icon('Wait for an alias', false)).toBe('section')
  expect(icon('baseUrl', true)).toBe('option')
  expect(icon('cypress run --browser <name>', true)).toBe('option')
  expect(icon('cy.visit() failed trying to load', true)).toBe('caution')
})
