import { expect, test } from 'vitest'
import { problemsWith } from './helpers.ts'

test('search options belong to their provider', () => {
  expect(problemsWith({ search: { provider: 'algolia', appId: 'a' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - search.apiKey is missing
        Add it: a string.
      - search.indexName is missing
        Add it: a string.
      Fix: Correct these values. The fix for each is on the line below it."
  `)
  expect(problemsWith({ search: { provider: 'elastic' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search.provider is "elastic".
      Fix: Choose one of: "embedded", "algolia"."
  `)
  expect(problemsWith({ search: { appId: 'a' } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search.appId isn't a known option.
      Fix: Known options: "provider", "searchPagePath", "externalUrlRegex", "replaceSearchResultPathname", "feedbackUrl", "maxResults", "synonyms", "contextualSearch"."
  `)
  expect(problemsWith({ search: true })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: search is true.
      Fix: Set it to an object."
  `)
})

test.each(['img[', 'img:where(', 'a,,b', ''])('the selector "%s" is rejected', (selector) => {
  expect(problemsWith({ imageZoom: { selector } })).toMatch(/imageZoom\.selector[\s\S]*Use a/)
})

test('link previews need fonts in a supported format and hexadecimal colors', () => {
  expect(problemsWith({ linkPreviews: {} })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: linkPreviews.fonts is missing.
      Fix: Add it: an object."
  `)
  expect(
    problemsWith({
      linkPreviews: {
        images: 'pages',
        logo: '/logo.svg',
        fonts: { text: [], code: ['src/fonts/mono.css'] },
        colors: { bar: 'orange', accent: '#fff' },
      },
    }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 6 problems:
      - linkPreviews.images is "pages"
        Did you mean "page"? Choose one of: "page", "section".
      - linkPreviews.logo is "/logo.svg"
        Use an SVG, PNG, JPEG, or WebP file in the static folder, without a leading slash.
      - linkPreviews.fonts.text is []
        Add at least one font file.
      - linkPreviews.fonts.code[0] is "src/fonts/mono.css"
        Use a font file with the extension .woff2, .woff, .ttf, or .otf.
      - linkPreviews.colors.bar is "orange"
        Use a hexadecimal color, such as "#1e3a5f".
      - linkPreviews.colors.accent isn't a known option
        Known options: "background", "title", "description", "section", "bar".
      Fix: Correct these values. The fix for each is on the line below it."
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
