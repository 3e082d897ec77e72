import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('redirectFromPage', () => {
  expect(text(errors.redirectFromPage({ from: '/old' }))).toMatchInlineSnapshot(`
    "[redirect-from-page] The redirect from "/old" would hide a page or a file on this site.
      Fix: Remove the redirect, or move the page or the file away from this address first."
  `)
})

test('redirectToNowhere', () => {
  expect(text(errors.redirectToNowhere({ from: '/old', to: '/new' }))).toMatchInlineSnapshot(`
    "[redirect-to-nowhere] The redirect from "/old" leads to "/new", which isn't a page on this site.
      Fix: Redirect to the page that has the content now, or remove the redirect."
  `)
})

test('redirectToMissingAnchor', () => {
  expect(text(errors.redirectToMissingAnchor({ from: '/old', to: '/new#part' })))
    .toMatchInlineSnapshot(`
    "[redirect-to-missing-anchor] The redirect from "/old" leads to "/new#part", a heading that the page doesn't have.
      Fix: Correct the anchor, or leave it out."
  `)
})

test('redirectChain', () => {
  expect(text(errors.redirectChain({ from: '/a', to: '/b', end: '/c' }))).toMatchInlineSnapshot(`
    "[redirect-chain] The redirect from "/a" leads to "/b", which redirects again.
      Fix: Redirect to the end of the chain: "/c"."
  `)
})

test('redirectLoop', () => {
  expect(text(errors.redirectLoop({ loop: ['/a', '/b', '/a'] }))).toMatchInlineSnapshot(`
    "[redirect-loop] Redirects form a loop: /a -> /b -> /a.
      Fix: Redirect all of these addresses to a page, or remove the redirects."
  `)
})

test('redirectedLink', () => {
  expect(text(errors.redirectedLink({ url: '/old', target: '/new' }))).toMatchInlineSnapshot(`
    "[redirected-link] The link "/old" leads to an old address.
      Fix: Use the new address: "/new""
  `)
})
