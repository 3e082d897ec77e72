import { expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../../src/preview/read-headers.ts'

const rules = parseHeaders(
  '# a comment\n/docs/assets/*\n  Cache-Control: public, max-age=1\n\n/docs/*\n  X-One: a:b\n  X-Two: c\n\n/docs/a.b\n  X-Two: d\n',
)

test('headers apply to the path above them, in which an asterisk matches anything', () => {
  expect(headersFor('/docs/assets/x.js', rules)).toEqual({
    'Cache-Control': 'public, max-age=1',
    'X-One': 'a:b',
    'X-Two': 'c',
  })
  expect(headersFor('/docs/page', rules)).toEqual({ 'X-One': 'a:b', 'X-Two': 'c' })
  expect(headersFor('/other', rules)).toEqual({})
})

test('the values of a header that two rules set are joined, and a dot only matches a dot', () => {
  expect(headersFor('/docs/a.b', rules)['X-Two']).toBe('c, d')
  expect(headersFor('/docs/axb', rules)['X-Two']).toBe('c')
})
