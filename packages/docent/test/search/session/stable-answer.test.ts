import { expect, test } from 'vitest'
import type { PageHit, SearchAnswer } from '../../../src/shared/records/search-model.ts'
import { stableAnswer } from '../../../src/search/session/session.ts'

const page = (href: string, sections: PageHit['sections'] = [], about = 'About'): PageHit => ({
  href,
  title: [{ text: href }],
  snippet: [{ text: about }],
  sections,
})
const section = (href: string, snippet?: string): PageHit['sections'][number] => ({
  href,
  headings: [[{ text: href }]],
  ...(snippet !== undefined && { snippet: snippet === '' ? [] : [{ text: snippet }] }),
})
const answer = (hits: PageHit[], total = hits.length): SearchAnswer => ({
  query: 'q',
  total,
  hits,
  areas: [],
  suggestions: [],
  final: true,
})
const hrefs = ({ hits }: SearchAnswer): string[] =>
  hits.flatMap(({ href, sections }) => [href, ...sections.map((own) => own.href)])

test('visible rows keep their positions, and new pages are added at the end', () => {
  const shown = answer([page('/a', [section('/a#x')]), page('/b')])
  const next = answer([page('/c'), page('/b', [section('/b#y')]), page('/a')], 9)
  const steady = stableAnswer(shown, next)
  expect(hrefs(steady)).toEqual(['/a', '/a#x', '/b', '/c'])
  expect(steady.total).toBe(9)
})

test('excerpts fill only the lines that are reserved for them', () => {
  const shown = answer([
    page('/a', [section('/a#x', ''), section('/a#y'), section('/a#z', 'Known')]),
  ])
  const next = answer([
    page('/a', [section('/a#y', 'Y'), section('/a#x', 'X'), section('/a#z', 'Z')], 'Other'),
  ])
  expect(stableAnswer(shown, next).hits).toEqual([
    page('/a', [section('/a#x', 'X'), section('/a#y'), section('/a#z', 'Known')]),
  ])
})

test('a line of a section that the next answer replaces is filled, too', () => {
  const shown = answer([page('/a', [section('/a#x', '')])])
  const better = { ...page('/a', [section('/a#y', 'Y')]), earlierSections: [section('/a#x', 'X')] }
  expect(stableAnswer(shown, answer([better])).hits).toEqual([page('/a', [section('/a#x', 'X')])])
})

test('the number of pages is limited', () => {
  const shown = answer([page('/a'), page('/b')])
  expect(hrefs(stableAnswer(shown, answer([page('/c'), page('/d')], 4)))).toEqual(['/a', '/b'])
})
