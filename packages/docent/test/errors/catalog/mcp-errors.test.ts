import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('httpFlagWithoutHttp', () => {
  expect(text(errors.httpFlagWithoutHttp({ flag: '--port' }))).toMatchInlineSnapshot(`
    "[http-flag-without-http] The flag "--port" has no effect without --http.
      Fix: Add --http, or leave --port out to use standard input and output."
  `)
})

test('invalidSiteUrl', () => {
  expect(text(errors.invalidSiteUrl({ url: 'ftp://example.com' }))).toMatchInlineSnapshot(`
    "[invalid-site-url] "ftp://example.com" isn't a site address.
      Fix: Use a folder, or an address that begins with http:// or https:// and has no password, such as https://docs.example.com/."
  `)
})

test('missingPageList', () => {
  expect(text(errors.missingPageList({ location: '/site/dist' }))).toMatchInlineSnapshot(`
    "[missing-page-list] /site/dist has no pages.json file, so its pages are unknown.
      Fix: Use the folder or the address of the home page. If it is already correct, build the site with this version of docent and without \`markdownPages: false\`."
  `)
})

test('invalidPageList', () => {
  expect(text(errors.invalidPageList({ location: '/site/dist', problem: 'url: Invalid input' })))
    .toMatchInlineSnapshot(`
      "[invalid-page-list] The pages.json file of /site/dist can't be read: url: Invalid input
        Fix: Build the site again with this version of docent."
    `)
})

test('siteUnreachable', () => {
  expect(
    text(
      errors.siteUnreachable({
        url: 'https://docs.example.com/pages.json',
        problem: 'the server responded with 500',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[site-unreachable] https://docs.example.com/pages.json couldn't be read: the server responded with 500.
      Fix: Check the address and the network connection, and try again."
  `)
})

test('siteRedirectsAway', () => {
  expect(
    text(
      errors.siteRedirectsAway({
        url: 'http://docs.example.com/',
        target: 'https://docs.example.com/',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[site-redirects-away] http://docs.example.com/ redirects to an address outside the site: https://docs.example.com/
      Fix: Use the address that the site is published at, including its scheme and path."
  `)
})

test('siteFileTooLarge', () => {
  expect(text(errors.siteFileTooLarge({ path: 'intro.md', bytes: 101, limit: 100 })))
    .toMatchInlineSnapshot(`
      "[site-file-too-large] intro.md is too large. It has at least 101 bytes, and the limit is 100.
        Fix: Check that docent built the site at this address."
    `)
})

test('missingSearchIndex', () => {
  expect(text(errors.missingSearchIndex({ location: '/site/dist' }))).toMatchInlineSnapshot(`
    "[missing-search-index] /site/dist has no search index.
      Fix: Find pages with list_pages. To search, build the site with the search provider "embedded"."
  `)
})

test('unknownPage', () => {
  expect(text(errors.unknownPage({ page: '/api/clik', near: ['/api/click'] })))
    .toMatchInlineSnapshot(`
    "[unknown-page] The site has no page "/api/clik".
      Fix: Did you mean one of these? "/api/click". Otherwise, find the page with search."
  `)
  expect(text(errors.unknownPage({ page: '/x', near: [] }))).toMatchInlineSnapshot(`
    "[unknown-page] The site has no page "/x".
      Fix: Find the page with search or list_pages."
  `)
})

test('pageOutsideSite', () => {
  expect(text(errors.pageOutsideSite({ page: '../secret', url: 'https://docs.example.com/' })))
    .toMatchInlineSnapshot(`
    "[page-outside-site] "../secret" isn't an address on this site.
      Fix: Use a route, such as "/guides/start", or an address that begins with https://docs.example.com/"
  `)
})

test('pageMovedAway', () => {
  expect(text(errors.pageMovedAway({ page: '/old', target: 'https://other.example.com/new' })))
    .toMatchInlineSnapshot(`
    "[page-moved-away] The page "/old" has moved to another site: https://other.example.com/new
      Fix: This server reads only its own site. Open the address with another tool."
  `)
})

test('unknownSection', () => {
  expect(
    text(
      errors.unknownSection({
        page: '/api/click',
        anchor: 'option',
        known: ['syntax', 'options'],
        near: 'options',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[unknown-section] The page "/api/click" has no section "option".
      Fix: Did you mean "options"? Sections: syntax, options."
  `)
  expect(text(errors.unknownSection({ page: '/x', anchor: 'y', known: [] })))
    .toMatchInlineSnapshot(`
    "[unknown-section] The page "/x" has no section "y".
      Fix: The page has no sections. Read the whole page."
  `)
})

test('unknownSiteSection', () => {
  expect(text(errors.unknownSiteSection({ section: 'apo', known: ['app', 'api'] })))
    .toMatchInlineSnapshot(`
    "[unknown-site-section] The site has no section "apo".
      Fix: Did you mean "app"? Sections: "app", "api"."
  `)
})
