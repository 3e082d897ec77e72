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
    ['/// details | Title\nText\n///', '/// details | Title'],
    ['/// tab | Title\nText\n///', '/// tab | Title'],
    ['--8<--\npart.md\n--8<--', '--8<--'],
    ['{{#include part.md}}', '{{#include part.md}}'],
    ['?> Docsify', '?> Docsify'],
    ['!> Docsify', '!> Docsify'],
    ['![[image.png]]', '![[image.png]]'],
    ['{:toc}', '{:toc}'],
    ['*[HTML]: Hyper Text', '*[HTML]: Hyper Text'],
    ['Term\n: Definition', ': Definition'],
    ['Text\n\n:::', ':::'],
    ['Term\n:   Definition\n    with more', ':   Definition'],
    ['`term`\n\n:   Definition', ':   Definition'],
    ['> Term\n> : Definition', ': Definition'],
  ])('%j', async (source, what) => {
    const at = source.indexOf(what)
    const line = 2 + source.slice(0, at).split('\n').length
    const [first, ...others] = await warningsOf(`Text.\n\n${source}\n`)
    expect(first).toMatchObject({ kind: 'unread', what: `The syntax \`${what}\``, line })
    expect(others).toHaveLength(source.endsWith('--8<--') ? 1 : 0)
  })

  test.each([
    ['[Start](./a.md){ .md-button }', '{ .md-button }', 'in HTML'],
    [':::{note}\nText', ':::{note}', '`:::note`'],
    ['Text[^a b]\n\n[^a b]: A note', '[^a b]: A note', 'without spaces'],
    ['[Text]()', '[Text]()', 'between the parentheses'],
    ['See [Other][].', '[Other][]', 'its definition'],
    ['See [Other page][other].', '[Other page][other]', 'its definition'],
    ['```js title="a`b.js"\nText', '```js title="a`b.js"', 'tildes'],
    ['[Text]( )', '[Text]( )', 'between the parentheses'],
    ['See <./page.md>.', '<./page.md>', '`[Other page](./other-page.md)`'],
    ['::: { .card }\nText', '::: { .card }', '`:::note`'],
    ['![A](./a.png "the "B" here")', '![A](./a.png "the "B" here")', 'backslashes'],
    ['[A](https://a.example "the "B" here")', '[A](https://a.example "the "B" here")', 'backslashes'],
    ['[Start](https://a.example/b_(c)){: .a #b title="A b" }', '{: .a #b title="A b" }', 'in HTML'],
    [
      '![A](https://a.example/b.png){ align=left width="30" }',
      '{ align=left width="30" }',
      'in HTML',
    ],
    ['*Text*{.red}', '{.red}', 'in HTML'],
    ['[Text]{.red}', '{.red}', 'in HTML'],
    ['`code`{.js}', '{.js}', 'in HTML'],
    ['Text\n{: .no_toc }', '{: .no_toc }', 'in HTML'],
    ['> Text\n> { .red }', '{ .red }', 'in HTML'],
    ['Text (1)\n{ .annotate }\n\n1. Note', '{ .annotate }', 'footnotes'],
    ['# Text\n{: .no_toc }', '{: .no_toc }', 'in HTML'],
    ['## Text { data-toc-label="A" }', '{ data-toc-label="A" }', '`{#id .class}`'],
    ['## Text [#own]', '[#own]', '`{#id}`'],
    ['## Text [#own] ##', '[#own]', '`{#id}`'],
    ['## Text {/* own-id */}', '{/* own-id */}', '`{#id}`'],
    ['##Text', '##Text', 'a space'],
    ['> ###Größe', '###Größe', 'a space'],
    ['@[code js](https://a.example/b.js)', '@[code js](https://a.example/b.js)', 'file='],
    ['> [!NOTE] Own title\n> Text', '[!NOTE] Own title', ':::note[Title]'],
    ['> [!tip]+ Folded\n> Text', '[!tip]+ Folded', ':::note[Title]'],
    ['> [!quote]\n> Text', '[!quote]', ':::note[Title]'],
    ['![A](https://a.example/b.png =30x20)', '![A](https://a.example/b.png =30x20)', '<img>'],
    ['![A](./my picture.png)', '![A](./my picture.png)', 'spaces'],
    ['See [a](#Own Heading) b', '[a](#Own Heading)', 'spaces'],
    ['See [a](other page.md#x)', '[a](other page.md#x)', 'spaces'],
    ['See [](https://a.example) b', '[](https://a.example)', 'the text of the link'],
    ['See [[Other page]] b', '[[Other page]]', 'Write a link'],
    ['- see [[other|A label]]', '[[other|A label]]', 'Write a link'],
    ['Text[^none] b', '[^none]', 'footnote'],
    ['## Text [!toc]', '[!toc]', 'table of contents'],
    ['Press ++ctrl+alt+del++ now', '++ctrl+alt+del++', '<kbd>'],
    ['Press (++cmd+"V"++).', '++cmd+"V"++', '<kbd>'],
    ['| Key |\n| --- |\n| ++enter++ |', '++enter++', '<kbd>'],
    ['A :material-account-circle: b', ':material-account-circle:', 'an image'],
    [':fontawesome-brands-x:{ .red }', ':fontawesome-brands-x:{ .red }', 'an image'],
    ['- :octicons-heart-fill-24: b', ':octicons-heart-fill-24:', 'an image'],
    ['A ==mark== b', '==mark==', '<mark>'],
    ['A ==two *new* words==', '==two *new* words==', '<mark>'],
    ['A ^^word^^ b', '^^word^^', '<ins>'],
    ['10^6^ times', '^6^', '<sup>'],
    ['H~2~O', '~2~', '<sub>'],
    ['A {--word--}', '{--word--}', '<del>'],
    ['A {++two words++}', '{++two words++}', '<ins>'],
    ['A {~~one~>two~~}', '{~~one~>two~~}', '<del>'],
    ['A {==word==}', '{==word==}', '<mark>'],
    ['A {>>why<<}', '{>>why<<}', '<ins>'],
    ['The `x{:js}` of', '{:js}', 'one color'],
    ['A `` ` `` and `x{:js}` of', '{:js}', 'one color'],
    ['The `x{:.token.string}` of', '{:.token.string}', 'one color'],
    ['The `#!python range(1)` of', '#!python', 'one color'],
    ['See {ref}`install`.', '{ref}', 'Write a link'],
    ['`==` and ==mark==', '==mark==', '<mark>'],
  ])('inside a paragraph: %j', async (source, form, fix) => {
    const above = source.slice(0, source.lastIndexOf(form)).split('\n')
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([
      {
        kind: 'unread',
        what: `The syntax \`${form}\``,
        line: 2 + above.length,
        column: (above.at(-1) ?? '').length + 1,
        fix: expect.stringContaining(fix) as string,
      },
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
    // Prices, numbers, times, and ratios.
    'From $5 to $6, {5}, 10:30:15, 16:9, and 5~10.',
    'Costs: $5==$5, +5, ++, 2^3^4, 2^10, ~5, and 1~2~3.',
    // Languages, operators, and versions.
    'C++ and C++, g++/c++, i++ + ++j, a == b, a==b==c, a === b, and !== c.',
    'Install `a` foo==1.0 bar==2.0, >=1.0,==1.1, and HEAD~1^2.',
    'Set {name}, {a, b}, { a: 1 }, {ok: true}, and {0}.',
    'In Svelte {#if a}, in Elixir {:ok, a}, and in Go {{ .Name }}.',
    '`{:ok}`, `x = {:js}`, `f({:js})`, `[{:js}]`, `#!/bin/sh`, `#!python`, and `::a b`.',
    'Write `` `x{:js}` ``.',
    'Use `==`, `++ctrl++`, `{ .a }`, `:material-x:`, and `{--x--}`.',
    '``a `==b==` c`` and `==a\n==b==`',
    '`{enter}`, `{a}` and `{b}`, `--a={true}`, `` a `{b}` ``, and `:::tip Title`.',
    // Addresses.
    'https://a.example/?a==b==&c=++d++ and [a](https://a.example/==b==/:material-c:)',
    '<https://a.example/==b==> <a href="/==a==">b</a>',
    // Formulas.
    '$x_{i=1}^n$, $a ==b== c$, $x^2^$, and sum_{i=1}',
    '$$\n{ a=b }\n$$',
    // Escapes.
    '\\==a== \\++a++ \\:material-a: \\{--a--} [a](https://a.example)\\{ .a } x\\^2^',
    // Text with the same characters.
    '## Fix for [#123]',
    '## [#own] heading',
    '## Get {name}',
    '## Text {#own .red}',
    'Text [#own]',
    'Note: text\n\n* [a]: b',
    '*[a](https://a.example): b*',
    `${'A long line of French text before a colon '.repeat(2)}\n: that begins a line`,
    'a:b:c, std::a, :a:, and user:simple:a',
    '<details>\n<summary>==</summary>\n\nText\n\n</details>',
    '| a == b | c == d |\n| --- | --- |\n| `==a==` | {a} |',
    'Type !> and ?>',
    '[[Prototype]] and ![[',
    '/// and // note',
  ])('text stays text: %j', async (source) => {
    const found = await warningsOf(`${source}\n`)
    expect(found.filter(({ kind }) => kind === 'unread')).toEqual(
      source.startsWith('???') ? [expect.objectContaining({ line: 1 })] : [],
    )
  })

  test.each(['<!--@include: ./part.md-->', '<!-- @include: ./part.md{3,} -->'])(
    '%s',
    async (source) => {
      expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([{ what: source, line: 3 }])
    },
  )
})

test('the end of a block that another one has ended is reported', async () => {
  const source = ':::info A\nText\n\n:::danger B\nText\n:::\n\n:::\n\nEnd\n'
  expect(await warningsOf(source)).toMatchObject([
    { what: 'The syntax `:::`', fix: expect.stringContaining('more colons') as string, line: 8 },
  ])
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

  test('and components that are also HTML elements are reported, all of a block', async () => {
    expect(
      await warningsOf('<div>\n<Aside type="tip">a</Aside>\n<Icon /><Foo></Foo>\n<BR>\n</div>\n'),
    ).toMatchObject([
      {
        what: 'The capital letter in <Aside>',
        fix: expect.stringMatching(/HTML element <aside>.*\.mdx/) as string,
      },
      { what: 'The tag <Icon>' },
      { what: 'The tag <Foo>' },
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

describe('in MDX, where braces are expressions', () => {
  test.each([
    ['[a](https://a.example){ .md-button }', 'in HTML'],
    ['![a](https://a.example/a.png){ align=left }', 'in HTML'],
    ['![a](https://a.example/a.png){ width="300" }', 'in HTML'],
    ['![a](https://a.example/a.png){: width="300" }', 'in HTML'],
    ['Text (1)\n{ .annotate }', 'footnotes'],
    ['# Text\n{: .no_toc }', 'in HTML'],
    ['A {--word--}', '<del>'],
    ['A {++two words++}', '<ins>'],
    ['A {==word==}', '<mark>'],
  ])('attributes and changes are errors with a fix: %j', async (source, fix) => {
    await expect(warningsOf(`Text.\n\n${source}\n`, 'page.mdx')).rejects.toMatchObject({
      code: 'mdx-syntax',
      line: 2 + source.split('\n').length,
      hint: expect.stringContaining(fix) as string,
    })
  })

  test.each([
    ['A ==mark== b', '==mark=='],
    ['Press ++ctrl+c++ now', '++ctrl+c++'],
    ['The `x{:js}` of', '{:js}'],
    ['## Text [#own]', '[#own]'],
    ['Term\n: Definition', ': Definition'],
  ])('the other forms are reported: %j', async (source, form) => {
    expect(await warningsOf(`Text.\n\n${source}\n`, 'page.mdx')).toMatchObject([
      { what: `The syntax \`${form}\`` },
    ])
  })

  test.each([
    'export const a = 1\n\n`code`{a} and *text*{a}',
    "A {'==b=='} c",
    '## Text {#own .red}',
    '## Get {1} {/* #own */}',
    '<Card title="==a==" icon={":material-x:"} />',
  ])('expressions stay what they are: %j', async (source) => {
    expect(await warningsOf(`${source}\n`, 'page.mdx')).toEqual([])
  })
})

describe('the attribute "markdown"', () => {
  test.each([
    ['<div class="grid cards" markdown>\n\n- a\n\n</div>', 'page.md'],
    ['<div markdown="1">\n*a*\n</div>', 'page.md'],
    ['<details markdown="block"><summary>a</summary>b</details>', 'page.md'],
    ['<div markdown>\n\n- a\n\n</div>', 'page.mdx'],
  ])('is reported: %j in %s', async (source, name) => {
    expect(await warningsOf(`Text.\n\n${source}\n`, name)).toMatchObject([
      { kind: 'unread', what: expect.stringMatching(/"markdown"/) as string, line: 3 },
    ])
  })

  test.each([
    '<div title="a markdown b">a</div>',
    '<div data-markdown="a">a</div>',
    '<p>a markdown > b</p>',
  ])("isn't %s", async (source) => {
    expect(await warningsOf(`${source}\n`)).toEqual([])
  })
})

describe('shortcodes', () => {
  test.each([
    ':tada: and',
    'A :smile:.',
    '- :+1:',
    '**:heart:** a',
    '(:x:)',
    '| :tada: |\n| --- |',
  ])('of emoji are reported on sites without the option: %j', async (source) => {
    const what = /:[\w+]+:/.exec(source)?.[0]
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([{ kind: 'off', what, line: 3 }])
  })

  test.each([
    '10:30:15',
    'user:key:1',
    ':key:value',
    'a:x:b',
    '`:tada:`',
    ':other:',
    '\\:tada:',
    '::x::',
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
    expect(await warningsOf(`Text.\n\n${source}\n`)).toMatchObject([
      { kind: 'unclosed', what, line: 3 },
    ])
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
    await expect(
      warningsOf('Text.\n\n<details>\n<summary>a</summary>\n\nText\n'),
    ).rejects.toMatchObject({
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

  test.each(['details', 'code-group'])(
    'with the name %s are errors with the form to use',
    async (name) => {
      await expect(toHtml(`::: ${name}\nText\n:::\n`)).rejects.toMatchObject({
        code: 'unknown-admonition',
        hint: expect.stringMatching(/^Write/) as string,
      })
    },
  )
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

  test.each([
    ['<ul>\n  <li>Sub list:\n    <ul>\n      <li>a</li>\n    </ul>\n  </li>\n</ul>', 'Write <li> and </li> on separate lines'],
    ["import { A, type B } from './x.tsx'", 'JavaScript, without types'],
    ['export const a: string = "b"', 'JavaScript, without types'],
  ])('and statements that MDX reads in another way have a fix: %j', async (source, fix) => {
    await expect(toHtml(`${source}\n`)).rejects.toMatchObject({
      hint: expect.stringContaining(fix) as string,
    })
  })

  test('that are titles in a paragraph are reported', async () => {
    const source = '<details>\n  <summary>A</summary>\n  Text\n</details>\n'
    expect(await warningsOf(source, 'page.mdx')).toMatchObject([
      { what: 'The element <summary>', line: 2 },
    ])
    const separate = source.replace('</summary>', '</summary>\n')
    expect(await warningsOf(separate, 'page.mdx')).toEqual([])
  })

  test.each(['br', 'img', 'hr'])('without an end have a fix: <%s>', async (name) => {
    await expect(toHtml(`a <${name}> b\n`)).rejects.toMatchObject({
      hint: `In MDX, write <${name} /> with a slash at its end.`,
    })
  })
})

test.each([
  'An #tag, issue #12, and `##code`, and C##',
  '\\##Text',
  '[a](https://a.example "A title") [b](<./my page.md>) [c](https://a.example \'x\')',
  '`[a](./my page.md)` and `[[x]]` and `[^1]`',
  '[[1, 2], [3]] and [[ -f x ]] and \\[[x]]',
  'Text[^1]\n\n[^1]: Note',
  '[[label]]\n\n[label]: https://a.example',
  'See a[0](b) and f[i](see above)',
  '[A][b] and [b][], a[0][1] and \\[c][d]\n\n[b]: https://a.example',
  '```a``` and ````b```` and ```c `d` e```',
  '> [!NOTE]\n> Text',
  ':::note\nText\n:::',
  '::::note\n:::tip\nText\n:::\n::::',
  '```\n:::\n```',
  '[a](https://a.example "say \\"b\\" here")',
  '> [![A](https://a.example/a.png)](https://a.example)',
])('what is no such form: %j', async (source) => {
  expect(await warningsOf(`${source}\n`)).toEqual([])
})

test.each([
  ["export const meta = { title: 'A' }", '"meta"', 'front matter'],
  ["export const metadata = {\n  title: 'A',\n}", '"metadata"', 'front matter'],
  ['<Tabs client:load />', '"client:load"', 'an island'],
  ['<p client:visible>a</p>', '"client:visible"', 'an island'],
])('of MDX: %s', async (source, what, fix) => {
  const warnings = await warningsOf(`Text.\n\n${source}\n`, 'page.mdx')
  expect(warnings).toMatchObject([
    {
      what: expect.stringContaining(what) as string,
      fix: expect.stringContaining(fix) as string,
      line: 3,
    },
  ])
})

test('an export that the page uses is no title', async () => {
  const source = "export const meta = { title: 'A' }\n\n{meta.title}\n"
  expect(await warningsOf(source, 'page.mdx')).toEqual([])
})
