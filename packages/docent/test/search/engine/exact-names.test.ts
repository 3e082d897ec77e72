import { describe, expect, test } from 'vitest'
import { buildIndex } from '../../../src/search/index/build-index.ts'
import { createEngine } from '../../../src/search/engine/engine.ts'
import {
  shardFile,
  type IndexHead,
  type TermShard,
} from '../../../src/search/engine/index-format.ts'
import { engineOf, file, page, section } from '../test-index.ts'

/** Pages whose titles and text repeat the names of the others. */
const prose = ['and', 'its', 'stop', 'record', 'events'].flatMap((word) =>
  ['one', 'two', 'three'].map((name) =>
    page(`/prose/${word}-${name}`, `Record ${word} ${name}`, `tool.${word} `.repeat(9), [
      section(`Why ${word} and its parent`, `${word} `.repeat(30)),
    ]),
  ),
)
const pages = [
  page('/and', 'and', 'Adds a check.'),
  page('/its', 'its', 'Reads a property.'),
  page('/parent', 'parent', 'The parent, one of the parents.'),
  page('/parents', 'parents', 'All of them.'),
  page('/shot', 'shot', 'Takes one.'),
  page('/shot-api', 'Shot', 'Sets defaults.', [], { keywords: 'Tool.Shot' }),
  page('/commands', 'Custom commands', 'Adds them.', [], { keywords: 'Tool.Commands.add, own' }),
  page('/line', 'Command line', 'All flags.', [
    section('tool run', 'Runs.', { isCode: true }),
    section('--record', 'Records.', { level: 7, id: 'run-record' }),
    section('events', 'Records them.', { level: 7, id: 'option-events' }),
  ]),
  page('/module', 'Module', 'tool run tool run', [section('tool.run()', 'Runs tool run.')]),
  page('/news', 'News', 'All releases.', [
    section('15.3.0', 'Three.', { id: '15-3-0' }),
    section('15.0.3', 'Fixes.', { id: '15-0-3' }),
    section('15.0.0', 'New.', { id: '15-0-0' }),
  ]),
  page('/errors', 'Errors', 'What to do.', [
    section('The file could not be found at any of these paths', 'Create it.', { id: 'lost' }),
  ]),
  ...prose,
]
const first = (query: string, engine = engineOf(pages)) =>
  engine.answer({ query, limit: 9 }).hits[0]

describe('a name comes first', () => {
  const methods = ['and', 'its', 'parents'].flatMap((name) =>
    ['#', '#(', '#()', '.#', '.#(', '.#()', 'tool.#', 'tool.#(', 'tool.#()'].map(
      (form) => [form.replace('#', name), `/${name}`] as const,
    ),
  )
  test.each<readonly [query: string, route: string]>([
    ...methods,
    ['tool.parents();', '/parents'],
    ['shot', '/shot'],
    ['Shot', '/shot-api'],
    ['Tool.Shot', '/shot-api'],
    ['Tool.Commands.add', '/commands'],
    ['tool.commands.add()', '/commands'],
    ['Commands.add(', '/commands'],
    ['tool run', '/line'],
    ['tool.run', '/module'],
    ['tool.run()', '/module'],
    ['--record', '/line'],
  ])('%s leads to %s', (query, route) => {
    expect(first(query)?.href).toBe(route)
  })

  test('with the section that has it', () => {
    expect(first('--record')?.sections[0]?.href).toBe('/line#run-record')
  })

  test('except for the row of a word, which other pages are about', () => {
    expect(first('events')?.href).toMatch(/^\/prose\/events/)
  })
})

test.each([
  ['15.0.0', '15-0-0'],
  ['v15.0.0', '15-0-0'],
  ['15', '15-0-0'],
  ['v15', '15-0-0'],
  ['v15.3', '15-3-0'],
  ['15.3', '15-3-0'],
  ['15.0.3', '15-0-3'],
])('the version %s leads to its release', (query, id) => {
  expect(first(query)?.sections[0]?.href).toBe(`/news#${id}`)
})

test('a copied message leads to the heading that repeats it', () => {
  expect(first('The file could not be found at any of these paths')?.sections[0]?.href).toBe(
    '/errors#lost',
  )
})

test('a name in a version that the reader does not use is not a result', () => {
  const engine = engineOf([
    page('/old/and', 'and', '', [], { version: 'default:1' }),
    page('/and', 'and', '', [], { version: 'default:2' }),
  ])
  const hits = engine.answer({ query: 'cy.and', limit: 9, versions: { default: '2' } }).hits
  expect(hits.map(({ href }) => href)).toEqual(['/and'])
})

test('the titles of a split index are names, too', () => {
  const files = buildIndex(pages, [], 0)
  const head = file<IndexHead>(files, 'index.json')
  for (const query of ['and', 'tool.and', 'its()', '.parents(']) {
    const engine = createEngine(head)
    for (const shard of engine.missingShards(query))
      engine.addShard(shard, file<TermShard>(files, shardFile(head.version, shard)))
    const [best = -1] = engine.pages(query)
    expect(pages[best]?.route, query).toBe(`/${/and|its|parents/.exec(query)?.[0]}`)
  }
})
