import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('mdxSyntax', () => {
  expect(text(errors.mdxSyntax({ file: '/site/docs/a.mdx', problem: 'Unexpected end of file' })))
    .toMatchInlineSnapshot(`
    "[mdx-syntax] The page can't be compiled: Unexpected end of file
      docs/a.mdx
      Fix: In MDX, \`<\` and \`{\` begin components and expressions: close them, or write \`\\<\` and \`\\{\` for the characters."
  `)
})

test('unknownAdmonition', () => {
  expect(text(errors.unknownAdmonition({ name: 'tipp', known: ['note', 'tip'] })))
    .toMatchInlineSnapshot(`
    "[unknown-admonition] There is no admonition ":::tipp".
      Fix: Did you mean "tip"? Known admonitions: "note", "tip"."
  `)
})

test('unknownCommandForm', () => {
  expect(text(errors.unknownCommandForm({ command: 'npm cache verify', manager: 'bun' })))
    .toMatchInlineSnapshot(`
      "[unknown-command-form] npm2yarn can't convert the command "npm cache verify" for bun.
        Fix: Remove npm2yarn and show each package manager's command in tabs."
    `)
})

test('unknownComponent', () => {
  expect(text(errors.unknownComponent({ name: 'Tabz', known: ['Tabs', 'Icon'] })))
    .toMatchInlineSnapshot(`
      "[unknown-component] The page uses the component <Tabz>, which isn't defined.
        Fix: Did you mean "Tabs"? Import it on the page, or add it to the module in \`mdxComponents\`."
    `)
})

test('notAnIsland', () => {
  expect(text(errors.notAnIsland({ file: '/site/src/islands/Chart.tsx' }))).toMatchInlineSnapshot(`
    "[not-an-island] The file is in the islands folder, but its default export isn't an island.
      src/islands/Chart.tsx
      Fix: Export the component with: export default island(Component), where island comes from 'docent'. Move components without a script to another folder."
  `)
})

test('unclosedHtml', () => {
  expect(text(errors.unclosedHtml({ what: 'The comment' }))).toMatchInlineSnapshot(`
    "[unclosed-html] The comment is never closed, so readers wouldn't see the text after it.
      Fix: Close it, or write \`&lt;\` for the character "<"."
  `)
})

test('unusedFootnote', () => {
  expect(text(errors.unusedFootnote({ name: '1' }))).toMatchInlineSnapshot(`
    "[unused-footnote] No text refers to the footnote "[^1]", so it wouldn't appear.
      Fix: Write [^1] where the footnote belongs, or delete the footnote."
  `)
})

test('bracketsTooDeep', () => {
  expect(text(errors.bracketsTooDeep({ limit: 500 }))).toMatchInlineSnapshot(`
    "[brackets-too-deep] More than 500 brackets are open at the same time.
      Fix: Close them, or move the expression to a module and import its result."
  `)
})

test('partialNotFound', () => {
  expect(text(errors.partialNotFound({ specifier: './_intro.mdx', path: '/site/docs/_intro.mdx' })))
    .toMatchInlineSnapshot(`
    "[partial-not-found] The partial "./_intro.mdx" doesn't exist. docent looked for /site/docs/_intro.mdx.
      Fix: Correct the import's path. It must be relative to the page or begin with @site/."
  `)
})

test('circularPartial', () => {
  expect(text(errors.circularPartial({ chain: ['_a.mdx', '_b.mdx', '_a.mdx'] })))
    .toMatchInlineSnapshot(`
      "[circular-partial] Partials import each other in a cycle: _a.mdx -> _b.mdx -> _a.mdx.
        Fix: Remove one of these imports, or move the shared content to a third partial."
    `)
})

test('unresolvedImport', () => {
  expect(text(errors.unresolvedImport({ specifier: './Chart.tsx' }))).toMatchInlineSnapshot(`
    "[unresolved-import] The import "./Chart.tsx" doesn't resolve to a file or package.
      Fix: Correct the path. It must be relative to the file or begin with @site/. If it names a package, install the package."
  `)
})

test('foreignModule', () => {
  const specifier = '@theme/Tabz'
  expect(text(errors.foreignModule({ specifier }))).toMatchInlineSnapshot(`
    "[foreign-module] The import of "@theme/Tabz" needs Docusaurus.
      Fix: Set \`compat: 'docusaurus'\` in the configuration to replace most of these modules, or use docent's own components."
  `)
  expect(text(errors.foreignModule({ specifier, known: ['@theme/Tabs', '@theme/Details'] })))
    .toMatchInlineSnapshot(`
    "[foreign-module] The import of "@theme/Tabz" needs Docusaurus.
      Fix: Use your own component instead: add it to src/theme/ and keep the import, or import it with @site/. Did you mean "@theme/Tabs"? docent has "@theme/Tabs", "@theme/Details"."
  `)
})

test('foreignExport', () => {
  expect(text(errors.foreignExport({ name: 'matchPath', specifier: '@docusaurus/router' })))
    .toMatchInlineSnapshot(`
    "[foreign-export] The import of "matchPath" from "@docusaurus/router" needs Docusaurus.
      Fix: docent's replacement for this module doesn't have this export. Rewrite the component without it."
  `)
})

test('missingExport', () => {
  expect(text(errors.missingExport({ name: 'a', specifier: './b.ts', known: ['b', 'c'] })))
    .toMatchInlineSnapshot(`
    "[missing-export] "./b.ts" has no export "a".
      Fix: Did you mean "b"? Exports: "b", "c"."
  `)
  expect(text(errors.missingExport({ name: 'a', specifier: './b.ts', known: [] })))
    .toMatchInlineSnapshot(`
    "[missing-export] "./b.ts" has no export "a".
      Fix: Export it there, or remove the import."
  `)
})
