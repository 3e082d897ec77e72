import { describe, expect, test } from 'vitest'
import { convert } from './helpers.ts'

describe("MDX that isn't Markdown", () => {
  test('imports, exports, comments, and expressions are removed, and literals stay', () => {
    const source =
      "import x from 'y'\nexport const a = 1\n\nA{' '}b {/* c */}{a} {'{d}'}\n\n{a.map((b) => b)}"
    expect(convert(source)).toBe('A b  \\{d\\}')
  })

  test('images become their alternative text', () => {
    expect(convert('See ![The *Log*](./log.png).')).toBe('See The Log.')
  })

  test('HTML elements with a Markdown equivalent are converted', () => {
    const source =
      '<p>One <strong>two</strong> <a href="https://a.example">three</a> <code>{"a<b"}</code><br /></p>'
    expect(convert(source)).toBe('One **two** [three](https://a.example) `a<b`<br>')
  })

  test('details keep their summary', () => {
    expect(convert('<details>\n<summary>More *here*</summary>\n\nText\n\n</details>')).toBe(
      '<details>\n\n<summary>More *here*</summary>\n\nText\n\n</details>',
    )
  })
})

describe('admonitions', () => {
  const source = ':::warning[Mind the *gap*]\n\nText\n\n:::'
  test.each([
    ['docusaurus', ':::warning[Mind the *gap*]\n\nText\n\n:::'],
    ['starlight', ':::caution[Mind the *gap*]\n\nText\n\n:::'],
    ['vitepress', '::: warning Mind the *gap*\n\nText\n\n:::'],
  ] as const)('for %s', (dialect, expected) => {
    expect(convert(source, { dialect })).toBe(expected)
  })

  test('that are nested have longer outer fences', () => {
    expect(convert('::::note\n\n:::tip\n\nIn\n\n:::\n\n::::')).toBe(
      '::::note\n\n:::tip\n\nIn\n\n:::\n\n::::',
    )
  })

  test('of an unknown kind are replaced with their content', () => {
    expect(convert(':::story\n\nText\n\n:::')).toBe('Text')
  })
})

describe('text', () => {
  test('that looks like markup is escaped', () => {
    expect(convert('1 \\< 2, \\{a\\}, a_b_c, \\[x], a:b, 5 \\* 6 &amp;amp;')).toBe(
      '1 \\< 2, \\{a\\}, a\\_b\\_c, \\[x\\], a\\:b, 5 \\* 6 \\&amp;',
    )
  })

  test("at the start of a line doesn't start a block", () => {
    expect(convert('One\n\\# two\n\\- three\n4\\. four')).toBe('One\n\\# two\n\\- three\n4\\. four')
  })

  test("with double braces isn't a Vue template", () => {
    const source = 'Use `{{ name }}` or \\{\\{ name \\}\\}.'
    expect(convert(source, { dialect: 'vitepress' })).toBe(
      'Use <span v-pre>`{{ name }}`</span> or <span v-pre>\\{\\{</span> name \\}\\}.',
    )
    expect(convert(source)).toBe('Use `{{ name }}` or \\{\\{ name \\}\\}.')
  })
})

describe('blocks', () => {
  test.each([
    ['lists', '- One\n\n  ```js\n  a\n  ```\n\n- [x] Two\n  1. Three'],
    ['quotes', '> One\n>\n> Two'],
    ['tables', '| A | B |\n| --- | --: |\n| `a\\|b` | c \\| d |'],
    ['code with backticks', '````md\n```js\n```\n````'],
  ])('%s stay unchanged', (_, source) => {
    const once = convert(source)
    expect(convert(once)).toBe(once)
    expect(once).toContain(source.split('\n')[0])
  })

  test('code keeps only its language and highlighted lines', () => {
    const source =
      '```ts title="a.ts" {1, 3-4} no-check="x"\nconst a = {}\n// highlight-next-line\nb()\n```'
    expect(convert(source)).toBe('```ts {1,3-4}\nconst a = {}\nb()\n```')
  })
})
