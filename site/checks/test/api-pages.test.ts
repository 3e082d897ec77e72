import { describe, expect, it } from 'vitest'
import { readTables } from '../api/page-tables.ts'

const page = readTables(
  [
    '---',
    'title: click',
    'since: 1.2.0',
    '---',
    '## Syntax',
    '```syntax',
    '.click(options)',
    '| not | a table |',
    '```',
    '### Options',
    '<Options>',
    '  <Option name="log" />',
    '  <Option name="onLoad" type="(win) => void" since="2.0.0">Called with `win`.</Option>',
    '</Options>',
    '## The request: `req` {#req}',
    '| Property | Type | Meaning |',
    '| --- | --- | --- |',
    '| `url` | `string \\| RegExp` | The address, since 3.1.0 |',
    '| `a`, `b` | `string`, `number` | Two. Deprecated since 9.0.0. |',
    '| `c` | a list | Words |',
  ].join('\n'),
  'click.mdx',
)

describe('readTables', () => {
  it('reads the title, the version, and the call forms', () => {
    expect(page).toMatchObject({ title: 'click', since: '1.2.0' })
    expect(page.syntax).toContain('.click(options)')
  })

  it('reads elements and tables with their lines', () => {
    const [markdown, element] = page.tables
    expect(page.tables).toHaveLength(2)
    expect(element).toMatchObject({ heading: 'Options', element: true, line: 11 })
    expect(element?.rows).toEqual([
      { name: 'log', text: '', line: 12 },
      {
        name: 'onLoad',
        type: '(win) => void',
        since: '2.0.0',
        text: 'Called with `win`.',
        line: 13,
      },
    ])
    expect(markdown).toMatchObject({ heading: 'The request: req', line: 16 })
    expect(markdown?.rows.map(({ name, type, since, line }) => [name, type, since, line])).toEqual([
      ['url', 'string | RegExp', '3.1.0', 18],
      ['a', 'string', undefined, 19],
      ['b', 'number', undefined, 19],
      ['c', undefined, undefined, 20],
    ])
  })

  it('finds inline code outside code blocks', () => {
    expect(page.code.map(({ text }) => text)).not.toContain('.click(options)')
    expect(page.code).toContainEqual({ text: 'win', line: 13 })
  })
})
