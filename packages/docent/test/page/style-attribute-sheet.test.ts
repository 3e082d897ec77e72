import { expect, test } from 'vitest'
import { styleAttributeSheet } from '../../src/page/page-styles.ts'

const rules = async (...texts: string[]): Promise<string[]> =>
  (await styleAttributeSheet(texts)).trim().split('\n')

test('each value becomes a rule that takes precedence over other style sheets', async () => {
  expect(await rules('color:red', 'height:1px!important')).toEqual([
    '[data-inline-style="color:red"]:not(#_#_){color:red}',
    '[data-inline-style="height:1px!important"]:not(#_#_){height:1px!important}',
  ])
})

test('quotes, backslashes, and line breaks in a value are escaped in its selector', async () => {
  expect(await rules('content:"\\201c";\ncolor:red')).toEqual([
    '[data-inline-style="content:\\22 \\5c 201c\\22 ;\\a color:red"]:not(#_#_){content:"“";color:red}',
  ])
})

test.each([
  'color:red}body{display:none',
  '--x: } body { display: none',
  'color:red;/* open',
  'content:"open',
  'background:url(/open.png',
  'width:calc(1px + 2px',
  '@import "/x.css";color:red',
  '&:hover{color:red}',
  'transform: scale(var(--q, } body{display:none} ))',
])('nothing in a value ends its rule: %s', async (text) => {
  const css = await styleAttributeSheet([text, 'color:blue'])
  const after = '[data-inline-style="color:blue"]:not(#_#_){color:#00f}'
  expect(css.trimEnd().endsWith(after)).toBe(true)
  const own = css.replace(/\[data-inline-style="[^"]*"\]/g, '')
  expect(own).not.toContain('body')
  expect(own).not.toContain('@import')
  const count = (mark: RegExp): number => own.match(mark)?.length ?? 0
  for (const [open, close] of [
    [/\{/g, /\}/g],
    [/\(/g, /\)/g],
  ] as const)
    expect(count(open)).toBe(count(close))
  expect(count(/"/g) % 2).toBe(0)
  expect(own).not.toContain('/*')
})
