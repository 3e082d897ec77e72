import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readEntries } from '../../drawings/command-log/entries.ts'
import CommandLog from '../CommandLog.tsx'
import Runner from '../Runner.tsx'

describe('entries of the Command Log', () => {
  it('are numbered through groups, without events and steps', () => {
    const entries = readEntries([
      'visit /',
      '(fetch) GET 200 /notes',
      {
        line: 'session ada',
        entries: [{ line: '_Create new session_', entries: ['get a', '-click'] }],
      },
      'get b',
    ])
    const numbers = (list: typeof entries): unknown[] =>
      list.map(({ number, name, entries: inner }) => [number, name, ...numbers(inner ?? [])])
    expect(numbers(entries)).toEqual([
      [1, 'visit'],
      [undefined, '(fetch)'],
      [2, 'session', [undefined, 'Create new session', [3, 'get'], [4, '-click']]],
      [5, 'get'],
    ])
  })

  it('require text', () => {
    expect(() => readEntries([' '])).toThrow('An entry of the Command Log is empty')
  })
})

describe('CommandLog', () => {
  const html = renderToStaticMarkup(
    <CommandLog
      test="adds"
      log={['get li', { line: '-assert expected **<li>** to exist', state: 'failed' }]}
      error={{ message: 'never did', frame: { file: 'a.cy.js:7:3', code: 'a\nb', from: 6 } }}
    />,
  )

  it('describes colors and icons to screen readers', () => {
    expect(html).toContain('<span class="visually-hidden">failed: </span>adds')
    expect(html).toContain(
      '<b>&lt;li&gt;</b> to exist</span><span class="visually-hidden"> (failed)',
    )
  })

  it('marks the line of the error in the code frame', () => {
    expect(html).toContain('<span class="log-frame-line">&gt;  7 | b')
  })

  it('reports a code frame without a position', () => {
    const frame = { file: 'a.cy.js', code: 'a', from: 1 }
    expect(() =>
      renderToStaticMarkup(<CommandLog log={['get a']} error={{ message: 'no', frame }} />),
    ).toThrow('needs a line and a column')
  })
})

describe('Runner', () => {
  it('counts the tests by status', () => {
    const html = renderToStaticMarkup(
      <Runner
        spec="a.cy.js"
        log={['get a']}
        app={['Hi']}
        before={[['first', 'passed']]}
        after={[['last', 'pending']]}
      />,
    )
    const text = html.replace(/<[^>]+>/g, '')
    expect(text).toContain('passed 2failed --pending 1')
  })

  it('needs the application, or entries with pages', () => {
    const page = ['Hi']
    const log = [{ line: 'visit /', page }]
    const draw = (props: object): string =>
      renderToStaticMarkup(<Runner spec="a.cy.js" log={log} {...props} />)
    expect(draw({})).toContain('role="radiogroup"')
    expect(() => draw({ app: page })).toThrow('needs either the content of the application')
    expect(() => draw({ log: ['visit /'] })).toThrow('needs either the content of the application')
  })

  it("reports a part that it can't draw", () => {
    const app = [{ buton: 'Add' }] as never
    expect(() => renderToStaticMarkup(<Runner spec="a.cy.js" log={['get a']} app={app} />)).toThrow(
      `An app preview can't draw {"buton":"Add"}. Use one of: heading`,
    )
  })
})
