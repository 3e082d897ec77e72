import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { configSchema } from '../../src/config/schema.ts'
import { problemsIn } from '../../src/errors/index.ts'
import { compilePage, type CompiledCode } from '../../src/markdown/compile.ts'
import { createHighlight } from '../../src/markdown/fences/highlighter.ts'

const { codeBlocks, markdown } = configSchema.parse({
  title: 'Text',
  url: 'https://text.example.com',
})
const dir = import.meta.dirname
const options = {
  siteDir: dir,
  outside: [],
  staticDir: dir,
  baseUrl: '/',
  codeBlocks,
  markdown,
  highlight: createHighlight(),
}
const compile = (source: string, name = 'page.md'): Promise<CompiledCode> =>
  compilePage(source, join(dir, name), options)

describe('HTML that hides the rest of a Markdown page is an error with its line', () => {
  // @covers 11.6
  test.each([
    ['a comment', '<!-- open', 'The comment'],
    ['a script', '<script>', '<script>'],
    ['a style sheet', '<style>', '<style>'],
    ['a text field', '<textarea>', '<textarea>'],
    ['a text field in a line', 'Before <textarea> here.', '<textarea>'],
    ['a title', '<title>', '<title>'],
    ['a template', '<template>', '<template>'],
    ['a list to choose from', '<select>', '<select>'],
    ['a tag without its end', '<div class="a"', '<div class='],
    ['an instruction', '<?php', '"<?"'],
    ['a character section', '<![CDATA[', '"<![CDATA["'],
    ['a document type', '<!DOCTYPE', '"<!"'],
    ['a text field in an open template', '<template><textarea>x</textarea>', '<template>'],
  ])('%s', async (_, html, name) => {
    await expect(compile(`Before.\n\n${html}\n\nWords after it.\n`)).rejects.toMatchObject({
      code: 'unclosed-html',
      line: 3,
      message: expect.stringContaining(name),
    })
  })

  test.each([
    '<!-- note -->',
    'Text <!-- note --> text.',
    '<textarea>a < b <c</textarea>',
    '<script>\nif (a < b) document.write("<template>")\n</script>',
    '<p title="a > b">Text</p>',
    '<video src="https://example.com/a.mp4"></video>',
    '<iframe src="/a" />',
    '`<textarea>` and `<!--`',
    '```html\n<template>\n<!-- open\n```',
    '1 < 2 and a <- b',
    '<div>\n\nText\n\n</div>',
    '<br> and <p>',
  ])('%s is allowed', async (html) => {
    await expect(compile(`Before.\n\n${html}\n\nAfter.\n`)).resolves.toBeDefined()
  })
})

describe('footnotes', () => {
  // @covers 11.6
  test('without a reference are an error with their line', async () => {
    await expect(compile('Text.\n\n[^a]: A note that is lost.\n')).rejects.toMatchObject({
      code: 'unused-footnote',
      line: 3,
      message: expect.stringContaining('[^a]'),
    })
  })

  test('are reported together with other problems of the page, and with an open element', async () => {
    const source = '![None](./none.png)\n\n[^a]: First.\n\n[^b]: Second.\n\n<details>\n\nOpen.\n'
    const error = await compile(source).catch((fault: unknown) => fault)
    expect(problemsIn(error)).toMatchObject([
      { code: 'broken-image', line: 1 },
      { code: 'unused-footnote', line: 3 },
      { code: 'unused-footnote', line: 5 },
      { code: 'unclosed-html', line: 7 },
    ])
  })

  test('with a reference are allowed, regardless of the case of their labels', async () => {
    await expect(compile('Text[^A] and [^b].\n\n[^a]: A.\n\n[^B]: B.\n')).resolves.toBeDefined()
  })
})

describe('brackets', () => {
  test.each(['(', '[', '{', '({a:', '`${'])(
    'more than 500 open ones (%s) are an error, because they end the compiler',
    async (opening) => {
      const source = `# Deep\n\n{${opening.repeat(30_000)}1}\n`
      await expect(compile(source, 'page.mdx')).rejects.toMatchObject({
        code: 'brackets-too-deep',
        line: 3,
      })
    },
  )

  test('that stay open in prose are allowed', async () => {
    await expect(compile('A sad face :(\n\n'.repeat(2000))).resolves.toBeDefined()
  })
})

test.each(['page.md', 'page.mdx'])('cells without a column are named: %s', async (name) => {
  const rows = [
    '| a | b |',
    '| --- | --- |',
    '| `x|y` | c |',
    '| x \\| y | z |',
    '| p | q | r | **s** |',
    '| empty | | |',
  ]
  const { warnings } = await compile(
    `${rows.join('\n')}\n\n> a | b\n> --- | ---\n> 1 | 2 | 3\n`,
    name,
  )
  expect(
    warnings.map(({ kind, line, ...rest }) => [kind, line, 'what' in rest && rest.what]),
  ).toEqual([
    ['lost-cell', 3, '"c"'],
    ['lost-cell', 5, '"r | **s**"'],
    ['lost-cell', 10, '"3"'],
  ])
})

test('all problems of a page are reported at once, in its order', async () => {
  const source =
    '![a](./a.png)\n\n:::noet\nText.\n:::\n\n<img src="./b.png">\n\n```js file="./c.js"\n```\n'
  const error: unknown = await compile(source).catch((reason: unknown) => reason)
  expect((error as AggregateError).errors).toEqual([
    expect.objectContaining({ code: 'broken-image', line: 1 }),
    expect.objectContaining({ code: 'unknown-admonition', line: 3 }),
    expect.objectContaining({ code: 'broken-image', line: 7 }),
    expect.objectContaining({ code: 'code-file-not-found', line: 9 }),
  ])
})

test('links to documents may begin with @site/', async () => {
  const { links } = await compile('[a](@site/docs/a%20b.md?c#d)\n')
  expect(links).toMatchObject([{ resolved: 'docent-file:docs/a b.md?c#d' }])
})
