import { describe, expect, test } from 'vitest'
import {
  addAttribute,
  editText,
  removeAttribute,
  type TextEdits,
  writeValue,
} from '../../../src/shared/html/edit.ts'
import {
  type AttributeRange,
  type HtmlElement,
  isElement,
  parseHtml,
} from '../../../src/shared/html/tree.ts'

test('changes are applied in the order of their offsets, and those at the same offset in the order in which they were made', () => {
  const edits = editText('abcdef')
  edits.insert(6, '!')
  edits.replace(1, 3, 'X')
  edits.insert(6, '?')
  edits.insert(0, '>')
  expect(edits.apply()).toBe('>aXdef!?')
  expect(edits.apply(1, 4)).toBe('Xd')
  expect(editText('abc').apply()).toBe('abc')
})

/** Applies an edit to the first element and returns the changed HTML. `last` is the element's last attribute. */
function change(
  html: string,
  edit: (element: HtmlElement, last: AttributeRange, source: string, edits: TextEdits) => void,
): string {
  const element = parseHtml(html).children.find(isElement)
  const last = element?.attributeRanges.at(-1)
  if (!element || !last) throw new Error('The HTML has no attribute.')
  const edits = editText(html)
  edit(element, last, html, edits)
  return edits.apply()
}

describe('a new value keeps the quotes that are there', () => {
  test.each([
    ['<a x href="y">', '<a x href="/b?c&amp;d">'],
    [`<A HREF = 'y' >`, `<A HREF = '/b?c&amp;d' >`],
    ['<a href=y>', '<a href=/b?c&amp;d>'],
    ['<a href="">', '<a href="/b?c&amp;d">'],
    ['<a href>', '<a href="/b?c&amp;d">'],
  ])('%s', (html, expected) => {
    expect(change(html, (_, last, ...at) => writeValue(last, '/b?c&d', ...at))).toBe(expected)
  })

  test('and gets quotes if it needs them', () => {
    const write = (value: string): string =>
      change('<a href=y>', (_, last, ...at) => writeValue(last, value, ...at))
    expect(write('a b')).toBe('<a href="a b">')
    expect(write('')).toBe('<a href="">')
  })
})

test.each([
  ['<p class="a" id="b">', '<p class="a">'],
  ['<p class="a"id="b">', '<p class="a">'],
  ['<p\nid=b>', '<p>'],
])('removing an attribute also removes the space before it: %s', (html, expected) => {
  expect(change(html, (_, last, ...at) => removeAttribute(last, ...at))).toBe(expected)
})

test.each([
  ['<p a>', '<p a id="&quot;">'],
  ['<br a/>', '<br a id="&quot;"/>'],
  ['<a href=b/>', '<a href=b/ id="&quot;">'],
])('an attribute is added after the others: %s', (html, expected) => {
  expect(change(html, (element, _, ...at) => addAttribute(element, ['id', '"'], ...at))).toBe(
    expected,
  )
})
