import { expect, test } from 'vitest'
import { movedStyles, moveStyleAttributes } from '../../../src/shared/html/edit.ts'

test.each([
  ['<p style="color:red">', '<p data-inline-style="color:red">'],
  [`<P class=a STYLE = 'color:red'>`, `<P class=a data-inline-style = 'color:red'>`],
  ['<p style=color:red>', '<p data-inline-style=color:red>'],
  ['<img alt="a > b" style="color:red"/>', '<img alt="a > b" data-inline-style="color:red"/>'],
  [
    '<svg:a style="fill:red"><path/></svg:a>',
    '<svg:a data-inline-style="fill:red"><path/></svg:a>',
  ],
])('%s', (html, expected) => {
  expect(moveStyleAttributes(html)).toBe(expected)
})

test.each([
  'style="color:red"',
  '<p title=\' style="color:red"\'>',
  '<p data-style="a" my-style="b" style>',
  '<a href=/x/style=y>',
  '<code>&lt;p style="color:red"&gt;</code>',
  '<!-- <p style="color:red"> -->',
  '<script type="application/json">"<p style=\'a:b\'>"</script>',
])("keeps text that isn't a style attribute: %s", (html) => {
  expect(moveStyleAttributes(html)).toBe(html)
})

test('lists the unique declarations as a browser parses them', () => {
  const html = moveStyleAttributes(
    `<i style="font-family:&quot;A&quot;"></i><i style='b:"c"'></i><i style=d:e></i><i style="d:e"></i>`,
  )
  expect(movedStyles(html)).toEqual(['font-family:"A"', 'b:"c"', 'd:e'])
  expect(movedStyles('<p>style</p>')).toEqual([])
})
