import { expect, test } from 'vitest'
import { parseHeaders, headerProblems, headersFor } from '../../src/shared/parse-headers.ts'

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

test.each([
  ['  X-Note: 日本語', 'the value contains a character'],
  ['  X-Note: a\u0007b', 'the value contains a character'],
  ['  X Note: a', 'the name "X Note" contains a character'],
  ['  X-Nöte: a', 'the name "X-Nöte" contains a character'],
  ['  X-Note', 'no colon'],
])('the line "%s" sets no header and is reported', (line, problem) => {
  const text = `# comment\n/*\n  X-One: é\n${line}\n`
  expect(headerProblems(text)).toEqual([
    { line: 4, text: line.trim(), problem: expect.stringContaining(problem) as unknown },
  ])
  expect(headersFor('/a', parseHeaders(text))).toEqual({ 'X-One': 'é' })
})

test('a header without a path is reported, and comments and removed headers are not', () => {
  expect(headerProblems('  X-One: a\n')).toMatchObject([{ line: 1 }])
  expect(headerProblems('/*\n  # X: y\n  ! X-One\n  X-Empty:\r\n\n')).toEqual([])
})
