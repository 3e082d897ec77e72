import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('brokenExternalLink', () => {
  expect(
    text(
      errors.brokenExternalLink({
        url: 'https://a.dev/x',
        problem: 'the server responded with 404',
        file: '/site/docs/a.md',
        line: 3,
        column: 5,
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[broken-external-link] The link https://a.dev/x is broken: the server responded with 404.
      docs/a.md:3:5
      Fix: Link to the page that replaces it, or remove the link. If the page works in a browser, add its address to \`externalLinks.allow\`."
  `)
})

test('movedExternalLink', () => {
  expect(text(errors.movedExternalLink({ url: 'https://a.dev/x', target: 'https://b.dev/' })))
    .toMatchInlineSnapshot(`
    "[moved-external-link] The link https://a.dev/x has moved permanently to https://b.dev/
      Fix: Link to the new address."
  `)
})

test('unclearExternalLink', () => {
  expect(
    text(
      errors.unclearExternalLink({
        url: 'https://a.dev/x',
        problem: 'the server responded with 403',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[unclear-external-link] The link https://a.dev/x couldn't be tested: the server responded with 403.
      Fix: Open it in a browser. If it works, add its address to \`externalLinks.allow\`."
  `)
})

test('noNetwork', () => {
  expect(text(errors.noNetwork({}))).toMatchInlineSnapshot(`
    "[no-network] None of the other sites could be reached, so the links to them weren't tested.
      Fix: Check the network connection and run the check again."
  `)
})
