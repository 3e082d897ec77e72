import { describe, expect, test } from 'vitest'
import type { SearchAnswer, TextPart } from '../../../src/shared/records/search-model.ts'
import { buildIndex } from '../../../src/search/index/build-index.ts'
import { createEngine } from '../../../src/search/engine/engine.ts'
import {
  pageFile,
  shardFile,
  type IndexHead,
  type PageFile,
  type TermShard,
} from '../../../src/search/engine/index-format.ts'
import { engineOf, file, page, section } from '../test-index.ts'

const text = (parts: readonly TextPart[] | undefined): string =>
  (parts ?? []).map((part) => (part.marked ? `[${part.text}]` : part.text)).join('')
const routes = ({ hits }: Pick<SearchAnswer, 'hits'>): string[] => hits.map(({ href }) => href)

const guides = { id: 'guides', label: 'Guides' }
const api = { id: 'api', label: 'API' }
const pages = [
  page(
    '/api/intercept',
    'intercept',
    'Watches and answers requests.',
    [
      section('Syntax', 'Call forms.', { code: 'cy.intercept(url)' }),
      section('Delay a response', 'Slow answers show the spinner of a page.'),
      section('routeMatcher', 'string', { level: 7, id: 'option-routeMatcher' }),
    ],
    { area: api, description: 'Watch, change and stub the requests of an application.' },
  ),
  page(
    '/api/wait',
    'wait',
    'Waits for a request or a time.',
    [section('Aliases', 'Wait for @users.')],
    {
      area: api,
      description: 'Wait for an aliased request.',
    },
  ),
  page('/api/get-all-cookies', 'getAllCookies', 'All cookies of the browser.', [], { area: api }),
  page('/api/get', 'get', 'Finds elements by selector.', [], { area: api }),
  page(
    '/guides/network',
    'Network requests',
    'Stub responses, or let them pass.',
    [section('Testing strategies', 'When to intercept a request and when not to.')],
    { area: guides, keywords: 'mock, xhr' },
  ),
  page('/guides/changes', 'Changelog', 'intercept intercept intercept', [], {
    area: guides,
    weight: 0.5,
  }),
  page('/guides/faq', 'Questions', 'Can I test in Safari? Only with WebKit.', [], { area: guides }),
]

describe('an engine with a whole index', () => {
  const engine = engineOf(pages, {
    synonyms: [
      ['sign in', 'login'],
      ['fake', 'stub'],
    ],
  })
  const ask = (query: string, rest = {}) => engine.answer({ query, limit: 10, ...rest })

  test('ranks the page with that title first and marks the word', () => {
    const answer = ask('intercept')
    expect(routes(answer)[0]).toBe('/api/intercept')
    expect(text(answer.hits[0]?.title)).toBe('[intercept]')
  })

  test('ranks the typed word above longer names', () => {
    expect(routes(ask('get'))[0]).toBe('/api/get')
  })

  test('completes a prefix and marks what is typed', () => {
    const answer = ask('interc')
    expect(routes(answer)[0]).toBe('/api/intercept')
    expect(text(answer.hits[0]?.title)).toBe('[interc]ept')
  })

  test.each(['intercpet', 'intrecept', 'interceptt'])('corrects %s', (query) => {
    expect(routes(ask(query))[0]).toBe('/api/intercept')
  })

  test('finds other forms of a word, keywords, synonyms, and words in the text', () => {
    expect(routes(ask('waiting'))[0]).toBe('/api/wait')
    expect(routes(ask('mock'))[0]).toBe('/guides/network')
    expect(routes(ask('fake responses'))).toContain('/guides/network')
    expect(routes(ask('safari'))).toEqual(['/guides/faq'])
    expect(routes(ask('getAllCookies'))[0]).toBe('/api/get-all-cookies')
    expect(routes(ask('get all cookies'))[0]).toBe('/api/get-all-cookies')
  })

  test('finds the section, with the headings above it and its anchor', () => {
    const [hit] = ask('delay response').hits
    expect(hit?.sections[0]).toMatchObject({ href: '/api/intercept#delay-a-response' })
    expect(hit?.sections[0]?.headings.map(text)).toEqual(['[Delay] a [response]'])
    const [row] = ask('routeMatcher').hits
    expect(row?.sections[0]).toMatchObject({ href: '/api/intercept#option-routeMatcher' })
    expect(row?.sections[0]?.headings.map(text)).toEqual(['Delay a response', '[routeMatcher]'])
  })

  test("counts pages by area, filters by area, and prefers the reader's area", () => {
    expect(ask('request').areas).toEqual([
      { ...api, count: 2 },
      { ...guides, count: 1 },
    ])
    const filtered = ask('request', { area: 'guides' })
    expect(routes(filtered)).toEqual(['/guides/network'])
    expect(filtered.total).toBe(1)
    expect(filtered.areas).toHaveLength(2)
    const score = (near?: string): number =>
      routes(ask('stub requests', { near })).indexOf('/guides/network')
    expect(score('guides')).toBeLessThanOrEqual(score('api'))
  })

  test('ignores stop words unless the query has no other words', () => {
    expect(routes(ask('how do i get'))[0]).toBe('/api/get')
  })

  test('suggests similar titles if nothing is found', () => {
    const answer = ask('zzintercxxt')
    expect(answer).toMatchObject({ total: 0, hits: [] })
    expect(answer.suggestions).toContain('intercept')
    expect(ask('').hits).toEqual([])
  })

  test('limits the results, not their number', () => {
    expect(engine.answer({ query: 'request', limit: 1 })).toMatchObject({ total: 3, hits: [{}] })
  })

  test('shows excerpts once it has the text', () => {
    expect(engine.missingPages().length).toBeGreaterThan(0)
    // An empty snippet reserves a line.
    expect(ask('spinner').hits[0]?.sections[0]?.snippet).toEqual([])
    engine.addPage(0, {
      texts: ['', 'Call forms.', 'First. Slow answers show the spinner of a page.'],
    })
    const [hit] = ask('spinner').hits
    expect(text(hit?.sections[0]?.snippet)).toBe('… Slow answers show the [spinner] of a page.')
    const [titled] = ask('intercept syntax').hits
    expect(text(titled?.sections[0]?.snippet)).toBe('Call forms.')
  })
})

test('an answer has the excerpts of sections that an earlier one has shown', () => {
  const engine = engineOf([
    page('/a', 'A', 'Text.', [section('Retries', 'Run again.'), section('Other', 'Retries, too.')]),
  ])
  const shown = { href: '/a#other', headings: [], snippet: [] }
  const earlier = { hits: [{ href: '/a', title: [], snippet: [], sections: [shown] }] }
  engine.addPage(0, { texts: ['Text.', 'Run again.', 'Nothing.'] })
  const [hit] = engine.answer({ query: 'retries', limit: 5 }, earlier).hits
  expect(hit?.sections.map(({ href }) => href)).toEqual(['/a#retries'])
  expect(hit?.earlierSections?.map(({ href, snippet }) => [href, text(snippet)])).toEqual([
    ['/a#other', 'Nothing.'],
  ])
})

test('a row is marked as code only if its name is code', () => {
  const row = (heading: string, rest: object = {}) =>
    section(heading, 'Row.', { level: 7, ...rest })
  const engine = engineOf([
    page('/a', 'A', 'Text.', [row('timeout', { isCode: true }), row('Exit codes')]),
  ])
  const isCode = (query: string): boolean | undefined =>
    engine.answer({ query, limit: 5 }).hits[0]?.sections[0]?.isCode
  expect(isCode('timeout')).toBe(true)
  expect(isCode('exit')).toBeUndefined()
})

test("a section without text of its own shows its subsections' headings", () => {
  const engine = engineOf([
    page('/retries', 'Test retries', 'Run a failed test again.', [
      section('Configure retries', ''),
      section('Retry all tests', 'Set a number.', { level: 3 }),
      section('In a file', 'Or there.', { level: 4 }),
      section('Retry one test', 'Or here.', { level: 3 }),
      section('Limits', 'At most ten.'),
    ]),
  ])
  engine.addPage(0, { texts: ['', '', 'Set a number.', 'Or there.', 'Or here.', 'At most ten.'] })
  const [hit] = engine.answer({ query: 'configure', limit: 5 }).hits
  expect(text(hit?.sections[0]?.snippet)).toBe('Retry all tests · Retry one test')
})

test('a section of which the index has no text has no excerpt', () => {
  const engine = engineOf([page('/a', 'A', 'Text.', [section('Picture', '')])])
  engine.addPage(0, { texts: ['Text.', ''] })
  expect(engine.answer({ query: 'picture', limit: 5 }).hits[0]?.sections[0]).not.toHaveProperty(
    'snippet',
  )
})

test('a section with nothing but code shows its code', () => {
  const pages = [page('/a', 'A', 'Text.', [section('Usage', '', { code: 'cy.go(-1)\n' })])]
  const files = buildIndex(pages, [])
  const { version } = file<IndexHead>(files, 'index.json')
  expect(file<PageFile>(files, pageFile(version, 0)).texts).toEqual(['Text.', 'cy.go(-1)'])
})

test('a page about a name in code says so', () => {
  const engine = engineOf([page('/go', 'go', 'Go back.', [], { isCode: true })])
  expect(engine.answer({ query: 'go', limit: 5 }).hits[0]).toMatchObject({ isCode: true })
})

test('the fields alone are enough for an answer', () => {
  const engine = engineOf(pages, { headsOnly: true })
  expect(routes(engine.answer({ query: 'delay', limit: 5 }))).toEqual(['/api/intercept'])
  expect(routes(engine.answer({ query: 'safari', limit: 5 }))).toEqual([])
  expect(engine.missingShards('safari')).toEqual([0])
})

test('pages of other versions are left out of a contextual search', () => {
  const engine = engineOf([
    page('/intro', 'Introduction', '', [], { version: 'default:current' }),
    page('/1.0/intro', 'Introduction', '', [], { version: 'default:1.0' }),
    page('/help', 'Introduction to help', ''),
  ])
  const ask = (versions?: Record<string, string>): string[] =>
    routes(engine.answer({ query: 'introduction', limit: 5, versions })).sort()
  expect(ask({ default: '1.0' })).toEqual(['/1.0/intro', '/help'])
  expect(ask()).toHaveLength(3)
})

describe('an engine with a split index', () => {
  const files = buildIndex(pages, [], 0)
  const head = file<IndexHead>(files, 'index.json')
  const engine = createEngine(head)

  test('answers with the shards of the typed words and the files of the pages', () => {
    expect(head).not.toHaveProperty('pages')
    expect(engine.showsEarly).toBe(false)
    for (const shard of engine.missingShards('request'))
      engine.addShard(shard, file<TermShard>(files, shardFile(head.version, shard)))
    expect(engine.answer({ query: 'request', limit: 3 })).toMatchObject({ total: 3, hits: [] })
    for (const number of engine.missingPages())
      engine.addPage(number, file<PageFile>(files, pageFile(head.version, number)))
    const answer = engine.answer({ query: 'request', limit: 3 })
    expect(routes(answer)).toHaveLength(3)
    expect(answer.hits.map(({ area }) => area)).toContainEqual(guides)
    expect(answer.areas.map(({ id, count }) => [id, count])).toEqual([
      ['api', 2],
      ['guides', 1],
    ])
  })

  test('answers the first letters of a word', () => {
    const fresh = createEngine(head)
    for (const query of ['i', 'in']) {
      for (const shard of fresh.missingShards(query))
        fresh.addShard(shard, file<TermShard>(files, shardFile(head.version, shard)))
      expect(fresh.answer({ query, limit: 3 }).total, query).toBeGreaterThan(0)
    }
  })

  test('ranks like a whole index', () => {
    const whole = engineOf(pages)
    head.shards.forEach((_, shard) =>
      engine.addShard(shard, file<TermShard>(files, shardFile(head.version, shard))),
    )
    for (const query of ['intercept', 'wait', 'mock', 'delay response', 'getAllCookies', 'waiting'])
      expect(engine.pages(query)[0], query).toBe(whole.pages(query)[0])
  })
})
