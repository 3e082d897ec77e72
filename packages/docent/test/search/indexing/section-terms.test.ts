import { expect, test } from 'vitest'
import { buildIndex, type IndexPage } from '../../../src/search/index/build-index.ts'
import { sectionTerms } from '../../../src/search/index/term-shards.ts'

const sections = [
  { id: '', level: 1, heading: '', text: 'Visit a page. Visit it again.', code: 'cy.visit("/")' },
  { id: 'empty', level: 2, heading: 'Empty', text: '', code: '' },
  { id: 'use', level: 2, heading: 'Use', text: '', code: 'cy.getAll()\ncy.getAll()' },
]
const page: IndexPage = { route: '/visit', title: 'Visit', sections }

test('each term counts in the order of its first occurrence, and less in code', () => {
  const { terms, weights } = sectionTerms(sections[0]!, new Map())
  expect(terms).toBe('visit a page it again cy')
  expect(weights).toEqual([2.4, 1, 1, 1, 1, 0.4])
})

test.each([520_000, 0])('an index of counted sections is the same (split above %i)', (limit) => {
  const counted = sections.map((section, at) => ({
    ...section,
    ...sectionTerms(sections[at]!, new Map()),
  }))
  expect(buildIndex([{ ...page, sections: counted }], [], limit)).toEqual(
    buildIndex([page], [], limit),
  )
})
