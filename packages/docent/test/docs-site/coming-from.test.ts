import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { frontMatterParser } from '../../src/content/front-matter.ts'
import { compilePage } from '../../src/markdown/compile.ts'
import { compileOptions, toHtml } from '../markdown/to-html.ts'

const GUIDE = readFileSync(
  new URL('../../docs-site/docs/guide/coming-from.md', import.meta.url),
  'utf8',
)

/** The text of a generator's table. */
const tableOf = (generator: string): string =>
  GUIDE.slice(GUIDE.indexOf(`\n## ${generator}\n`)).split('\n## ')[1] ?? ''

const warningsOf = async (source: string, name = 'page.md'): Promise<string> =>
  JSON.stringify(
    (await compilePage(`${source}\n`, `/site/docs/${name}`, compileOptions())).warnings,
  )

/** What a row says that works in the same way: the row's text, a source, and what its page contains. */
const SAME: [generator: string, row: string, source: string, html: RegExp][] = [
  ['VitePress', '`::: tip Title`', '::: tip Title\nText\n:::', /admonition-tip[\s\S]*>Title</],
  ['VitePress', '[!code highlight]', '```js\na // [!code highlight]\n```', /highlighted/],
  ['VitePress', '`js:line-numbers`', '```js:line-numbers\na\n```', /data-line="1"/],
  ['VitePress', '`js [src/add.js]`', '```js [src/add.js]\na\n```', />src\/add\.js<\/figcaption>/],
  ['VitePress', 'braces are text', 'A {{ b }}', /A {{ b }}/],
  ['Starlight', '`:::note[Title]`', ':::note[Title]\nText\n:::', /admonition-note[\s\S]*>Title</],
  ['Starlight', '`:::caution`', ':::caution\nText\n:::', /admonition-caution/],
  ['Starlight', '`ins={2}`', '```js ins={2}\na\nb\n```', /diff-add">b/],
  ['Starlight', '`del={3}`', '```js del={1}\na\nb\n```', /diff-remove">a/],
  ['Starlight', '`mark={4}`', '```js mark={2}\na\nb\n```', /highlighted">b/],
  ['Nextra', '`> [!NOTE]`', '> [!NOTE]\n> Text', /class="admonition admonition-note"/],
  ['Nextra', '`filename="a.js"`', '```js filename="a.js"\na\n```', />a\.js<\/figcaption>/],
  ['Nextra', '`{1,4-5}`', '```js {1,4-5}\na\nb\nc\nd\ne\n```', /(?:highlighted[\s\S]*){3}/],
  ['Nextra', '`showLineNumbers`', '```js showLineNumbers\na\n```', /data-line="1"/],
  ['Nextra', '`npm2yarn`', '```sh npm2yarn\nnpm i a\n```', /data-value="pnpm"/],
  ['Nextra', '`## Heading {#id}`', '## Heading {#id}', /<h2 id="id"/],
  [
    'Material for MkDocs',
    '`title="add.py"`',
    '```py title="add.py"\na\n```',
    />add\.py<\/figcaption>/,
  ],
  ['Material for MkDocs', '`hl_lines="2"`', '```py hl_lines="2"\na\nb\n```', /highlighted/],
  ['Material for MkDocs', '`linenums="1"`', '```py linenums="1"\na\n```', /data-line="1"/],
  ['Material for MkDocs', '(`[^1]`)', 'A[^1]\n\n[^1]: Note', /Note/],
  ['Material for MkDocs', '(`- [x]`)', '- [x] Done', /type="checkbox" checked/],
  ['Material for MkDocs', '`~~delete~~`', 'A ~~delete~~', /<del>delete<\/del>/],
  ['Material for MkDocs', '`:::note[Title]`', ':::note[Title]\n\nText\n\n:::', /Title/],
  ['Material for MkDocs', '`<kbd>`', '<kbd>Ctrl</kbd> <mark>a</mark> <ins>b</ins>', /<kbd>Ctrl/],
]

/** What a row says that a warning or an error names. */
const NAMED: [generator: string, row: string, source: string, named: string][] = [
  ['VitePress', '`<<< @/snippet.js#region`', '<<< @/snippet.js#region', 'file='],
  ['VitePress', '`<!--@include: ./part.md-->`', '<!--@include: ./part.md-->', 'Import the file'],
  ['Starlight', '`<Aside type="tip">`', '<Aside type="tip">a</Aside>', '<Aside>'],
  ['Starlight', '<LinkCard', '<LinkCard href="/" />', '<LinkCard>'],
  ['Starlight', '`<Icon>`', '<Icon name="a" />', '<Icon>'],
  ['Starlight', '`<LinkButton>`', '<LinkButton href="/">a</LinkButton>', '<LinkButton>'],
  ['Nextra', '`## Heading [#id]`', '## Heading [#id]', '{#id}'],
  ['Nextra', '`/word/`', '```js /word/\na\n```', '/word/'],
  ['Nextra', '`copy=false`', '```js copy=false\na\n```', 'copy=false'],
  ['Nextra', '`x{:js}`', '`x{:js}`', '{:js}'],
  ['Nextra', '`<Callout type="warning">`', '<Callout type="warning">a</Callout>', '<Callout>'],
  ['Nextra', 'Mermaid', '```mermaid\ngraph LR\n```', '@docent/diagrams'],
  ['Nextra', 'LaTeX', '$$x^2$$', 'markdown.math'],
  ['Material for MkDocs', '`!!! note "Title"`', '!!! note "Title"', ':::note[Title]'],
  ['Material for MkDocs', '`??? note "Title"`', '??? note "Title"', ':::note[Title]'],
  ['Material for MkDocs', '`=== "Tab"`', '=== "Tab"', '<Tabs>'],
  ['Material for MkDocs', '`--8<-- "part.md"`', '--8<-- "part.md"', 'Import the file'],
  ['Material for MkDocs', '`--8<-- "add.py"`', '```py\n--8<-- "add.py"\n```', 'file='],
  ['Material for MkDocs', '`{ .annotate }`', 'A (1)\n{ .annotate }', 'footnotes'],
  ['Material for MkDocs', '`(1)!`', '```py\na # (1)!\n```', 'comments'],
  ['Material for MkDocs', '`{ .md-button }`', '[a](https://a.example){ .md-button }', 'HTML'],
  [
    'Material for MkDocs',
    '`{ align=left }`',
    '![a](https://a.example/a.png){ align=left }',
    'HTML',
  ],
  ['Material for MkDocs', '`++ctrl+c++`', '++ctrl+c++', '<kbd>'],
  ['Material for MkDocs', '`==mark==`', '==mark==', '<mark>'],
  ['Material for MkDocs', '`^^insert^^`', '^^insert^^', '<ins>'],
  ['Material for MkDocs', '`:material-account:`', ':material-account:', 'image'],
  ['Material for MkDocs', '`*[HTML]: Hyper Text`', '*[HTML]: Hyper Text', '<abbr'],
  ['Material for MkDocs', '`: definition`', 'Term\n: definition', '<dl>'],
  ['Material for MkDocs', '`<div markdown>`', '<div markdown>\n\na\n\n</div>', 'empty lines'],
  ['Syntax that docent reports', '`(label)=`', '(label)=', '{#id}'],
  ['Syntax that docent reports', 'a row of dashes', '| a | b |\n| - |\n| 1 | 2 |', 'as many cells'],
  [
    'Syntax that docent reports',
    '`<!--DOCUSAURUS_CODE_TABS-->`',
    '<!--DOCUSAURUS_CODE_TABS-->',
    'tab=',
  ],
  ['Syntax that docent reports', '`<!-- tabs:start -->`', '<!-- tabs:start -->', '<Tabs>'],
  ['Syntax that docent reports', '`{/* comment */}`', 'A {/* comment */}', '<!-- comment -->'],
  ['Syntax that docent reports', '`import`', 'import A from "./a.mdx"', '.mdx'],
  ['Syntax that docent reports', '`export`', 'export const a = 1', '.mdx'],
  ['Syntax that docent reports', '`**bold**`', '<p>**bold**</p>', 'empty lines'],
  ['Syntax that docent reports', 'fences, and other blocks', '<div>\n- a\n</div>', 'empty lines'],
  ['Syntax that docent reports', '`::name`', '::youtube[A]', 'a component'],
  ['Syntax that docent reports', '`title` or `sidebar_label`', '---\ntitle: A `b`\n---', 'heading'],
  ['Syntax that docent reports', '`{--old--}`', 'A {--old--}', '<del>'],
  ['Syntax that docent reports', '`10^6^`', '10^6^', '<sup>'],
  ['Syntax that docent reports', '`H~2~O`', 'H~2~O', '<sub>'],
  ['Syntax that docent reports', '`##Title`', '##Title', 'a space'],
  ['Syntax that docent reports', '`[[toc]]`', '[[toc]]', 'table of contents'],
  ['Syntax that docent reports', '`{{#include}}`', '{{#include a.md}}', 'Import the file'],
  ['Syntax that docent reports', '`?> text`', '?> text', ':::note'],
  ['Syntax that docent reports', '`[](./page.md)`', '[](./page.md)', 'the text of the link'],
  ['Syntax that docent reports', '`[[Other page]]`', '[[Other page]]', 'Write a link'],
  ['Syntax that docent reports', '`[^name]`', 'A[^name]', 'footnote'],
  ['Syntax that docent reports', '`> [!NOTE] Title`', '> [!NOTE] Title\n> Text', ':::note[Title]'],
  ['Syntax that docent reports', '`## Heading {/* word */}`', '## Heading {/* word */}', '{#id}'],
  ['Syntax that docent reports', '`List<String>`', 'A List<String> b', '&lt;'],
  ['Syntax that docent reports', '`:tada:`', ':tada:', 'markdown.emoji'],
]

describe('the tables of other generators', () => {
  test.each(SAME)('%s: %s works', async (generator, row, source, html) => {
    expect(tableOf(generator)).toContain(row)
    expect(await toHtml(`${source}\n`, { name: 'page.md' })).toMatch(html)
    expect(await warningsOf(source)).toBe('[]')
  })

  test.each(NAMED)('%s: %s is named', async (generator, row, source, named) => {
    expect(tableOf(generator)).toContain(row)
    expect(JSON.parse(await warningsOf(source))).toHaveLength(1)
    expect(await warningsOf(source)).toContain(JSON.stringify(named).slice(1, -1))
  })

  test.each([
    ['details', '`<details>` and `<summary>`', '<details>'],
    ['code-group', '`tab`', '`tab`'],
  ])('VitePress: ::: %s is an error with its equivalent', async (name, equivalent, fix) => {
    const row = tableOf('VitePress')
      .split('\n')
      .find((line) => line.includes(`\`::: ${name}\``))
    expect(row).toContain(equivalent)
    await expect(warningsOf(`::: ${name}\nText\n:::`)).rejects.toMatchObject({
      hint: expect.stringContaining(fix) as string,
    })
  })

  test.each([
    [
      'VitePress',
      '`outline: [2, 4]`',
      'outline: [2, 4]',
      '`toc_min_heading_level: 2`',
      'toc_min_heading_level: 2',
    ],
    [
      'VitePress',
      '`outline: false`',
      'outline: false',
      '`hide_table_of_contents: true`',
      'hide_table_of_contents: true',
    ],
    [
      'VitePress',
      '`sidebar: false`',
      'sidebar: false',
      '`displayed_sidebar: null`',
      'displayed_sidebar: null',
    ],
    ['VitePress', '`footer: false`', 'footer: false', '`no_footer: true`', 'no_footer: true'],
    ['VitePress', '`hero`', 'hero: { name: A }', '`layout: landing`', 'layout: landing'],
    [
      'Starlight',
      '`sidebar.order`',
      'sidebar: { order: 1 }',
      '`sidebar_position`',
      'sidebar_position: 1',
    ],
    ['Starlight', '`template: splash`', 'template: splash', '`layout: landing`', 'layout: landing'],
    ['Nextra', '`sidebarTitle`', 'sidebarTitle: A', '`sidebar_label`', 'sidebar_label: A'],
    [
      'Material for MkDocs',
      '`hide: [toc]`',
      'hide: [toc]',
      '`hide_table_of_contents: true`',
      'hide_table_of_contents: true',
    ],
    [
      'Material for MkDocs',
      '`hide: [navigation]`',
      'hide: [navigation]',
      '`displayed_sidebar: null`',
      'displayed_sidebar: null',
    ],
    [
      'Material for MkDocs',
      '`search: { exclude: true }`',
      'search: { exclude: true }',
      '`search_weight: 0`',
      'search_weight: 0',
    ],
    [
      'Material for MkDocs',
      '`search: { boost: 2 }`',
      'search: { boost: 2 }',
      '`search_weight: 2`',
      'search_weight: 2',
    ],
  ])('%s: %s is an error, and its equivalent works', (generator, row, theirs, equivalent, ours) => {
    const parse = frontMatterParser()
    expect(tableOf(generator)).toContain(row)
    expect(tableOf(generator)).toContain(equivalent)
    expect(() => parse(`---\n${theirs}\n---\n\nText\n`, '/site/docs/page.md')).toThrow(
      'unknown key',
    )
    expect(parse(`---\n${ours}\n---\n\nText\n`, '/site/docs/page.md').extra).toEqual({})
  })
})
