import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('mdxSyntax', () => {
  expect(text(errors.mdxSyntax({ file: '/site/docs/a.mdx', problem: 'Unexpected end of file' })))
    .toMatchInlineSnapshot(`
    "[mdx-syntax] The page cannot be compiled: Unexpected end of file
      docs/a.mdx
      Fix: In MDX, \`<\` and \`{\` begin components and expressions: close them, or write \`\\<\` and \`\\{\` for the characters."
  `)
})

test('unknownAdmonition', () => {
  expect(text(errors.unknownAdmonition({ name: 'tipp', known: ['note', 'tip'] })))
    .toMatchInlineSnapshot(`
    "[unknown-admonition] There is no admonition ":::tipp".
      Fix: Did you mean "tip"? Known: "note", "tip"."
  `)
})

test('unknownCommandForm', () => {
  expect(text(errors.unknownCommandForm({ command: 'npm cache verify', manager: 'bun' })))
    .toMatchInlineSnapshot(`
      "[unknown-command-form] The command "npm cache verify" can't be translated for bun, which npm2yarn requires.
        Fix: Remove npm2yarn and show each package manager's command in tabs."
    `)
})

test('unknownComponent', () => {
  expect(text(errors.unknownComponent({ name: 'Tabz', known: ['Tabs', 'Icon'] })))
    .toMatchInlineSnapshot(`
      "[unknown-component] The page uses the component <Tabz>, which is not defined.
        Fix: Did you mean "Tabs"? Import it on the page, or add it to the module that \`mdxComponents\` names."
    `)
})

test('notAnIsland', () => {
  expect(text(errors.notAnIsland({ file: '/site/src/islands/Chart.tsx' }))).toMatchInlineSnapshot(`
    "[not-an-island] The file is in the islands folder, but it doesn't export an island by default.
      src/islands/Chart.tsx
      Fix: Export the component with: export default island(Component), where island comes from 'docent'. Move components without a script to another folder."
  `)
})

test('unclosedHtml', () => {
  expect(text(errors.unclosedHtml({ what: 'The comment' }))).toMatchInlineSnapshot(`
    "[unclosed-html] The comment is never closed, so readers would not see the text after it.
      Fix: Close it, or write \`&lt;\` for the character "<"."
  `)
})

test('unusedFootnote', () => {
  expect(text(errors.unusedFootnote({ name: '1' }))).toMatchInlineSnapshot(`
    "[unused-footnote] No text refers to the footnote "[^1]", so it would not appear.
      Fix: Write [^1] where the footnote belongs, or delete the footnote."
  `)
})

test('bracketsTooDeep', () => {
  expect(text(errors.bracketsTooDeep({ limit: 500 }))).toMatchInlineSnapshot(`
    "[brackets-too-deep] More than 500 brackets are open at the same time.
      Fix: Close them, or move the expression to a module and import its result."
  `)
})

test('foreignExport', () => {
  expect(text(errors.foreignExport({ name: 'matchPath', specifier: '@docusaurus/router' })))
    .toMatchInlineSnapshot(`
    "[foreign-export] The import of "matchPath" from "@docusaurus/router" needs Docusaurus.
      Fix: docent has the module without this export. Write the component without it."
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

test('partialNotFound', () => {
  expect(text(errors.partialNotFound({ specifier: './_intro.mdx', path: '/site/docs/_intro.mdx' })))
    .toMatchInlineSnapshot(`
    "[partial-not-found] The partial "./_intro.mdx" does not exist (looked for /site/docs/_intro.mdx).
      Fix: Correct the path of the import: it is relative to the page, or begins with @site/."
  `)
})

test('circularPartial', () => {
  expect(text(errors.circularPartial({ chain: ['_a.mdx', '_b.mdx', '_a.mdx'] })))
    .toMatchInlineSnapshot(`
      "[circular-partial] Partials import each other in a circle: _a.mdx -> _b.mdx -> _a.mdx.
        Fix: Remove one of these imports, or move the shared content to a third partial."
    `)
})

test('unresolvedImport', () => {
  expect(text(errors.unresolvedImport({ specifier: './Chart.tsx' }))).toMatchInlineSnapshot(`
    "[unresolved-import] The import "./Chart.tsx" doesn't lead to a file or package.
      Fix: Correct the path: it is relative to the file, or begins with @site/. If it names a package, install the package."
  `)
})

test('scriptLink', () => {
  expect(text(errors.scriptLink({ url: 'javascript:alert(1)' }))).toMatchInlineSnapshot(`
    "[script-link] The link "javascript:alert(1)" runs code or replaces the page instead of leading to one.
      Fix: Link to a page or a file. For an interactive element, write a component."
  `)
})

test('brokenLink', () => {
  expect(text(errors.brokenLink({ url: '/api/clik', suggestion: '/api/click' })))
    .toMatchInlineSnapshot(`
      "[broken-link] The link "/api/clik" doesn't lead to a page of this site.
        Fix: Did you mean "/api/click"?"
    `)
})

test('brokenAnchor', () => {
  expect(text(errors.brokenAnchor({ url: '/api/click#args', page: '/api/click' })))
    .toMatchInlineSnapshot(`
    "[broken-anchor] The link "/api/click#args" leads to a heading that /api/click does not have.
      Fix: Correct the anchor, or give the heading this id: ## Heading {#id}"
  `)
})

test('brokenMarkdownLink', () => {
  expect(text(errors.brokenMarkdownLink({ url: './intor.md' }))).toMatchInlineSnapshot(`
    "[broken-markdown-link] The link "./intor.md" leads to a file that is not a page.
      Fix: Correct the path: it is relative to the file that contains the link."
  `)
})

test('codeFileNotFound', () => {
  expect(
    text(
      errors.codeFileNotFound({ specifier: '@site/examples/a.ts', path: '/site/examples/a.ts' }),
    ),
  ).toMatchInlineSnapshot(`
    "[code-file-not-found] The code block takes its code from "@site/examples/a.ts", which does not exist (looked for /site/examples/a.ts).
      Fix: Correct the path in file="…": it is relative to the page, or begins with @site/."
  `)
})

test('codeRegionNotFound', () => {
  expect(text(errors.codeRegionNotFound({ path: '/site/a.ts', region: 'fil', known: ['fill'] })))
    .toMatchInlineSnapshot(`
    "[code-region-not-found] The file /site/a.ts has no region "fil".
      Fix: Did you mean "fill"? Known: "fill"."
  `)
  expect(text(errors.codeRegionNotFound({ path: '/site/a.ts', region: 'fill', known: [] })))
    .toMatchInlineSnapshot(`
    "[code-region-not-found] The file /site/a.ts has no region "fill".
      Fix: Mark the lines with the comments "#region fill" and "#endregion"."
  `)
})

test('codeBesideFile', () => {
  expect(text(errors.codeBesideFile({ specifier: './a.ts' }))).toMatchInlineSnapshot(`
    "[code-beside-file] The code block takes its code from "./a.ts" but also has lines inside the fence.
      Fix: Remove the lines inside the fence, or remove file="…"."
  `)
})

test('brokenImage', () => {
  expect(text(errors.brokenImage({ url: './a.png', path: '/site/docs/a.png' })))
    .toMatchInlineSnapshot(`
      "[broken-image] The image "./a.png" does not exist (looked for /site/docs/a.png).
        Fix: Correct the path. If it starts with "/", it is relative to the static folder; otherwise, it is relative to the page."
    `)
})
