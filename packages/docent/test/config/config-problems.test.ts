import { expect, test } from 'vitest'
import { problemsWith } from './helpers.ts'

test('the error for an unknown key suggests the most similar known one', () => {
  expect(problemsWith({ tagLine: 'Test anything' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: tagLine isn't a known option.
      Fix: Did you mean "tagline"?"
  `)
  expect(problemsWith({ navbar: { hideOnScrol: true } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: navbar.hideOnScrol isn't a known option.
      Fix: Did you mean "hideOnScroll"? Known options: "title", "logo", "hideOnScroll", "items", "itemTypes"."
  `)
  expect(problemsWith({ colorMode: { theme: 'dark' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: colorMode.theme isn't a known option.
      Fix: Known options: "defaultMode", "disableSwitch", "respectPrefersColorScheme"."
  `)
})

test('a missing option is reported', () => {
  expect(problemsWith({ title: undefined })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: title is missing.
      Fix: Add it: a string."
  `)
  expect(problemsWith({ announcementBar: { content: 'News' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: announcementBar.id is missing.
      Fix: Add it: a string."
  `)
})

// @covers 8.9
test('one error lists all problems, each with its fix', () => {
  expect(
    problemsWith({
      titel: 'Docs',
      url: 'docs.example.com',
      baseUrl: 'docs',
      onBrokenLinks: 'warning',
      tableOfContents: { minHeadingLevel: 4 },
      docs: { showLastUpdateTime: 'yes', 'edit-url': 'x' },
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 7 problems:
      - url is "docs.example.com"
        Use only the scheme and host, for example "https://docs.example.com". Set the path in baseUrl.
      - baseUrl is "docs"
        Start and end it with a slash, for example "/docs/". Use "/" for the root of the host.
      - onBrokenLinks is "warning"
        Choose one of: "throw", "warn", "ignore".
      - docs.showLastUpdateTime is "yes"
        Set it to true or false.
      - docs["edit-url"] isn't a known option
        Did you mean "editUrl"?
      - tableOfContents is { minHeadingLevel: 4 }
        maxHeadingLevel (3) must not be below minHeadingLevel (4).
      - titel isn't a known option
        Did you mean "title"?
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

test('an address with a path must be split into two options', () => {
  expect(problemsWith({ url: 'https://example.com/docs' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: url is "https://example.com/docs".
      Fix: Use only the scheme and host, for example "https://docs.example.com". Set the path in baseUrl."
  `)
})

test('a value of a completely different type', () => {
  expect(problemsWith({ navbar: [], imageZoom: true, docs: 'docs', feeds: 1 }))
    .toMatchInlineSnapshot(`
      "[invalid-config] The configuration has 4 problems:
        - docs is "docs"
          Set it to an object.
        - navbar is []
          Set it to an object.
        - imageZoom is true
          Set it to an object.
        - feeds is 1
          Set it to a list.
        Fix: Correct these values. The fix for each is on the line below it."
    `)
})

test('the Markdown copies are either on or off', () => {
  expect(problemsWith({ markdownPages: 'yes' })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: markdownPages is "yes".
      Fix: Set it to true or false."
  `)
})
