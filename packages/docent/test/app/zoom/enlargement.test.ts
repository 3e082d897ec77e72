import { expect, test } from 'vitest'
import { enlargement, type Size } from '../../../src/app/zoom/enlarged.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const factor = (picture: Size, window: Size, options: { limit?: number; margin?: number } = {}) =>
  enlargement(picture, window, {
    margin: 100,
    limit: Infinity,
    pans: window.width < 640,
    ...options,
  })

test('a picture fills the window except for the margin', () => {
  expect(factor({ width: 500, height: 500 }, desktop)).toBe(1.4)
  expect(factor({ width: 620, height: 100 }, desktop)).toBe(2)
})

// @covers 9.9
test('the margin shrinks if it would leave too little space', () => {
  expect(factor({ width: 700, height: 650 }, desktop)).toBe(1.25)
  expect(factor({ width: 700, height: 800 }, desktop)).toBe(868 / 800)
})

test('a picture is never smaller than on its page', () => {
  expect(factor({ width: 700, height: 2000 }, desktop)).toBe(1)
  expect(factor({ width: 500, height: 500 }, desktop, { limit: 0.5 })).toBe(1)
})

// @covers 10.23
test('on a small screen, a picture may be larger than the window', () => {
  expect(factor({ width: 340, height: 300 }, phone)).toBe(1.5)
  expect(factor({ width: 100, height: 100 }, phone, { margin: 45 })).toBe(3)
})

test('an image is enlarged up to its own size', () => {
  expect(factor({ width: 500, height: 300 }, desktop, { limit: 1.1 })).toBe(1.1)
})
