import { describe, expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { compileOptions, toHtml } from './to-html.ts'

describe('magic comments', () => {
  const magicComments = [
    {
      className: 'wrong',
      line: 'This will error',
      block: { start: 'wrong-start', end: 'wrong-end' },
    },
  ]

  // @covers 10.61
  test("that the site defines add classes, in addition to docent's", async () => {
    const html = await toHtml(
      '```js\n// This will error\nfoo()\n// wrong-start\na()\nb()\n// wrong-end\n// highlight-next-line\nc()\n```\n',
      { codeBlocks: { magicComments } },
    )
    expect(html).not.toContain('This will error')
    expect(html.match(/class="line wrong"/g)).toHaveLength(3)
    expect(html.match(/class="line highlighted"/g)).toHaveLength(1)
  })

  test("that the site doesn't define are code", async () => {
    expect(await toHtml('```js\n// This will error\nfoo()\n```\n')).toContain('This will error')
  })
})

describe('JavaScript tabs', () => {
  const code = 'export const a: number = 1\n```\n'

  // @covers 10.62
  test.each([
    ['only where the fence asks for them', {}, { 'ts ts2js': true, ts: false }],
    ['everywhere', { deriveJavaScript: true }, { ts: true, 'ts ts2js': true, 'ts ts-only': false }],
  ])('%s', async (_, codeBlocks, fences) => {
    for (const [fence, hasTabs] of Object.entries(fences)) {
      const html = await toHtml(`\`\`\`${fence}\n${code}`, { codeBlocks })
      expect(html.includes('role="tab"'), fence).toBe(hasTabs)
    }
  })
})

describe('the title of a JavaScript tab', () => {
  const titlesOf = async (title: string, code: string): Promise<string[]> => {
    const html = await toHtml(`\`\`\`ts ts2js title="${title}"\n${code}\n\`\`\`\n`)
    return [...html.matchAll(/<figcaption class="code-title">([^<]*)</g)].map(
      ([, name = '']) => name,
    )
  }

  test.each([
    ['add.ts', 'export const a: number = 1', 'add.js'],
    ['add.mts', 'export const a: number = 1', 'add.mjs'],
    ['Add.tsx', 'export const a: number = 1', 'Add.jsx'],
    ['vite.config.ts', "import { a } from 'a'\n\nexport default a({})", 'vite.config.mjs'],
    ['vite.config.ts', "const a = require('a')\n\nmodule.exports = a({})", 'vite.config.js'],
    ['vite.config.ts', "const a = import('a')", 'vite.config.js'],
  ])('for %s with %j is %s', async (title, code, expected) => {
    expect(await titlesOf(title, code)).toEqual([title, expected])
  })
})

describe('fences that are tabs', () => {
  const labelsOf = (html: string): string[] =>
    [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label = '']) => label)

  // @covers 10.61
  test('form a group, labeled with their languages or custom labels', async () => {
    const html = await toHtml(
      'Text.\n\n```js tab\na\n```\n\n```ts tab title="b.ts"\nb\n```\n\n```py tab="Python 3"\nc\n```\n\n```js\nd\n```\n\n```vue tab={"label":"Vue"}\ne\n```\n',
    )
    expect(labelsOf(html)).toEqual(['JavaScript', 'TypeScript', 'Python 3', 'Vue'])
    expect(html.match(/role="tablist"/g)).toHaveLength(2)
    expect(html.match(/<figure/g)).toHaveLength(5)
    expect(html).toContain('b.ts</figcaption>')
  })

  test('work in lists', async () => {
    const html = await toHtml(
      '1. One\n\n   ```js tab\n   a\n   ```\n\n   ```ts tab\n   b\n   ```\n',
    )
    expect(labelsOf(html)).toEqual(['JavaScript', 'TypeScript'])
  })
})

describe('forms of other generators', () => {
  const classesOf = (html: string): string[] =>
    [...html.matchAll(/<span class="line ?([^"]*)"/g)].map(([, name = '']) => name)

  test.each([
    ['js{2}', ['', 'highlighted']],
    ['js ins={1} del={2}', ['diff-add', 'diff-remove']],
    ['js mark={1-2}', ['highlighted', 'highlighted']],
    ['js collapse={1-2}', ['', '']],
    ['js {1} mark={2}', ['highlighted', 'highlighted']],
    ['js hl_lines="2"', ['', 'highlighted']],
    ['js hl_lines="1-2 5"', ['highlighted', 'highlighted']],
    ['js {hl_lines=[2]}', ['', 'highlighted']],
    ['js {linenos=table,hl_lines=["1-2",6]}', ['highlighted', 'highlighted']],
    ['js highlight={2}', ['', 'highlighted']],
    ['{ .js hl_lines="2" }', ['', 'highlighted']],
    ['{.js}', ['', '']],
    ['js {1}#a', ['highlighted', '']],
    ['js,editable {2}', ['', 'highlighted']],
    ['js{1}{title="a.js"}', ['highlighted', '']],
    ['js{1}{2, 3}', ['highlighted', '']],
    ['js{1}[a.js]', ['highlighted', '']],
    ['js[a.js]{2}', ['', 'highlighted']],
  ])('name lines: %s', async (fence, classes) => {
    expect(classesOf(await toHtml(`\`\`\`${fence}\na()\nb()\n\`\`\`\n`))).toEqual(classes)
  })

  test.each([
    ['a() // [!code highlight]\nb()', ['highlighted', ''], 'a()\nb()'],
    ['a() // [!code hl:2]\nb()', ['highlighted', 'highlighted'], 'a()\nb()'],
    ['a() // [!code ++]\nb() // [!code --]', ['diff-add', 'diff-remove'], 'a()\nb()'],
    ['a() /* [!code error] */\nb()', ['error', ''], 'a()\nb()'],
    ['// [!code highlight]\na()\nb()', ['highlighted', ''], 'a()\nb()'],
    ['a() // [!code focus]\nb()', ['highlighted', ''], 'a()\nb()'],
    ['a() # [!code warning]\nb()', ['highlighted', ''], 'a()\nb()'],
    ['a() // [!code other]', [''], 'a() // [!code other]'],
  ])('mark lines with comments at their end: %j', async (code, classes, text) => {
    const html = await toHtml(`\`\`\`js\n${code}\n\`\`\`\n`)
    expect(classesOf(html)).toEqual(classes)
    expect(/<code>(.*?)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe(text)
  })

  test.each([
    ['js:line-numbers', '1'],
    ['js:line-numbers=20', '20'],
    ['js:line-numbers {1}', '1'],
    ['js:no-line-numbers', undefined],
    ['js linenums="3"', '3'],
    ['js lineNumbers', '1'],
    ['js lineNumbers=4', '4'],
    ['js showLineNumbers{5}', '5'],
    ['js showLineNumbers startLineNumber=6', '6'],
    ['js showLineNumbers=false', undefined],
    ['js {linenos=true,linenostart=7}', '7'],
    ['js{numberLines: true}', '1'],
    ['{.js .numberLines startFrom="8"}', '8'],
  ])('number lines: %s', async (fence, first) => {
    const html = await toHtml(`\`\`\`${fence}\na()\n\`\`\`\n`)
    expect(/data-line="(\d+)"/.exec(html)?.[1]).toBe(first)
    expect(html).toContain('data-language="js"')
  })

  test('have titles in brackets', async () => {
    expect(await toHtml('```js [src/a.js]\na()\n```\n')).toContain('>src/a.js</figcaption>')
    expect(await toHtml('```cpp [[a.h] its parts] {1}\na()\n```\n')).toContain(
      '>[a.h] its parts</figcaption>',
    )
    expect(await toHtml('```js title="b.js" [a.js]\na()\n```\n')).toContain('>b.js</figcaption>')
  })

  test.each([
    ['js filename="a.js"', 'a.js'],
    ['js:title=src/a.js', 'src/a.js'],
    ['js:src/a.js', 'src/a.js'],
    ['js:a.js {1}', 'a.js'],
    ['js[a.js]', 'a.js'],
    ['js{1}[a.js]', 'a.js'],
    ['js[a.js]{1}', 'a.js'],
    ['js:line-numbers{1}[a.js]', 'a.js'],
    ['{ .js title="a b.js" }', 'a b.js'],
    ['js title="say \\"hi\\""', 'say &quot;hi&quot;'],
    ["js title='it\\'s' {1}", 'it&#39;s'],
    ['js title="C:\\new"', 'C:\\new'],
    ['js title="say \\"a\\" and \\"b\\"" {1}', 'say &quot;a&quot; and &quot;b&quot;'],
  ])('have titles: %s', async (fence, title) => {
    for (const name of ['page.md', 'page.mdx'])
      expect(await toHtml(`\`\`\`${fence}\na()\n\`\`\`\n`, { name })).toContain(
        `>${title}</figcaption>`,
      )
  })
})

describe('options without effect', () => {
  const warningsOf = async (source: string) =>
    (await compilePage(source, '/site/docs/page.md', compileOptions())).warnings

  test.each([
    'frame="none"',
    'frame=terminal',
    'wrap',
    'wrap=true',
    'live',
    'collapse={1-3}',
    'twoslash',
    '"word"',
    '/pattern/',
    '/word/1-3',
    'ins="word"',
    'del={"word"}',
    'mark=/pattern/',
    '{"Label":1-3}',
    'copy=false',
    'focus={2}',
    'caption="A file"',
    'lines',
    'hl_lines="all"',
    'showLinenumbers',
    'titel=a.js',
    'npm2yran',
    '{data-line=2}',
    'data-line=2',
    'title={a.js}',
  ])('are reported with their line: %s', async (option) => {
    expect(await warningsOf(`Text.\n\n\`\`\`js title="a" ${option}\na()\n\`\`\`\n`)).toMatchObject([
      { kind: 'code-option', option, line: 3, fix: expect.stringMatching(/\S/) as string },
    ])
  })

  test('are comments for words, too', async () => {
    expect(await warningsOf('```js\na() // [!code word:a]\n```\n')).toMatchObject([
      { what: 'The syntax `[!code word:a]`', line: 1 },
    ])
  })

  test.each([
    ['```yaml { .annotate }\na: 1\n```', '{ .annotate }', 'comments'],
    ['```{ .py .annotate }\na\n```', 'annotate', 'comments'],
    ['```py\na # (1)!\nb # (2)!\n```', '(1)!', 'comments'],
    ['```css\na {} /* (1)! */\n```', '(1)!', 'comments'],
    ['```py\n--8<-- "a.py"\n```', '--8<-- "a.py"', 'file='],
    ['```rust\n{{#include a.rs:2}}\n```', '{{#include a.rs:2}}', 'file='],
    ['```{note}\nText\n```', '{note}', '`:::note`'],
    ['```{r}\na\n```', '{r}', 'without braces'],
    ['```{=html}\n<b>a</b>\n```', '{=html}', 'without the fence'],
    ['```diff lang="js"\n- a\n```', 'lang="js"', '```js diff'],
    ['```yaml title=docker compose.yaml {1}\na\n```', 'compose.yaml', 'in quotes'],
    ['```js{1}{data-line=2}\na\n```', '{data-line=2}', 'no such option'],
    ['```js#app\na\n```', 'js#app', 'only the language'],
    ['```js;app {1}\na\n```', 'js;app', 'only the language'],
    ['```js:app\na\n```', 'js:app', 'only the language'],
    ['```"js"\na\n```', '"js"', 'only the language'],
    ['```js title="a.js\na\n```', 'title="a.js', 'Close the quotes'],
    ["```js title='a b\na\n```", "title='a", 'Close the quotes'],
  ])('are named in the forms of other generators: %j', async (source, form, fix) => {
    const found = await warningsOf(`Text.\n\n${source}\n`)
    expect(found).toMatchObject([{ line: 3, fix: expect.stringContaining(fix) as string }])
    expect(JSON.stringify(found)).toContain(JSON.stringify(form).slice(1, -1))
  })

  test.each([
    'md\n--8<-- "a.md"',
    'py\n--8<-- "a.py"\na',
    'js\nf(1)!; // (1) and (2)',
    'js\n// highlight-next-line\na',
    'jsx {a}\na',
    '{ .js #id }\na',
  ])("aren't code about them: %j", async (source) => {
    expect(await warningsOf(`\`\`\`${source}\n\`\`\`\n`)).toEqual([])
  })

  test.each([
    'js',
    'js title="a" {1,3-5} showLineNumbers=20 diff',
    'sh npm2yarn',
    'ts ts2js tab="A"',
    'js no-check="reason" mistake',
    'js frame="code" wrap=false copy',
    'js ins={1} del={2} mark={3}',
    'c#',
    'f#',
    'c++ {1}',
    'objective-c',
    'asp.net',
    'foo_bar/baz',
    '日本語',
    'json tab={"label":"JSON"}',
  ])("aren't in docent's own forms, or a site's: %s", async (fence) => {
    expect(await warningsOf(`\`\`\`${fence}\nnpm install\nnpm test\nnpm start\n\`\`\`\n`)).toEqual([])
  })

  test.each([
    ['js {3}', ['{3}']],
    ['js {1,4-6}', ['{4}']],
    ['js ins={2} del={5}', ['{5}']],
    ['js {2-9} {0}', []],
    ['js {0-2}', ['{0}']],
    ['js {2-1}', []],
    ['js{7}', ['{7}']],
    ['py hl_lines="2 8"', ['{8}']],
  ])('are numbers of lines that a block of two lines does not have: %s', async (fence, options) => {
    const warnings = await warningsOf(`\`\`\`${fence}\na\nb\n\`\`\`\n`)
    expect(warnings.map((warning) => 'option' in warning && warning.option)).toEqual(options)
    for (const warning of warnings) expect(warning).toMatchObject({ line: 1, fix: expect.stringContaining('2 lines') as string })
  })

  test.each([
    ['```mermaid\nflowchart LR\n```\n', '```mermaid', 'Install @docent/diagrams', 1],
    ['```math\nx\n```\n', '```math', 'Set `markdown.math: true`', 1],
    ['Text\n\n$$\nx^2\n$$\n', '$$\nx^2\n$$', 'Set `markdown.math: true`', 3],
    ['A $$x$$ B', '$$x$$', 'Set `markdown.math: true`', 1],
  ])('are formulas and diagrams that nothing converts: %j', async (source, what, fix, line) => {
    const expected = { kind: 'off', what, line, fix: expect.stringContaining(fix) as string }
    expect(await warningsOf(source)).toMatchObject([expected])
  })

  test('are not dollars', async () => {
    expect(await warningsOf('`$$a$$` costs $$ or $5.\n')).toEqual([])
  })
})
