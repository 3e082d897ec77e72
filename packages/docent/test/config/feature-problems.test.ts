import { expect, test } from 'vitest'
import { problemsWith } from './helpers.ts'

test('search options are checked', () => {
  expect(problemsWith({ search: { maxResult: 5 } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search.maxResult isn't a known option.
      Fix: Did you mean "maxResults"? Known options: "searchPagePath", "externalUrlRegex", "replaceSearchResultPathname", "feedbackUrl", "popular", "maxResults", "synonyms", "contextualSearch"."
  `)
  expect(problemsWith({ search: true })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search is true.
      Fix: Set it to an object."
  `)
})

test('options that a package has taken over name the package and what to write', () => {
  const search = { provider: 'algolia', appId: 'a', apiKey: 'k', indexName: 'i' }
  expect(problemsWith({ search })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search.provider isn't a known option.
      Fix: Install @docent/algolia, import its plugin, and write plugins: [algolia({ appId: '…', apiKey: '…', indexName: '…' })]. docent's own search needs no provider."
  `)
})

// @covers 11.10
test.each(['img[', 'img:where(', 'a,,b', ''])('the selector "%s" is rejected', (selector) => {
  expect(problemsWith({ imageZoom: { selector } })).toMatch(/imageZoom\.selector[\s\S]*Use a/)
})

test('an option that belongs to a package now names the package and the new form', () => {
  expect(problemsWith({ linkPreviews: {} })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: linkPreviews isn't a known option.
      Fix: Install @docent/link-previews, import its plugin, and write plugins: [linkPreviews({ … })], with the same options."
  `)
})

test("an assistant has a complete address with a placeholder for the page's", () => {
  const problems = ['javascript://%0aalert(1){url}', '/open?q={url}', 'https://a.dev/?q='].map(
    (url) => problemsWith({ assistants: [{ name: 'A', url }] }),
  )
  expect(problems).toMatchInlineSnapshot(`
    [
      "[invalid-config] The configuration is invalid: assistants[0].url is "javascript://%0aalert(1){url}".
      Fix: Use an assistant's address. Links can't run code.",
      "[invalid-config] The configuration is invalid: assistants[0].url is "/open?q={url}".
      Fix: Use a complete address, for example "https://cursor.com/link/prompt?text={url}".",
      "[invalid-config] The configuration is invalid: assistants[0].url is "https://a.dev/?q=".
      Fix: Put {url} where the page's address belongs.",
    ]
  `)
})

test('links to other sites are allowed by prefix', () => {
  expect(problemsWith({ externalLinks: { allow: ['linkedin.com'], maxAgeDays: -1 } }))
    .toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - externalLinks.allow[0] is "linkedin.com"
        Use the beginning of an address, for example "https://www.linkedin.com/".
      - externalLinks.maxAgeDays is -1
        Use a number of days, 0 or more.
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})
