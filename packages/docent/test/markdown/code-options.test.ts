import { expect, test } from 'vitest'
import { parseCodeMeta } from '../../src/markdown/fences/code-meta.ts'
import { toHtml } from './to-html.ts'

const html = (info: string, code = 'const a = 1\nconst b = 2'): Promise<string> =>
  toHtml(`\`\`\`${info}\n${code}\n\`\`\`\n`, { name: 'page.md' })

test.each(['js{2}', 'js{2} title="a.js"', 'js {2}'])('%s highlights line 2 and colors the code', async (info) => {
  const text = await html(info)
  expect(text).toMatch(/<span class="line">.*\n?<span class="line highlighted/)
  expect(text).toContain('tk-k')
})

test('a first line number is not a line to highlight', () => {
  expect(parseCodeMeta('showLineNumbers={2} {1}', 5)).toMatchObject({ startLine: 2, lines: new Set([1]) })
  expect(parseCodeMeta('showLineNumbers={2}', 5)).toMatchObject({ startLine: 2, lines: new Set() })
  expect(parseCodeMeta('showLineNumbers="3"', 5)).toMatchObject({ startLine: 3, hasOwnNumbers: false })
})

test.each([
  ['{2-3}', [2, 3]],
  ['{3-2}', [2, 3]],
  ['{4-99999999}', [4, 5]],
  ['{6-9}', [6]],
  ['{9999999999999999999}', [1e19]],
  ['{0-9999999999999999999}', [0, 1, 2, 3, 4, 5]],
])('%s marks only lines of the block, and the first number of a range beyond it', (meta, lines) => {
  expect([...parseCodeMeta(meta, 5).lines]).toEqual(lines)
})

test.each([
  ['title="say \\"hi\\""', 'say "hi"'],
  ["title='it\\'s'", "it's"],
  ['title=add.js', 'add.js'],
  ['title="C:\\new"', 'C:\\new'],
  ['title="a {1} b" {2}', 'a {1} b'],
])('%s', (meta, title) => {
  expect(parseCodeMeta(meta, 5).title).toBe(title)
})

test.each([
  ['JSON', '{ "a": 1 }'],
  ['Dockerfile', 'FROM node:24'],
  ['Bash', 'echo "a"'],
  ['C++', 'int a = 1;'],
])('the language %s has colors', async (language, code) => {
  expect(await html(language, code)).toContain('class="tk-')
})
