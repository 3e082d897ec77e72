import { expect, test } from 'vitest'
import { problemsWith } from './helpers.ts'

test('locales are consistent', () => {
  expect(
    problemsWith({ i18n: { defaultLocale: 'en', locales: ['de'], localeConfigs: { fr: {} } } }),
  ).toMatchInlineSnapshot(`
    "[invalid-config] The configuration has 2 problems:
      - i18n.defaultLocale is "en"
        It must be one of \`locales\`. Choose one of: "de".
      - i18n.localeConfigs.fr is {}
        Add "fr" to \`i18n.locales\`, or remove this entry.
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

test('versions are consistent', () => {
  const versions = { current: {}, '2.0': {} }
  expect(problemsWith({ docs: { versions, lastVersion: '2.1', onlyIncludeVersions: ['curent'] } }))
    .toMatchInlineSnapshot(`
      "[invalid-config] The configuration has 2 problems:
        - docs.lastVersion is "2.1"
          It must be a key of \`versions\`. Did you mean "2.0"? Choose one of: "current", "2.0".
        - docs.onlyIncludeVersions[0] is "curent"
          It must be a key of \`versions\`. Did you mean "current"? Choose one of: "current", "2.0".
        Fix: Correct these values. The fix for each is on the line below it."
    `)
  expect(problemsWith({ docs: { versions: {} } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs.versions is {}.
      Fix: Add at least one version: { current: {} }."
  `)
})

test('docs instances have different IDs', () => {
  expect(problemsWith({ docs: [{}, { path: 'community' }] })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs[1].id is missing.
      Fix: Give every docs instance a different \`id\`."
  `)
})

test('only a Zod object can extend the front matter', () => {
  expect(problemsWith({ docs: { frontMatter: { product: 'string' } } })).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: docs.frontMatter is { product: "string" }.
      Fix: Use a Zod object: z.object({ key: z.string().optional() })."
  `)
})
