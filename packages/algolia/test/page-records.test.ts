import { expect, test } from 'vitest'
import type { SearchPage, SectionText } from 'docent/plugin'
import { pageRecords, RECORD_LIMIT } from '../src/page-records.ts'
import type { SearchRecord } from '../src/record.ts'
import { jsonSize, splitText } from '../src/split-text.ts'

const section = (own: Partial<SectionText>): SectionText => ({
  id: '',
  level: 1,
  heading: '',
  text: '',
  code: '',
  ...own,
})

const page: SearchPage = {
  route: '/docs/click',
  address: '/docs/click',
  title: 'click',
  locale: 'en',
  docsId: 'default',
  version: 'current',
  area: { id: 'api', label: 'API' },
  description: 'Clicks an element.',
  keywords: 'press, tap',
  sections: [
    section({ text: 'It waits first.', code: 'cy.click()' }),
    section({ id: 'syntax', level: 2, heading: 'Syntax', text: 'Two forms.' }),
    section({ id: 'options', level: 4, heading: 'Options' }),
    section({ id: 'option-force', level: 7, heading: 'force', text: 'Act at once.' }),
    section({ id: 'option-log', level: 7, heading: 'log', text: 'Show it.' }),
    section({ id: 'notes', level: 2, heading: 'Notes', text: 'Nothing.' }),
  ],
}

const recordsOf = (own: Partial<SearchPage> = {}): SearchRecord[] =>
  pageRecords({ ...page, ...own }, { url: 'https://docs.acme.test', title: 'Acme' })

test('a page is one record for each section, the page itself first', () => {
  const records = recordsOf()
  expect(records[0]).toEqual({
    objectID: '/docs/click',
    type: 'lvl1',
    hierarchy: {
      lvl0: 'API',
      lvl1: 'click',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Clicks an element.\nIt waits first.',
    code: 'cy.click()',
    url: 'https://docs.acme.test/docs/click',
    url_without_anchor: 'https://docs.acme.test/docs/click',
    anchor: null,
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    area: 'api',
    keywords: 'press, tap',
    description: 'Clicks an element.',
    generator: 'docent',
    weight: { pageRank: 100, level: 90, position: 0 },
  })
  expect(
    records.map(({ objectID, type, hierarchy: { lvl2, lvl3, lvl4, lvl5 }, weight }) => [
      objectID,
      type,
      [lvl2, lvl3, lvl4, lvl5],
      weight.level,
      weight.position,
    ]),
  ).toEqual([
    ['/docs/click', 'lvl1', [null, null, null, null], 90, 0],
    ['/docs/click#syntax', 'lvl2', ['Syntax', null, null, null], 80, 1],
    ['/docs/click#options', 'lvl4', ['Syntax', null, 'Options', null], 60, 2],
    ['/docs/click#option-force', 'lvl5', ['Syntax', null, 'Options', 'force'], 50, 3],
    ['/docs/click#option-log', 'lvl5', ['Syntax', null, 'Options', 'log'], 50, 4],
    ['/docs/click#notes', 'lvl2', ['Notes', null, null, null], 80, 5],
  ])
})

test('only the first record of a page has its keywords', () => {
  expect(recordsOf().map(({ keywords }) => keywords !== undefined)).toEqual([
    true,
    ...Array.from({ length: 5 }, () => false),
  ])
})

test('a page outside all areas belongs to the site', () => {
  const [record] = recordsOf({ area: undefined, description: undefined })
  expect(record?.hierarchy.lvl0).toBe('Acme')
  expect(record).not.toHaveProperty('area')
  expect(record?.content).toBe('It waits first.')
})

test('a description that the text starts with is not repeated', () => {
  const [record] = recordsOf({
    sections: [section({ text: 'Clicks an element. It waits.' })],
  })
  expect(record?.content).toBe('Clicks an element. It waits.')
})

test('pages with a higher weight or more links to them rank higher', () => {
  const rank = (own: Partial<SearchPage>): number => recordsOf(own)[0]?.weight.pageRank ?? 0
  expect(rank({ weight: 2 })).toBe(200)
  expect(rank({ weight: 0.5 })).toBe(50)
  expect(rank({ inbound: 20 })).toBeGreaterThan(rank({ inbound: 2 }))
})

test('a long section becomes several records within the size limit, without losing text', () => {
  const text = Array.from({ length: 900 }, (_, n) => `Sentence "${n}" says naïve 日本語.`).join(' ')
  const code = Array.from({ length: 400 }, (_, n) => `const line${n} = '\\n${n}'`).join('\n')
  const records = recordsOf({
    sections: [section({}), section({ id: 'long', level: 2, heading: 'Long', text, code })],
  }).slice(1)
  expect(records.length).toBeGreaterThan(4)
  for (const record of records) expect(jsonSize(record)).toBeLessThanOrEqual(RECORD_LIMIT)
  expect(
    records
      .map(({ content }) => content ?? '')
      .join(' ')
      .trim(),
  ).toBe(text)
  expect(
    records
      .map((record) => record.code ?? '')
      .filter(Boolean)
      .join('\n'),
  ).toBe(code)
  expect(records.map(({ objectID, type }) => [objectID, type]).slice(0, 3)).toEqual([
    ['/docs/click#long', 'lvl2'],
    ['/docs/click#long~2', 'content'],
    ['/docs/click#long~3', 'content'],
  ])
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
  expect(records.every(({ url }) => url === 'https://docs.acme.test/docs/click#long')).toBe(true)
})

test('text is split between blocks, otherwise between sentences, words, or anywhere', () => {
  expect(splitText('first block\nsecond one', 18)).toEqual(['first block', 'second one'])
  expect(splitText('One is here. Two follows.', 18)).toEqual(['One is here.', 'Two follows.'])
  expect(splitText('some words here', 11)).toEqual(['some words', 'here'])
  expect(splitText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(splitText('😀😀😀', 9)).toEqual(['😀😀', '😀'])
  expect(splitText('  ', 5)).toEqual([])
})

test('headings that are too long for a record are an error that names the section', () => {
  const heading = 'long '.repeat(RECORD_LIMIT / 5)
  const sections = [section({}), section({ id: 'part', level: 2, heading, text: 'Text.' })]
  expect(() => recordsOf({ sections })).toThrow(
    expect.objectContaining({
      code: 'headings-too-long',
      message: expect.stringContaining('/docs/click#part'),
    }),
  )
})
