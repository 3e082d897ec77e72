import { describe, expect, it } from 'vitest'
import { agree, parseShapes, writeShapes } from '../api/shapes.ts'

const fit: (written: string, published: string) => boolean = (written, published) =>
  agree(parseShapes(written), parseShapes(published))

describe('parseShapes', () => {
  it.each([
    ["'top' | false | 3", "'top' | false | 3"],
    ['(win) => void | null', 'function'],
    ['string | ((win: Window) => void)', 'string | function'],
    ['(string | number)[]', '(string | number)[]'],
    ['{ top, left } | null', 'object | null'],
    ['Record<string, string>', 'object'],
    ['Array<RegExp>', 'RegExp[]'],
  ])('reads %s', (text, expected) => {
    expect(writeShapes(parseShapes(text))).toBe(expected)
  })
})

describe('agree', () => {
  it.each([
    ['string | RegExp', 'RegExp | string'],
    ['object', 'ClientCertificate'],
    ['string', "'GET' | 'POST'"],
    ["'GET' | 'POST'", 'string'],
    ['boolean', 'true | false'],
    ['any', 'number'],
    ['object[]', 'Browser[]'],
    ['Cypress.Browser', 'Browser'],
  ])('accepts %s for %s', (written, published) => {
    expect(fit(written, published)).toBe(true)
  })

  it.each([
    ['string', 'number'],
    ['string', 'string | null'],
    ['string | null', 'string'],
    ["'top'", "'top' | 'center'"],
    ['RegExp', 'Date'],
    ['string', 'string[]'],
    ['function', 'object'],
  ])("doesn't accept %s for %s", (written, published) => {
    expect(fit(written, published)).toBe(false)
  })
})
