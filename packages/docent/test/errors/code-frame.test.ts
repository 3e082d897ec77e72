import { expect, test } from 'vitest'
import { codeFrame } from '../../src/errors/index.ts'

const source = ['one', 'two', 'three', '\tfour', 'five', 'six'].join('\n')

test('shows two lines around the location and marks the column', () => {
  expect(codeFrame(source, 3, 2)).toMatchInlineSnapshot(`
    "  1 | one
      2 | two
    > 3 | three
        |  ^
      4 |  four
      5 | five"
  `)
})

test('marks only the line if the column is unknown', () => {
  expect(codeFrame(source, 1)).toMatchInlineSnapshot(`
    "> 1 | one
      2 | two
      3 | three"
  `)
})

test('counts a tab as one column', () => {
  expect(codeFrame(source, 4, 2)).toMatchInlineSnapshot(`
    "  2 | two
      3 | three
    > 4 |  four
        |  ^
      5 | five
      6 | six"
  `)
})

test('aligns line numbers of different lengths', () => {
  const long = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(codeFrame(long, 9, 1)).toMatchInlineSnapshot(`
    "   7 | line 7
       8 | line 8
    >  9 | line 9
         | ^
      10 | line 10
      11 | line 11"
  `)
})

test('shortens long lines around the column', () => {
  const frame = codeFrame(`${'a'.repeat(200)}X${'b'.repeat(200)}`, 1, 201)
  const [text = '', mark = ''] = frame.split('\n')
  expect(text[mark.indexOf('^')]).toBe('X')
  expect(text.length).toBeLessThan(110)
})

test("is empty for a line that doesn't exist", () => {
  expect(codeFrame(source, 7)).toBe('')
  expect(codeFrame(source, 0)).toBe('')
})
