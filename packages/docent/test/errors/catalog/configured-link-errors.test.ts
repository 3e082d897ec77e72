import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('configuredLinkToNowhere', () => {
  expect(
    text(
      errors.configuredLinkToNowhere({
        option: 'footer.links[0].items[1].to',
        link: '/guides/frist',
        suggestion: '/guides/first',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[configured-link-to-nowhere] footer.links[0].items[1].to links to "/guides/frist", which isn't a page on this site.
      Fix: Did you mean "/guides/first"?"
  `)
  expect(text(errors.configuredLinkToNowhere({ option: 'footer.copyright', link: '/imprint' })))
    .toMatchInlineSnapshot(`
      "[configured-link-to-nowhere] footer.copyright links to "/imprint", which isn't a page on this site.
        Fix: Correct the address. It starts with a slash and is relative to the base URL."
    `)
})

test('configuredLinkToMissingAnchor', () => {
  expect(
    text(
      errors.configuredLinkToMissingAnchor({
        option: 'announcementBar.content',
        link: '/guides/first#instal',
        suggestion: 'install',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[configured-link-to-missing-anchor] announcementBar.content links to "/guides/first#instal", a heading that the page doesn't have.
      Fix: Did you mean "#install"?"
  `)
})
