import { expect, test } from 'vitest'
import { buildIndex } from '../../src/search/index/build-index.ts'
import { createEngine, type Engine } from '../../src/search/engine/engine.ts'
import { shardFile, type IndexHead, type TermShard } from '../../src/search/engine/index-format.ts'
import { engineOf, file, page, section } from './test-index.ts'

const best = (engine: Engine, query: string): string | undefined =>
  engine.answer({ query, limit: 5 }).hits[0]?.href
const found = (engine: Engine, query: string): string[] =>
  engine.answer({ query, limit: 5 }).hits.map(({ href }) => href)

/** Pages about other subjects, so that no word is on every page. */
const others = ['Colors', 'Fonts', 'Sizes', 'Borders', 'Shadows', 'Margins'].map((title) =>
  page(`/${title.toLowerCase()}`, title, `All about ${title.toLowerCase()}.`),
)

const runs = [
  page('/runs', 'Watch files', 'Files are watched.', [], {
    keywords: 'run again, one window, spec changes',
  }),
  page('/organize', 'Folders', 'Folders and files.', [], {
    keywords: 'folders, run one spec, mocha',
  }),
  ...others,
]

// @covers 10.30
test('a keyword phrase is a name of its page', () => {
  expect(best(engineOf(runs), 'run one spec')).toBe('/organize')
})

test('a keyword phrase is a name of its page in a split index, too', () => {
  const files = buildIndex(runs, [], 0)
  const head = file<IndexHead>(files, 'index.json')
  const engine = createEngine(head)
  head.shards.forEach((_, shard) =>
    engine.addShard(shard, file<TermShard>(files, shardFile(head.version, shard))),
  )
  expect(engine.pages('run one spec').map((at) => runs[at]?.route)[0]).toBe('/organize')
})

// @covers 10.30
test('a synonym phrase is found where all its words are', () => {
  const engine = engineOf(
    [
      page('/end', 'end', 'Ends a chain.'),
      page('/start', 'End-to-end testing', 'Test a whole application.'),
      ...others,
    ],
    { synonyms: [['e2e', 'end-to-end', 'end to end']] },
  )
  expect(found(engine, 'e2e')).toEqual(['/start'])
})

test("a page that a synonym finds has no marks, because the reader didn't type its words", () => {
  const engine = engineOf([page('/ct', 'Component testing', 'One component.'), ...others], {
    synonyms: [['ct', 'component testing']],
  })
  const [hit] = engine.answer({ query: 'ct', limit: 1 }).hits
  expect(hit?.title).toEqual([{ text: 'Component testing' }])
})

// @covers 10.30
test('a page is found by the text of links to it', () => {
  const text = 'Margins of a page are set before a test, in one place for all tests. See hooks.'
  const linking = (href: string) => [section('', text, { links: [{ href, text: 'hooks' }] })]
  const engine = engineOf([
    page('/organize', 'Organize specs', 'Code that is run before each test.'),
    { ...page('/a', 'Margins of a page', ''), sections: linking('/organize#before') },
    { ...page('/b', 'Borders of a page', ''), sections: linking('/organize') },
    ...others,
  ])
  expect(best(engine, 'hooks')).toBe('/organize')
})

test("links to other sites and a page's links to itself don't count", () => {
  const links = [
    { href: 'https://elsewhere.test/', text: 'lodash' },
    { href: '/utilities#top', text: 'underscore' },
  ]
  const engine = engineOf([
    { ...page('/utilities', 'Utilities', ''), sections: [section('', 'Tools.', { links })] },
    ...others,
  ])
  expect(found(engine, 'underscore')).toEqual([])
  expect(found(engine, 'lodash')).toEqual([])
})

const commands = engineOf([
  page('/contains', 'contains', 'Finds an element by its text.'),
  page('/click', 'click', 'Clicks an element.'),
  page('/submit', 'submit', 'Submits a form.'),
  page('/cy', 'cy', 'The object that all commands belong to.'),
  ...others,
])

// @covers 10.30
test.each([
  ["cy.contains('Submit')", '/contains'],
  ["cy.click('submit').", '/click'],
  ['cy.click(', '/click'],
  ['cy', '/cy'],
])('%s finds what it calls', (query, route) => {
  expect(best(commands, query)).toBe(route)
})

const storage = engineOf([
  page('/clear', 'clearAllLocalStorage', 'Deletes what pages have stored.'),
  page('/isolation', 'Isolation', 'Each test starts without localStorage.'),
  page('/actions', 'Actions', 'What comes first.', [section('Auto scroll', 'It scrolls first.')]),
  ...others,
])

// @covers 10.30
test.each([
  ['localStorage', '/clear'],
  ['localstorge', '/clear'],
  ['autoscroll', '/actions'],
])('%s is found by its parts', (query, route) => {
  expect(best(storage, query)).toBe(route)
})

test.each([
  ['React', '/zh'],
  ['docker', '/zh'],
  ['webpack', '/zh'],
  ['API', '/zh'],
  ['安装', '/zh'],
  ['useEffect', '/ja'],
  ['React', '/ja'],
  ['設定', '/ja'],
])('%s is found in %s, where no spaces surround it', (query, route) => {
  const engine = engineOf([
    page('/zh', '安装指南', '使用React构建应用。运行docker命令即可。支持ＡＰＩ密钥。', [
      section('配置webpack插件', '内容。'),
    ]),
    page('/ja', '導入', 'Reactの設定でuseEffectを使う。'),
    ...others,
  ])
  expect(found(engine, query)).toContain(route)
})
