import { expect, test } from 'vitest'
import { type ConfigProblem, errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

const problem: ConfigProblem = {
  path: 'navbar.title',
  keys: ['navbar', 'title'],
  kind: 'value',
  value: 1,
  received: '1',
  fix: 'Set it to a string.',
}

test('missingSiteFolder', () => {
  expect(text(errors.missingSiteFolder({ dir: '/work/nothing' }))).toMatchInlineSnapshot(`
    "[missing-site-folder] The site folder /work/nothing doesn't exist.
      Fix: Run docent in a site's folder, or specify the folder: docent build --site path/to/site"
  `)
})

test('missingConfig', () => {
  expect(text(errors.missingConfig({ siteDir: '/site' }))).toMatchInlineSnapshot(`
    "[missing-config] There is no configuration file in /site.
      Fix: Add docent.config.ts (or .mts, .js, .mjs) with: export default defineConfig({ title: 'My docs', url: 'https://docs.example.com' })"
  `)
})

test('configFailed', () => {
  expect(
    text(
      errors.configFailed({ file: '/site/docent.config.ts', problem: 'cannot find "./navbar.ts"' }),
    ),
  ).toMatchInlineSnapshot(`
    "[config-failed] The configuration failed to load: cannot find "./navbar.ts"
      docent.config.ts
      Fix: Correct the file, or install the package that it imports."
  `)
})

test('configWithoutDefault', () => {
  expect(text(errors.configWithoutDefault({ file: '/site/docent.config.ts', exports: ['config'] })))
    .toMatchInlineSnapshot(`
    "[config-without-default] The configuration file has no default export, only "config".
      docent.config.ts
      Fix: Add a default export: export default defineConfig({ … })"
  `)
})

test('invalidConfig', () => {
  expect(text(errors.invalidConfig({ problems: [problem] }))).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: navbar.title is 1.
      Fix: Set it to a string."
  `)
})

test('unknownNavbarItemType', () => {
  expect(
    text(
      errors.unknownNavbarItemType({
        type: 'docz',
        known: ['default', 'doc'],
        configPath: 'navbar.items[2]',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[unknown-navbar-item-type] The navbar item navbar.items[2] has the unknown type "docz".
      Fix: Did you mean "doc"? Known types: "default", "doc"."
  `)
})

test('unreadableConfig', () => {
  expect(text(errors.unreadableConfig({ path: 'docs.sidebars', problem: 'is a promise' })))
    .toMatchInlineSnapshot(`
    "[unreadable-config] docs.sidebars is a promise.
      Fix: Write the value itself: plain objects, lists, strings, numbers, and true or false. Await promises before you export the configuration."
  `)
})

test('missingConfiguredFile', () => {
  expect(text(errors.missingConfiguredFile({ option: 'stylesheets[0]', path: 'src/custom.css' })))
    .toMatchInlineSnapshot(`
      "[missing-configured-file] stylesheets[0] is set to the file "src/custom.css", which doesn't exist.
        Fix: Add the file, or correct stylesheets[0]. The path in this message is relative to the site folder."
    `)
})

test('invalidSidebarFile', () => {
  expect(text(errors.invalidSidebarFile({ file: '/site/sidebars.ts', problems: [problem] })))
    .toMatchInlineSnapshot(`
    "[invalid-sidebar-file] The sidebar file is invalid: navbar.title is 1.
      sidebars.ts
      Fix: Set it to a string."
  `)
})

test('invalidRedirectsFile', () => {
  expect(
    text(
      errors.invalidRedirectsFile({ file: '/site/redirects.json', problems: [problem, problem] }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-redirects-file] The redirects file has 2 problems:
      - navbar.title is 1
        Set it to a string.
      - navbar.title is 1
        Set it to a string.
      redirects.json
      Fix: Correct these values. The fix for each is on the line below it."
  `)
})

test('invalidFeedsFile', () => {
  expect(text(errors.invalidFeedsFile({ file: '/site/feeds.ts', problems: [problem] })))
    .toMatchInlineSnapshot(`
    "[invalid-feeds-file] The feeds file is invalid: navbar.title is 1.
      feeds.ts
      Fix: Set it to a string."
  `)
})

test('invalidAnchorsFile', () => {
  const problem = { path: '"/a".moved', kind: 'value' as const, keys: ['/a', 'moved'] }
  expect(
    text(
      errors.invalidAnchorsFile({
        file: '/site/anchors.json',
        problems: [{ ...problem, received: 'a number', fix: 'Use an object.', value: 1 }],
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-anchors-file] The file with old anchors is invalid: "/a".moved is a number.
      anchors.json
      Fix: Use an object."
  `)
})

test('repeatedAnchorPage', () => {
  expect(text(errors.repeatedAnchorPage({ route: '/a' }))).toMatchInlineSnapshot(`
    "[repeated-anchor-page] Two files have old anchors of the page "/a".
      Fix: Move all old anchors of the page to one of the files."
    `)
})

test('invalidHeaderLine', () => {
  const problem = 'it has no colon between a name and a value'
  expect(text(errors.invalidHeaderLine({ text: 'X-Note', problem }))).toMatchInlineSnapshot(`
    "[invalid-header-line] The line "X-Note" of _headers sets no header: it has no colon between a name and a value.
      Fix: Write a path, and below it one indented line for each header, such as "  X-Frame-Options: DENY"."
  `)
})
