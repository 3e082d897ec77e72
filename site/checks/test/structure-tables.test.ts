import { describe, expect, test } from 'vitest'
import { readPage, type Page } from '../page/page.ts'
import { checkTables, shareOf } from '../structure/table-share.ts'

const GUIDE = 'site/docs/app/guides/a.mdx'
const REASON = 'tables: Compares all providers along the same columns.'

/** A page with `lines` lines, of which the table has `rows`, including its header. */
function pageOf(rows: number, lines: number, { file = GUIDE, frontMatter = '' } = {}): Page {
  const table = ['| A |', '| - |', ...Array.from({ length: rows - 1 }, () => '| 1 |')]
  const text = Array.from({ length: lines - rows }, () => 'Text.')
  return readPage(
    ['---', 'title: A', frontMatter, '---', '', ...table, '', ...text].join('\n'),
    file,
  )
}

test('lines are counted without blanks, code, imports, tags, and comments', () => {
  const page = readPage(
    [
      '---',
      'title: A',
      '---',
      "import B from './b.mdx'",
      '',
      '# Title',
      'Text.',
      '<Steps>',
      '| A |',
      '| - |',
      '| 1 |',
      '</Steps>',
      '{/* Comment. */}',
      '```js',
      'code()',
      '```',
      '<Option name="log" />',
    ].join('\n'),
    GUIDE,
  )
  expect(shareOf(page)).toEqual({ rows: 3, lines: 5 })
})

describe('guides and product pages', () => {
  test('one row in five lines is allowed, and more needs a reason', () => {
    expect(checkTables(pageOf(4, 20))).toEqual([])
    expect(checkTables(pageOf(5, 20))).toMatchObject([
      { gate: 'tables', line: 1, found: '5 table rows in 20 lines (25%)' },
    ])
    expect(checkTables(pageOf(5, 20, { frontMatter: REASON }))).toEqual([])
  })

  test('a reason is a sentence, not a word', () => {
    expect(checkTables(pageOf(5, 20, { frontMatter: 'tables: reference' }))).toMatchObject([
      { line: 3, found: '`tables: reference`' },
    ])
    expect(checkTables(pageOf(5, 20, { frontMatter: 'tables: true' }))).toHaveLength(1)
  })

  test('an unnecessary reason is reported', () => {
    expect(checkTables(pageOf(4, 20, { frontMatter: REASON }))).toMatchObject([
      { line: 3, found: '`tables` on a page with 4 table rows in 20 lines (20%)' },
    ])
  })
})

test.each(['site/docs/api/commands/click.mdx', 'site/docs/app/references/configuration.mdx'])(
  '%s has no limit and needs no reason',
  (file) => {
    expect(checkTables(pageOf(19, 20, { file }))).toEqual([])
    expect(checkTables(pageOf(19, 20, { file, frontMatter: REASON }))).toMatchObject([
      { found: '`tables` on a reference page' },
    ])
  },
)
