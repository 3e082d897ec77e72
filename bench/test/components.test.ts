import { describe, expect, test } from 'vitest'
import { convertSite } from '../src/content/convert.ts'
import { convert, siteOf } from './helpers.ts'

describe('components of the site', () => {
  test('options become a table, with missing properties from the data', () => {
    const source = `<Options>
  <Option name="force" />
  <Option name="timeout" type="number" config="defaultCommandTimeout">How *long*.</Option>
  <Option name="mode" type="'a' | 'b'" required>A or b.</Option>
</Options>`
    const options = { force: { type: 'boolean', default: 'false', description: 'No `checks`.' } }
    expect(convert(source, { options })).toMatchInlineSnapshot(`
      "| Option | Type | Default | Description |
      | --- | --- | --- | --- |
      | \`force\` | \`boolean\` | \`false\` | No \`checks\`. |
      | \`timeout\` | \`number\` | \`defaultCommandTimeout\` | How *long*. |
      | \`mode\` | \`'a' \\| 'b'\` | required | A or b. |"
    `)
  })

  test('history comes from the front matter', () => {
    const source = `---
history:
  - version: 6.1.0
    change: Added the \`log\` option.
---

<History />`
    expect(convert(source)).toBe(
      '| Version | Changes |\n| --- | --- |\n| 6.1.0 | Added the `log` option. |',
    )
  })

  test('history without entries is removed', () => {
    expect(convert('<History />')).toBe('')
  })

  test('tabs follow each other below their labels', () => {
    const source = `<Tabs groupId="lang">
  <TabItem value="ts" label="TypeScript">

    \`\`\`ts
    const a: number = 1
    \`\`\`

  </TabItem>
  <TabItem value="js">Text</TabItem>
</Tabs>`
    expect(convert(source)).toBe(
      '**TypeScript**\n\n```ts\nconst a: number = 1\n```\n\n**js**\n\nText',
    )
  })

  test('steps stay a list', () => {
    expect(convert('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toBe('1. One\n2. Two')
  })

  test('inline components become text or HTML', () => {
    const source = 'Press <Kbd>Ctrl+K</Kbd>. <Status value="passed" /> <Since version="12.0.0" />'
    expect(convert(source)).toBe('Press <kbd>Ctrl+K</kbd>. passed Since 12.0.0')
  })

  test('unknown components are replaced with their children, and empty ones are dropped and counted', () => {
    const { dropped } = convertSite(
      siteOf({ 'a.mdx': '<Diagram />\n\n<Diagram />\n\n<Chart kind="x" />' }),
    )
    expect([...dropped]).toEqual([
      ['Diagram', 2],
      ['Chart', 1],
    ])
    expect(convert('<Card title="Read on">\n\nThe *text*.\n\n</Card>')).toBe(
      '**Read on**\n\nThe *text*.',
    )
  })
})

describe('partials', () => {
  test.each([
    ['from the page', '../../partials/note.mdx'],
    ['from the site folder', '@site/partials/note.mdx'],
  ])('are inserted by an import %s', (_, specifier) => {
    const partials = {
      'partials/note.mdx': "import Inner from './inner.mdx'\n\nBefore\n\n<Inner />",
      'partials/inner.mdx': '**In**',
    }
    const source = `import Note from '${specifier}'\n\n<Note />\n\nAfter`
    expect(convert(source, { partials })).toBe('Before\n\n**In**\n\nAfter')
  })
})
