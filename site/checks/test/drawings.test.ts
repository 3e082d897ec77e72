import { describe, expect, it } from 'vitest'
import { compareLog, findUnbalanced, readDrawn } from '../drawings/compare.ts'
import { findMissing } from '../drawings/coverage.ts'
import { comparePages } from '../drawings/pages.ts'
import { findDrawings } from '../drawings/read-drawings.ts'
import { readTests } from '../drawings/sample-commands.ts'
import { findSample } from '../drawings/samples.ts'
import { readPage } from '../page/page.ts'

const BUILT_IN = ['visit', 'get', 'click', 'contains', 'within', 'type']

function compare(code: string, log: Parameters<typeof readDrawn>[0]): string | undefined {
  const [test] = readTests(code)
  return compareLog(readDrawn(log), test?.commands ?? [], (name) => BUILT_IN.includes(name))
}

describe('commands of a sample', () => {
  it('are in the order in which they run, without those that have no entry', () => {
    const [test] = readTests(`
      beforeEach(() => { cy.visit('/') })
      it('adds', () => {
        cy.intercept('/a').as('a')
        cy.get('form').within(() => { cy.contains('Add').click() }).should('be.visible')
        cy.get('li').then(($li) => { expect($li).to.have.length(1) })
      })`)
    expect(test?.title).toBe('adds')
    expect(test?.commands.map(({ name }) => name)).toEqual([
      'visit',
      'get',
      'within',
      'contains',
      'click',
      'assert',
      'get',
      'assert',
    ])
  })

  it('are those of one test if the sample has several', () => {
    const tests = readTests(`it('a', () => { cy.visit('/a') }); it('b', () => { cy.get('b') })`)
    expect(tests.map(({ title, commands }) => [title, commands[0]?.name])).toEqual([
      ['a', 'visit'],
      ['b', 'get'],
    ])
  })

  it('can be TypeScript', () => {
    expect(readTests('cy.get<HTMLInputElement>("a" as string)')[0]?.commands[0]?.name).toBe('get')
  })
})

describe('a drawing', () => {
  const code = `cy.visit('/'); cy.get('a').click(); cy.get('b').should('exist')`

  // @covers 10.18
  it("matches if it shows the sample's commands", () => {
    const log = ['visit /', '(fetch) GET 200 /a', 'get a', '-click', 'get b', '-assert', '-assert']
    expect(compare(code, log)).toBeUndefined()
  })

  // @covers 10.18
  it("doesn't match if a command is missing, added, or in another position", () => {
    for (const log of [
      ['visit /', 'get a', '-click', 'get b'],
      ['visit /', 'get a', '-click', 'get b', '-assert', 'get c'],
      ['get a', 'visit /', '-click', 'get b', '-assert'],
    ]) {
      expect(compare(code, log)).toMatch(/^The drawing shows .+, but the sample runs visit, get/)
    }
  })

  it('may stop where the test fails or waits, and may omit entries', () => {
    expect(compare(code, ['visit /', { line: 'get a', state: 'failed' }])).toBeUndefined()
    expect(compare(code, ['visit /', '…', 'get b', '-assert'])).toBeUndefined()
    expect(compare(code, ['…', 'contains b'])).toBeDefined()
  })

  it('may show a command in a loop several times, and the commands that a custom command runs', () => {
    const loop = `cy.get('a').each(($a) => { cy.wrap($a).click() })`
    expect(compare(loop, ['get a', 'wrap', '-click', 'wrap', '-click'])).toBeUndefined()
    expect(compare(`cy.login('ada'); cy.visit('/')`, ['get a', 'visit /'])).toBeUndefined()
  })
})

describe('drawings of a page', () => {
  const page = (end: string): string =>
    [
      '## Examples',
      '',
      '```js',
      "cy.get('a')",
      '```',
      '',
      '## Command Log',
      '',
      end,
      '',
      '# x',
    ].join('\n')

  it('are read with their data', () => {
    const source = page(
      `<CommandLog\n  log={['get a', { line: '-click', elements: -1 }]}\n  test="a"\n/>`,
    )
    expect(findDrawings(source)).toEqual([
      {
        name: 'CommandLog',
        line: 9,
        props: { log: ['get a', { line: '-click', elements: -1 }], test: 'a' },
      },
    ])
  })

  it('that contain computed data are reported', () => {
    const [found] = findDrawings(page('<CommandLog log={entries()}>\nText.\n</CommandLog>'))
    expect(found).toMatchObject({ line: 9, reason: 'Expected data, but found CallExpression' })
  })

  it('belong to the sample above them, or to the one below a heading', () => {
    const source = page('```js\ncy.get("b")\n```\n\n<CommandLog log={[]} />\n')
    const [drawing] = findDrawings(source)
    if (!drawing || 'reason' in drawing) throw new Error('unreadable')
    expect(findSample(source, drawing, '')).toEqual({ code: 'cy.get("b")' })
    const of = (anchor: string) => findSample(source, { ...drawing, props: { of: anchor } }, '')
    expect(of('#examples')).toEqual({ code: "cy.get('a')" })
    expect(of('#nothing')).toEqual({ reason: 'No heading has the anchor "#nothing"' })
  })

  // @covers 10.18
  it('are reported as missing where readers look for them', () => {
    const missing = (source: string, file: string) =>
      findMissing(readPage(source, file), source, new Set(['Diagram']))
    const command = 'site/docs/api/commands/click.mdx'
    expect(missing(page(''), command)?.line).toBe(7)
    expect(missing(page('<CommandLog log={[]} />'), command)).toBeUndefined()
    const feature = 'site/docs/cloud/features/test-replay.mdx'
    expect(missing('## A', feature)).toEqual({ line: 1, reason: 'The page has no picture' })
    expect(missing('<Diagram />', feature)).toBeUndefined()
    expect(missing('## A', 'site/docs/app/faq.mdx')).toBeUndefined()
  })
})

describe('emphasis in a drawing', () => {
  it('needs both marks, in a value with line breaks too', () => {
    expect(findUnbalanced(['-assert expected **a\nb** to equal **c**'])).toBeUndefined()
    expect(findUnbalanced([{ line: 'get .row', entries: ['-assert **a'] }])).toBe('-assert **a')
  })
})

describe('the pages of a run', () => {
  const source = 'Notes New note Add Call Ines Buy milk'
  const list = (mark?: 'matched'): object => ({
    items: ['Call Ines', 'Buy milk'].map((text) => (mark ? { text, mark } : text)),
  })
  const check = (line: string, page: unknown, more: object = {}): string | undefined =>
    comparePages([{ line, page, ...more } as never], source)

  it('agree with their entries', () => {
    const log = [
      { line: 'visit /', page: [{ heading: 'Notes' }] },
      { line: 'get [name=note]', page: [{ field: 'New note', mark: 'matched' }] },
      { line: '-type Buy milk', page: [{ field: 'New note', value: 'Buy milk', mark: 'matched' }] },
      { line: '-contains Add', page: [{ button: 'Add', mark: 'matched' }] },
      { line: '-click', page: { before: [{ button: 'Add', mark: 'clicked' }], after: [list()] } },
      { line: 'get li', elements: 2, page: [list('matched')] },
      '-assert expected **<li>** to exist',
    ]
    expect(comparePages(log as never, source)).toBeUndefined()
  })

  it("don't count states as words", () => {
    expect(check('visit /', [{ button: 'Add', disabled: true }])).toBeUndefined()
  })

  it('mark as many elements as the query found', () => {
    expect(check('get li', [list('matched')])).toBe(
      'The page at "get li" marks 2 elements, but the entry found 1',
    )
    expect(check('get li', [list()])).toContain('marks 0 elements')
  })

  it('mark what was clicked, what contains the text, and where the text was typed', () => {
    expect(check('-click', [{ button: 'Add', mark: 'matched' }])).toContain('0 clicked elements')
    expect(check('-contains Add', [{ text: 'Notes', mark: 'matched' }])).toContain(
      `doesn't mark an element that contains "Add"`,
    )
    expect(check('-type Buy', [{ field: 'New note', value: 'Call', mark: 'matched' }])).toContain(
      'has no marked field whose value ends with "Buy"',
    )
  })

  it('show only words that the document or its application has', () => {
    expect(check('visit /', [{ row: ['Notes', { button: 'Delete' }] }])).toContain(
      `shows "Delete", which isn't in the application's code or text`,
    )
  })
})
