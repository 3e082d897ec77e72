import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compilePage } from '../../../../packages/docent/src/markdown/compile.ts'
import { compileOptions } from '../../../../packages/docent/test/markdown/to-html.ts'
import stackedTables from '../stacked-tables.ts'

/** The HTML of a table, as a page's code has it. */
async function tableOf(rows: string[][]): Promise<string> {
  const [head = [], ...body] = rows
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`)
  const { code } = await compilePage(lines.join('\n'), join(import.meta.dirname, 'page.mdx'), {
    ...compileOptions(),
    plugins: { mdast: [{ name: 'stacked', exported: stackedTables }], hast: [], fences: [] },
  })
  return code
}

test('the rows of a table with five columns become blocks, with short values in a line', async () => {
  const code = await tableOf([
    ['Permission', 'Viewer', 'Member', 'Owner', 'Note'],
    ['Edit', 'No', '`x`', 'Yes', 'Only in projects that are public'],
  ])
  expect(code).toMatch(/table[^]*stacked/)
  expect(code).toMatch(/Viewer[^]*short[^]*Member[^]*short/)
})

test('so do long words, and a list of options and a table that fits stay as they are', async () => {
  const url = '`https://www.shop.example/cart`'
  expect(
    await tableOf([
      ['Pattern', 'Match'],
      [url, url],
    ]),
  ).toContain('stacked')
  expect(
    await tableOf([
      ['Option', 'Meaning'],
      [url, url],
    ]),
  ).not.toContain('stacked')
  expect(
    await tableOf([
      ['Key', 'Sent'],
      ['a', 'b'],
    ]),
  ).not.toContain('stacked')
})
