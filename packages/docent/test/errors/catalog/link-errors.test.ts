import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('scriptLink', () => {
  expect(text(errors.scriptLink({ url: 'javascript:alert(1)' }))).toMatchInlineSnapshot(`
    "[script-link] The link "javascript:alert(1)" runs code or replaces the page instead of leading to one.
      Fix: Link to a page or a file. For an interactive element, write a component."
  `)
})

test('brokenLink', () => {
  expect(text(errors.brokenLink({ url: '/api/clik', suggestion: '/api/click' })))
    .toMatchInlineSnapshot(`
      "[broken-link] The link "/api/clik" doesn't lead to a page on this site.
        Fix: Did you mean "/api/click"?"
    `)
})

test('brokenAnchor', () => {
  expect(text(errors.brokenAnchor({ url: '/api/click#args', page: '/api/click' })))
    .toMatchInlineSnapshot(`
    "[broken-anchor] The link "/api/click#args" leads to a heading that /api/click doesn't have.
      Fix: Correct the anchor, or give the heading this ID: ## Heading {#id}"
  `)
})

test('brokenMarkdownLink', () => {
  expect(text(errors.brokenMarkdownLink({ url: './intor.md' }))).toMatchInlineSnapshot(`
    "[broken-markdown-link] The link "./intor.md" leads to a file that isn't a page.
      Fix: Correct the path. It's relative to the file that contains the link."
  `)
})

test('brokenImage', () => {
  expect(text(errors.brokenImage({ url: './a.png', path: '/site/docs/a.png' })))
    .toMatchInlineSnapshot(`
      "[broken-image] The image "./a.png" doesn't exist. docent looked for /site/docs/a.png.
        Fix: Correct the path. A path that starts with "/" is relative to the static folder. Any other path is relative to the page."
    `)
})

test('invalidLink', () => {
  const url = 'http://localhost:PORT'
  expect(text(errors.invalidLink({ url }))).toMatchInlineSnapshot(`
    "[invalid-link] The link "http://localhost:PORT" isn't an address that browsers can open.
      Fix: Correct the address, or write it as code if it is an example."
  `)
  expect(errors.invalidLink({ url, where: 'the feed news.xml' }).message).toBe(
    'The link "http://localhost:PORT" in the feed news.xml isn\'t an address that browsers can open.',
  )
})
