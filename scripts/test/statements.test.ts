import { expect, test } from 'vitest'
import { readStatements, readTags, tagsOf } from '../statements.ts'

const statements = readStatements()
const tags = readTags()

test('the statements have a number and a behavior, in order, each number once', () => {
  expect(statements.length).toBeGreaterThan(100)
  for (const { behavior } of statements) expect(behavior).not.toBe('')
  const keys = statements.map(({ number }) =>
    number
      .split('.')
      .map((part) => part.padStart(3, '0'))
      .join('.'),
  )
  expect(keys).toEqual([...new Set(keys)].sort())
})

test('every statement has a test, or a reason why there is none', () => {
  const covered = new Set(tags.flatMap(({ numbers }) => numbers))
  const without = statements.filter(
    ({ number, remark }) => !covered.has(number) && remark.length <= 10,
  )
  expect(without).toEqual([])
})

test('every comment is above a test and names statements that exist', () => {
  const known = new Set(statements.map(({ number }) => number))
  const wrong = tags.filter(
    ({ title, numbers }) => title === undefined || !numbers.every((number) => known.has(number)),
  )
  expect(wrong).toEqual([])
})

test('comments are read with the titles of their tests', () => {
  const tag = ['//', '@covers'].join(' ')
  const source = `describe('a', () => {\n  ${tag} 1.1, 1.2\n  // A reason.\n  test.each([1])('b %d', () => {})\n})\n${tag} 1.3\nconst x = 1\n`
  expect(tagsOf('a.test.ts', source)).toEqual([
    { file: 'a.test.ts', line: 2, numbers: ['1.1', '1.2'], title: 'a › b %d' },
    { file: 'a.test.ts', line: 6, numbers: ['1.3'], title: undefined },
  ])
})
