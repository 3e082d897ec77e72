import { expect, test } from 'vitest'
import { compilePage } from '../../src/markdown/compile.ts'
import { compileOptions } from './to-html.ts'

const blockedIn = async (source: string, name: string): Promise<object[]> =>
  (await compilePage(`Text.\n\n${source}\n`, `/site/docs/${name}`, compileOptions())).warnings

test.each([
  ['<object data="https://a.example/b.svg"></object>', 'object-src', 'https://a.example'],
  ['<object data="data:image/png,x"></object>', 'object-src', 'data:'],
  ['<embed src="//a.example/b.pdf" />', 'object-src', 'https://a.example'],
  ['<form action="https://a.example/send"><b>a</b></form>', 'form-action', 'https://a.example'],
  ['<link rel="stylesheet" href="https://a.example/b.css" />', 'style-src', 'https://a.example'],
  ['<iframe src="http://a.example/b"></iframe>', 'frame-src', 'http://a.example'],
  ['a <b><embed src="https://a.example/b" /></b>', 'object-src', 'https://a.example'],
])('an element that the policy blocks is reported: %s', async (source, directive, allowed) => {
  for (const name of ['page.md', 'page.mdx'])
    expect(await blockedIn(source, name)).toMatchObject([
      { kind: 'blocked', directive, source: allowed, line: 3 },
    ])
})

test('and has the line of its tag', async () => {
  const source = '<div>\n<p>a</p>\n<object data="https://a.example/b"></object>\n</div>'
  for (const name of ['page.md', 'page.mdx'])
    expect(await blockedIn(source, name)).toMatchObject([{ what: '<object>', line: 5 }])
})

test.each([
  '<iframe src="https://a.example/b"></iframe>',
  '<form action="/send"><b>a</b></form>',
  '<link rel="icon" href="https://a.example/b.png" />',
  '`<object data="https://a.example/b">`',
])('others are not: %s', async (source) => {
  for (const name of ['page.md', 'page.mdx']) expect(await blockedIn(source, name)).toEqual([])
})
