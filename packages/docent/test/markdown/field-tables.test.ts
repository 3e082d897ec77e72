import { expect, test } from 'vitest'
import { Field } from '../../src/theme/parts/Field.tsx'
import { Fields } from '../../src/theme/parts/Fields.tsx'
import { toHtml } from './to-html.ts'

const components = { Field, Fields } as never

const TABLE = `<Fields>

| Option | Type | Default | Required | Example | Description |
| --- | --- | --- | --- | --- | --- |
| \`url\` | \`string\` | – | Yes | \`/a\` | The **address**. |
| \`depth\` | a number | \`0\` | No | | How deep. |

</Fields>`

test('a table of options becomes a list with a line about each option', async () => {
  const html = (await toHtml(TABLE, { components })).replaceAll('\n', '')
  expect(html).toContain(
    '<dt><dfn><code>url</code></dfn> <code>string</code> <span class="field-required">required</span> <span>example <code>/a</code></span></dt><dd>The <strong>address</strong>.</dd>',
  )
  expect(html).toContain(
    '<dt><dfn><code>depth</code></dfn> <span>a number</span> <span>default <code>0</code></span></dt><dd>How deep.</dd>',
  )
  expect(html).not.toContain('<table')
  expect(html).not.toContain('fields-label')
})

test('a header that says more than the kind of the names stays', async () => {
  const source = TABLE.replace('Option', 'Property of `results`')
  expect(await toHtml(source, { components })).toContain(
    '<p class="fields-label">Property of <code>results</code></p>',
  )
})

test('lists are the same from a table and from elements', async () => {
  const elements = await toHtml(
    '<Fields>\n<Field name="url" type="string" default="0" required>The **address**.</Field>\n</Fields>',
    { components },
  )
  const table = await toHtml(
    '<Fields>\n\n| Option | Type | Default | Required | Description |\n| --- | --- | --- | --- | --- |\n| `url` | `string` | `0` | Yes | The **address**. |\n\n</Fields>',
    { components },
  )
  expect(`<div>${elements}</div>`).toBe(table)
})

test('long lists have a filter', async () => {
  const rows = (count: number): string =>
    Array.from({ length: count }, (_, n) => `| \`o${n}\` | Text. |`).join('\n')
  const list = (count: number): string =>
    `<Fields>\n\n| Option | Description |\n| --- | --- |\n${rows(count)}\n\n</Fields>`
  expect(await toHtml(list(11), { components })).not.toContain('data-fields-filter')
  expect(await toHtml(list(12), { components })).toContain(
    '<search class="fields-filter" data-fields-filter=""><input type="search" aria-label="Filter 12 entries" placeholder="Filter 12 entries" autocomplete="off">',
  )
  const fields = Array.from({ length: 12 }, (_, n) => `<Field name="o${n}">Text.</Field>`)
  expect(await toHtml(`<Fields>\n${fields.join('\n')}\n</Fields>`, { components })).toContain(
    'aria-label="Filter 12 entries"',
  )
})

test('long names may break between their words', async () => {
  const source = '<Fields>\n<Field name="aVeryLongNameOfAnOptionThatDoesNotFit">Text.</Field>\n</Fields>'
  expect(await toHtml(source, { components })).toContain('<dfn data-long=""><code>a<wbr/>Very<wbr/>')
})
