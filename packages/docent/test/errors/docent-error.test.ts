import { expect, test } from 'vitest'
import { DocentError, errors, isDocentError } from '../../src/errors/index.ts'

const error = errors.mdxSyntax({
  file: '/site/docs/intro.mdx',
  source: '# Intro\n\nA < B\n',
  line: 3,
  column: 4,
  problem: 'Unexpected character " "',
  cause: new Error('3:4: Unexpected'),
})

test('contains the code, hint, location, excerpt, and cause', () => {
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({
    name: 'DocentError',
    code: 'mdx-syntax',
    message: `The page can't be compiled: Unexpected character " "`,
    file: '/site/docs/intro.mdx',
    line: 3,
    column: 4,
    cause: { message: '3:4: Unexpected' },
  })
  expect(error.frame).toMatchInlineSnapshot(`
    "  1 | # Intro
      2 |
    > 3 | A < B
        |    ^
      4 |"
  `)
})

test('can be sent to another thread or to the browser as data', () => {
  const copy = new DocentError(structuredClone(error.toJSON()))
  expect(copy.toJSON()).toEqual(error.toJSON())
  expect(isDocentError(copy)).toBe(true)
})

test('is recognized by its name, so that it works across copies of the package', () => {
  const foreign = Object.assign(new Error('x'), { name: 'DocentError', code: 'x', hint: 'y' })
  expect(isDocentError(foreign)).toBe(true)
  expect(isDocentError(new Error('x'))).toBe(false)
  expect(isDocentError({ name: 'DocentError', hint: '' })).toBe(false)
})
