import { describe, expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { compileOptions, toHtml } from './to-html.ts'

const warningsOf = async (source: string, name = 'page.md') =>
  (await compilePage(source, `/site/docs/${name}`, compileOptions())).warnings

describe('syntax of other generators that docent would show or drop is reported with its line', () => {
  test.each([
    ['!!! note "Title"\n    Text', '!!! note "Title"'],
    ['??? tip\n    Text', '??? tip'],
    ['???+ tip "Open"\n    Text', '???+ tip "Open"'],
    ['=== "Tab"\n\n    Text', '=== "Tab"'],
    ['--8<-- "part.md"', '--8<-- "part.md"'],
    ['<<< @/snippet.js', '<<< @/snippet.js'],
    ['[[toc]]', '[[toc]]'],
    ['[TOC]', '[TOC]'],
    ['{{< youtube id >}}', '{{< youtube id >}}'],
    ['{% include note.html %}', '{% include note.html %}'],
    ['> !!! note\n> Text', '!!! note'],
    ['- !!! note\n  Text', '!!! note'],
    ['Text\n!!! note', '!!! note'],
  ])('%j', async (source, what) => {
    const line = 3 + (source.startsWith('Text') ? 1 : 0)
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([
      { kind: 'unread', what: `The syntax \`${what}\``, line },
    ])
  })

  test.each([
    '```md\n!!! note\n```',
    '`!!! note` and !!! note',
    '!!!',
    '??? what',
    'Heading\n===',
    '| [TOC] |\n| --- |',
    '{{ name }}',
  ])('text stays text: %j', async (source) => {
    const found = await warningsOf(`${source}\n`)
    expect(found.filter(({ kind }) => kind === 'unread')).toEqual(
      source.startsWith('???') ? [expect.objectContaining({ line: 1 })] : [],
    )
  })

  test.each(['<!--@include: ./part.md-->', '<!-- @include: ./part.md{3,} -->'])('%s', async (source) => {
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([{ what: source, line: 3 }])
  })
})

describe('tags that HTML does not have', () => {
  test.each([
    ['A List<String> here.', '<String>'],
    ['A Promise<T>.', '<T>'],
    ['Run `a` with <name>.', '<name>'],
    ['<Badge text="New" />', '<Badge>'],
    ['<Card>\n\nText\n\n</Card>', '<Card>'],
    ['<div>\n<Foo></Foo>\n</div>', '<Foo>'],
    ['| a |\n| --- |\n| <key> |', '<key>'],
  ])('are reported: %j', async (source, tag) => {
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([
      { kind: 'unread', what: `The tag ${tag}` },
    ])
  })

  test.each([
    '<b>a</b> <DIV>b</DIV> <kbd>c</kbd> <h2>d</h2>',
    '<my-element>a</my-element>',
    '<svg viewBox="0 0 1 1"><linearGradient /></svg>',
    '<math><mi>x</mi></math>',
    '`<String>` and \\<T> and &lt;T>',
    '```ts\nlet a: List<String>\n```',
    '<!-- <Foo> -->',
    '<https://example.com> <a@example.com>',
    '<pre><code>a</code></pre>',
  ])("aren't %j", async (source) => {
    expect(await warningsOf(`${source}\n`)).toEqual([])
  })
})

describe('blocks without an end', () => {
  test.each([
    [':::note\n\nText', 'The block ":::note"'],
    ['::::tip\n\n:::note\n\nText\n\n:::\n\nText', 'The block "::::tip"'.replace('::::', ':::')],
    ['```js\na', 'The code block'],
    ['~~~\na\n```', 'The code block'],
    ['> ```\n> a\n\nText', 'The code block'],
    ['- ```\n  a\n\nText', 'The code block'],
  ])('are reported: %j', async (source, what) => {
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([{ kind: 'unclosed', what, line: 3 }])
  })

  test.each([
    ':::note\n\nText\n\n:::',
    ':::note\nText\n:::',
    '> :::note\n> Text\n> :::',
    '- :::note\n  Text\n  :::',
    '::::tip\n\n:::note\n\nText\n\n:::\n\n::::',
    '```js\na\n```',
    '> ```\n> a\n> ```',
    '    indented code',
    '```\n```',
  ])("aren't %j", async (source) => {
    expect(await warningsOf(`Text.\n\n${source}\n`)).toEqual([])
    expect(await warningsOf(`Text.\n\n${source}\n`, 'page.mdx')).toEqual([])
  })

  test('are errors if they hide text', async () => {
    await expect(warningsOf('Text.\n\n<details>\n<summary>a</summary>\n\nText\n')).rejects.toMatchObject({
      code: 'unclosed-html',
      line: 3,
    })
  })
})

describe('admonitions', () => {
  test.each([
    ['::: tip\nText\n:::', 'tip', 'Tip'],
    ['::: tip Save time\nText\n:::', 'tip', 'Save time'],
    ['> ::: note A *b*\n> Text\n> :::', 'note', 'A <em>b</em>'],
    [':::tip{title="Save time"}\nText\n:::', 'tip', 'Save time'],
  ])('in the form %j', async (source, kind, title) => {
    expect(await toHtml(`${source}\n`, { name: 'page.md' })).toContain(
      `<aside class="admonition admonition-${kind}"><p class="admonition-title">${title}</p><p>Text</p></aside>`,
    )
  })

  test('have the ID and the classes of their attributes', async () => {
    expect(await toHtml(':::note[A]{#own .wide .red}\nText\n:::\n')).toContain(
      '<aside id="own" class="admonition admonition-note wide red">',
    )
  })

  test.each(['details', 'code-group'])('with the name %s are errors with the form to use', async (name) => {
    await expect(toHtml(`::: ${name}\nText\n:::\n`)).rejects.toMatchObject({
      code: 'unknown-admonition',
      hint: expect.stringMatching(/^Write/) as string,
    })
  })
})

describe('elements in MDX', () => {
  test('may have a style as in HTML', async () => {
    const html = await toHtml('<div style="color: red">a</div>\n\nb <b style="margin: 0">c</b>\n')
    expect(html).toContain('<div data-inline-style="color: red">a</div>')
    expect(html).toContain('<b data-inline-style="margin: 0">c</b>')
  })

  test.each(['<button onClick={() => 1}>a</button>', 'a <b onclick="x()">c</b>'])(
    'with a handler are reported: %s',
    async (source) => {
      expect(await warningsOf(`Text.\n\n${source}\n`, 'page.mdx')).toMatchObject([
        { kind: 'unread', line: 3, what: expect.stringMatching(/onclick/i) as string },
      ])
    },
  )

  test.each([
    ['<script>{`alert(1)`}</script>', 'page.mdx'],
    ['<div><script src="https://example.com/a.js" async /></div>', 'page.mdx'],
    ['<script>alert(1)</script>', 'page.md'],
  ])('that are scripts are reported: %s in %s', async (source, name) => {
    expect(await warningsOf(`Text.\n\n${source}\n`, name)).toMatchObject([
      { kind: 'unread', line: 3, what: 'The element <script>' },
    ])
  })

  test.each([
    ['<head><script src="/a.js" /></head>', 'page.mdx'],
    ['<script type="application/ld+json">{`{}`}</script>', 'page.mdx'],
    ['<script type="application/ld+json">{}</script>', 'page.md'],
  ])('that are data, or for the head, are not: %s in %s', async (source, name) => {
    expect(await warningsOf(`Text.\n\n${source}\n`, name)).toEqual([])
  })

  test.each(['br', 'img', 'hr'])('without an end have a fix: <%s>', async (name) => {
    await expect(toHtml(`a <${name}> b\n`)).rejects.toMatchObject({
      hint: `In MDX, write <${name} /> with a slash at its end.`,
    })
  })
})
