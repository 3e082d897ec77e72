import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('feedToNowhere', () => {
  expect(text(errors.feedToNowhere({ feed: 'news.xml', link: '/news' }))).toMatchInlineSnapshot(`
    "[feed-to-nowhere] The feed "news.xml" links to "/news", which isn't a page on this site.
      Fix: Link to the page that has the entry, or remove the entry."
  `)
})

test('feedToMissingAnchor', () => {
  expect(text(errors.feedToMissingAnchor({ feed: 'news.xml', link: '/news#first' })))
    .toMatchInlineSnapshot(`
    "[feed-to-missing-anchor] The feed "news.xml" links to "/news#first", a heading that the page doesn't have.
      Fix: Correct the anchor, or leave it out."
  `)
})
