import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  catalogue,
  errors,
  formatError,
  type ConfigProblem,
  type DocentError,
} from '../../src/errors/index.ts'

const text = (error: DocentError): string => formatError(error, { cwd: '/site', color: false })

const problem: ConfigProblem = {
  path: 'navbar.title',
  keys: ['navbar', 'title'],
  kind: 'value',
  value: 1,
  received: '1',
  remedy: 'Set it to a text.',
}

test('codes are unique and have the same format', () => {
  const codes = Object.values(catalogue).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

test('every entry is thrown somewhere', () => {
  const root = join(import.meta.dirname, '../../src')
  const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('errors/'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n')
  const thrown = new Set([...code.matchAll(/\berrors\.(\w+)/g)].map(([, name]) => name))
  expect(Object.keys(catalogue).filter((name) => !thrown.has(name))).toEqual([])
})

test('every entry has a snapshot below', () => {
  const source = readFileSync(import.meta.filename, 'utf8')
  for (const name of Object.keys(catalogue)) expect(source).toContain(`test('${name}'`)
})

test('missingSiteFolder', () => {
  expect(text(errors.missingSiteFolder({ dir: '/work/nothing' }))).toMatchInlineSnapshot(`
    "[missing-site-folder] The site folder /work/nothing does not exist.
      Fix: Run docent in a site's folder, or name the folder: docent build --site path/to/site"
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
      Fix: Export the configuration by default: export default defineConfig({ … })"
  `)
})

test('invalidConfig', () => {
  expect(text(errors.invalidConfig({ problems: [problem] }))).toMatchInlineSnapshot(`
    "[invalid-config] The configuration is invalid: navbar.title is 1.
      Fix: Set it to a text."
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
    "[missing-configured-file] stylesheets[0] names the file "src/custom.css", which does not exist.
      Fix: Correct stylesheets[0]: paths are relative to the site folder."
  `)
})

test('invalidSidebarFile', () => {
  expect(text(errors.invalidSidebarFile({ file: '/site/sidebars.ts', problems: [problem] })))
    .toMatchInlineSnapshot(`
    "[invalid-sidebar-file] The sidebar file is invalid: navbar.title is 1.
      sidebars.ts
      Fix: Set it to a text."
  `)
})

test('invalidRedirectsFile', () => {
  expect(
    text(
      errors.invalidRedirectsFile({ file: '/site/redirects.json', problems: [problem, problem] }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-redirects-file] The file of redirects has 2 problems:
      - navbar.title is 1
        Set it to a text.
      - navbar.title is 1
        Set it to a text.
      redirects.json
      Fix: Correct these values. The fix for each is in the line below it."
  `)
})

test('missingDocsFolder', () => {
  expect(text(errors.missingDocsFolder({ dir: '/site/docs', id: 'default' })))
    .toMatchInlineSnapshot(`
    "[missing-docs-folder] The folder /site/docs of the docs instance "default" does not exist.
      Fix: Create it, or correct \`docs.path\` (\`docs.versions.<name>.dir\` for a version)."
  `)
})

test('missingDocsData', () => {
  expect(text(errors.missingDocsData({ id: 'comunity', available: ['default', 'community'] })))
    .toMatchInlineSnapshot(`
    "[missing-docs-data] The docs plugin data is missing for instance "comunity".
      Fix: Did you mean "community"? Configured instances: "default", "community"."
  `)
})

test('unknownDocId', () => {
  expect(
    text(
      errors.unknownDocId({
        id: 'intor',
        available: ['intro', 'guides/click'],
        where: 'navbar.items[0]',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[unknown-doc-id] There is no document with the id "intor" (named by navbar.items[0]).
      Fix: Did you mean "intro"? Available ids:
      - intro
      - guides/click"
  `)
})

test('unknownSidebarId', () => {
  expect(
    text(
      errors.unknownSidebarId({ id: 'ap', available: ['app', 'cloud'], where: 'navbar.items[0]' }),
    ),
  ).toMatchInlineSnapshot(`
    "[unknown-sidebar-id] There is no sidebar with the id "ap" (named by navbar.items[0]).
      Fix: Did you mean "app"? Available sidebars: "app", "cloud"."
  `)
})

test('sidebarWithoutLink', () => {
  expect(text(errors.sidebarWithoutLink({ id: 'app', where: 'navbar.items[0]' })))
    .toMatchInlineSnapshot(`
    "[sidebar-without-link] The sidebar "app" has no link that navbar.items[0] could lead to.
      Fix: Add a document or a link to the sidebar "app", or remove the navbar item."
  `)
})

test('invalidCategoryFile', () => {
  expect(
    text(
      errors.invalidCategoryFile({
        file: '/site/docs/a/_category_.json',
        problem: 'unknown key "lable"',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-category-file] The category file is invalid: unknown key "lable"
      docs/a/_category_.json
      Fix: It can have label, position, collapsible, collapsed, and link, for example { "label": "Guides", "position": 1 }"
  `)
})

test('invalidMessagesFile', () => {
  expect(
    text(
      errors.invalidMessagesFile({
        file: '/site/i18n/en/messages.json',
        problem: 'Unexpected end',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-messages-file] The messages file is not valid JSON: Unexpected end
      i18n/en/messages.json
      Fix: Write an object with strings, for example { "search.button": "Search" }"
  `)
})

test('componentsFailed', () => {
  expect(text(errors.componentsFailed({ problem: 'window is not defined' })))
    .toMatchInlineSnapshot(`
    "[components-failed] The site's components failed to load: window is not defined
      Fix: A React page, a component, or a module that they import threw while it was loaded. Code at the top level of a module must also run without a browser."
  `)
})

test('invalidModule', () => {
  expect(
    text(
      errors.invalidModule({
        problem: 'Expected `)` but found `}`',
        file: '/site/src/islands/Counter.tsx',
        line: 14,
        column: 1,
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-module] The file can't be compiled: Expected \`)\` but found \`}\`
      src/islands/Counter.tsx:14:1
      Fix: Correct the syntax at this place, or right before it."
  `)
})

test('invalidFrontMatter: several problems', () => {
  const others = [{ problem: 'unknown key "b"', line: 4 }]
  expect(
    text(
      errors.invalidFrontMatter({ file: '/site/docs/a.mdx', problem: 'unknown key "a"', others }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-front-matter] The front matter is invalid:
      - unknown key "a"
      - unknown key "b" (line 4)
      docs/a.mdx
      Fix: Correct the value. To use another key, declare it in \`docs.frontMatter\` in the configuration."
  `)
})

test('invalidFrontMatter', () => {
  expect(
    text(
      errors.invalidFrontMatter({
        file: '/site/docs/a.mdx',
        problem: '"draft": expected true or false',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-front-matter] The front matter is invalid: "draft": expected true or false
      docs/a.mdx
      Fix: Correct the value. To use another key, declare it in \`docs.frontMatter\` in the configuration."
  `)
})

test('duplicateDocId', () => {
  expect(text(errors.duplicateDocId({ id: 'a', files: ['docs/a.md', 'docs/a.mdx'] })))
    .toMatchInlineSnapshot(`
      "[duplicate-doc-id] Several documents have the id "a":
        - docs/a.md
        - docs/a.mdx
        Fix: Rename one file, or give one an \`id\` in its front matter."
    `)
})

test('duplicateRoute', () => {
  expect(text(errors.duplicateRoute({ route: '/a', files: ['docs/a.md', 'src/pages/a.tsx'] })))
    .toMatchInlineSnapshot(`
      "[duplicate-route] Several pages have the route /a:
        - docs/a.md
        - src/pages/a.tsx
        Fix: Give one of them another \`slug\`, or rename its file. Otherwise, readers can open only one of them."
    `)
})

test('markdownRoute', () => {
  expect(text(errors.markdownRoute({ route: '/guides/note.md', file: '/site/docs/note.md' })))
    .toMatchInlineSnapshot(`
      "[markdown-route] The page has the route /guides/note.md: addresses that end in ".md" are for the Markdown copies of pages.
        docs/note.md
        Fix: Give the page another \`slug\`, or turn the copies off with \`markdownPages: false\` in the configuration."
    `)
})

test('markdownAddressTaken', () => {
  expect(
    text(
      errors.markdownAddressTaken({
        route: '/intro',
        copy: '/intro.md',
        by: 'the static file /intro.md',
        file: '/site/docs/intro.mdx',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[markdown-address-taken] The Markdown copy of the page /intro would replace the static file /intro.md at /intro.md.
      docs/intro.mdx
      Fix: Rename the file, give the page another \`slug\`, or turn the copies off with \`markdownPages: false\` in the configuration."
  `)
})

test('markdownCopyDiffers', () => {
  const facts = {
    route: '/guide',
    expected: 'two three',
    found: 'three',
    file: '/site/docs/guide.mdx',
  }
  expect(text(errors.markdownCopyDiffers({ ...facts, after: 'one' }))).toMatchInlineSnapshot(`
    "[markdown-copy-differs] The Markdown copy of /guide differs from the page after "one": expected "two three", found "three".
      docs/guide.mdx
      Fix: Use HTML that can be converted for this element ("Markdown copies" in CONTRIBUTING.md), or mark elements that only browsers need with \`data-markdown-ignore\`."
  `)
  expect(errors.markdownCopyDiffers({ ...facts, after: '' }).message).toBe(
    'The Markdown copy of /guide differs from the page: expected "two three", found "three".',
  )
})

test('markdownCopyAnchor', () => {
  expect(
    text(
      errors.markdownCopyAnchor({ route: '/guide', anchor: 'setup', file: '/site/docs/guide.mdx' }),
    ),
  ).toMatchInlineSnapshot(`
    "[markdown-copy-anchor] The Markdown copy of /guide has no anchor "setup", which the page has.
      docs/guide.mdx
      Fix: Put the ID on a heading, a table row, a list item, a paragraph, or an inline element."
  `)
})

test('markdownCopyLink', () => {
  const link = 'https://docs.example.com/intro'
  expect(text(errors.markdownCopyLink({ route: '/guide', link, file: '/site/docs/guide.mdx' })))
    .toMatchInlineSnapshot(`
    "[markdown-copy-link] The Markdown copy of /guide links to https://docs.example.com/intro, a page that has a copy.
      docs/guide.mdx
      Fix: Link to the page's route, or to its copy: its route with .md at the end."
  `)
})

test('pageWithoutDefault', () => {
  expect(text(errors.pageWithoutDefault({ file: '/site/src/pages/index.tsx' })))
    .toMatchInlineSnapshot(`
      "[page-without-default] The page module has no default export, so it cannot render anything.
        src/pages/index.tsx
        Fix: Export a component by default: export default function Page() { … }"
    `)
})

test('nestedTooDeeply', () => {
  expect(text(errors.nestedTooDeeply({ file: '/site/docs/a.md' }))).toMatchInlineSnapshot(`
    "[nested-too-deeply] The elements of this page are nested too deeply to be converted.
      docs/a.md
      Fix: Look for a long run of ">" or of opening tags, and remove it."
  `)
})

test('pageTooSlow', () => {
  expect(text(errors.pageTooSlow({ file: '/site/docs/a.mdx', seconds: 10 })))
    .toMatchInlineSnapshot(`
    "[page-too-slow] The page was not ready after 10 seconds.
      docs/a.mdx
      Fix: Look for a loop in an expression or component that never ends, and for a tag whose attribute has no closing quote."
  `)
})

test('pageFailed', () => {
  expect(text(errors.pageFailed({ route: '/a', problem: 'window is not defined' })))
    .toMatchInlineSnapshot(`
    "[page-failed] The page /a failed to render: window is not defined
      Fix: Correct the component or the expression that threw; it must also run without a browser."
  `)
})

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

test('unknownComponent: several', () => {
  const file = '/site/docs/a.mdx'
  const others = [
    { name: 'Hint', file, line: 9 },
    { name: 'Sign', file: '/site/partials/b.mdx', line: 2 },
  ]
  expect(text(errors.unknownComponent({ file, name: 'Card', others, known: [] })))
    .toMatchInlineSnapshot(`
    "[unknown-component] The page uses components that are not defined:
      - <Card>
      - <Hint> (line 9)
      - <Sign> (/site/partials/b.mdx:2)
      docs/a.mdx
      Fix: Import them on the page, or add them to the module that \`mdxComponents\` names."
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

test('bundleFailed', () => {
  expect(
    text(errors.bundleFailed({ file: '/site/src/Box.tsx', line: 2, problem: 'Unexpected token' })),
  ).toMatchInlineSnapshot(`
    "[bundle-failed] The site's code can't be bundled: Unexpected token
      src/Box.tsx:2
      Fix: Correct the file. If it imports a package, make sure that it is installed."
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

test('foreignModule', () => {
  const specifier = '@theme/Tabz'
  expect(text(errors.foreignModule({ specifier }))).toMatchInlineSnapshot(`
    "[foreign-module] The import of "@theme/Tabz" needs Docusaurus.
      Fix: Set \`compat: 'docusaurus'\` in the configuration, which has most of these modules, or use docent's own components."
  `)
  expect(text(errors.foreignModule({ specifier, known: ['@theme/Tabs', '@theme/Details'] })))
    .toMatchInlineSnapshot(`
    "[foreign-module] The import of "@theme/Tabz" needs Docusaurus.
      Fix: Use a component of the site instead: write it in src/theme/ and keep the import, or import it with @site/. Did you mean "@theme/Tabs"? docent has "@theme/Tabs", "@theme/Details"."
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

test('codeLinesNotFound', () => {
  expect(text(errors.codeLinesNotFound({ path: '/site/a.ts', lines: '4-9', count: 5 })))
    .toMatchInlineSnapshot(`
      "[code-lines-not-found] The code block takes lines 4-9 from /site/a.ts, which has 5 lines.
        Fix: Correct the lines. To be independent of line numbers, mark a region with the comments "#region name" and "#endregion"."
    `)
})

test('invalidCodeLines', () => {
  expect(text(errors.invalidCodeLines({ lines: 'all' }))).toMatchInlineSnapshot(`
    "[invalid-code-lines] lines="all" doesn't name lines.
      Fix: Write numbers and ranges, for example lines="3-7", lines="3-", or lines="1,5-9"."
  `)
})

test('codeLinesAndRegion', () => {
  expect(text(errors.codeLinesAndRegion({ lines: '3', region: 'fill' }))).toMatchInlineSnapshot(`
    "[code-lines-and-region] The code block names both the region "fill" and lines="3".
      Fix: Remove one of them."
  `)
})

test('codeLinesWithoutFile', () => {
  expect(text(errors.codeLinesWithoutFile({ lines: '3' }))).toMatchInlineSnapshot(`
    "[code-lines-without-file] The code block has lines="3" but takes its code from no file.
      Fix: Add file="…". To highlight lines, write their numbers in braces: {3-7}."
  `)
})

test('markdownPluginFailed', () => {
  expect(text(errors.markdownPluginFailed({ plugin: 'src/emoji.ts', problem: 'no such emoji' })))
    .toMatchInlineSnapshot(`
      "[markdown-plugin-failed] The Markdown plugin "src/emoji.ts" failed: no such emoji
        Fix: Correct the plugin, its options, or the text at this place."
    `)
})

test('markdownPluginBundle', () => {
  expect(text(errors.markdownPluginBundle({ problem: 'Unexpected token' }))).toMatchInlineSnapshot(`
    "[markdown-plugin-bundle] The Markdown plugins of the configuration can't be loaded: Unexpected token
      Fix: Correct the plugin. If it imports a package, make sure that it is installed."
  `)
})

test('notAMarkdownPlugin', () => {
  expect(text(errors.notAMarkdownPlugin({ plugin: 'src/emoji.ts', received: 'string' })))
    .toMatchInlineSnapshot(`
      "[not-a-markdown-plugin] The default export of the Markdown plugin "src/emoji.ts" isn't a plugin (received string).
        Fix: Export an object with visitors, or a function that returns one or that returns a transformer of the tree."
    `)
})

test('missingPackage', () => {
  expect(text(errors.missingPackage({ name: 'temml', option: 'markdown.math' })))
    .toMatchInlineSnapshot(`
      "[missing-package] The page needs the package "temml" for \`markdown.math\`, and it isn't installed.
        Fix: Install it: npm install --save-dev temml"
    `)
})

test('invalidFormula', () => {
  expect(text(errors.invalidFormula({ tex: '\\frac{1', problem: 'Unexpected end of input' })))
    .toMatchInlineSnapshot(`
      "[invalid-formula] The formula "\\frac{1" can't be read: Unexpected end of input
        Fix: Correct the TeX. For a dollar sign in text, write \\$."
    `)
})

test('unknownDiagram', () => {
  expect(text(errors.unknownDiagram({ kind: 'pie' }))).toMatchInlineSnapshot(`
    "[unknown-diagram] docent can't draw Mermaid diagrams of the kind "pie".
      Fix: Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, or xychart-beta, or show an image."
  `)
})

test('invalidDiagram', () => {
  expect(text(errors.invalidDiagram({ problem: 'Empty mermaid diagram' }))).toMatchInlineSnapshot(`
    "[invalid-diagram] The diagram can't be drawn: Empty mermaid diagram
      Fix: Correct the source of the diagram."
  `)
})

test('ignoredDiagramLine', () => {
  expect(text(errors.ignoredDiagramLine({ text: 'click A "/a"' }))).toMatchInlineSnapshot(`
    "[ignored-diagram-line] The line "click A "/a"" would be missing from the diagram.
      Fix: Correct the line, or remove it: the package that draws diagrams supports a part of the language of Mermaid."
  `)
})

test('brokenImage', () => {
  expect(text(errors.brokenImage({ url: './a.png', path: '/site/docs/a.png' })))
    .toMatchInlineSnapshot(`
      "[broken-image] The image "./a.png" does not exist (looked for /site/docs/a.png).
        Fix: Correct the path. If it starts with "/", it is relative to the static folder; otherwise, it is relative to the page."
    `)
})

test('unknownCommand', () => {
  expect(text(errors.unknownCommand({ command: 'biuld', known: ['build', 'dev'] })))
    .toMatchInlineSnapshot(`
    "[unknown-command] There is no command "biuld".
      Fix: Did you mean "build"? Commands: "build", "dev"."
  `)
})

test('unknownFlag', () => {
  expect(text(errors.unknownFlag({ flag: '--prot', command: 'dev', known: ['--port', '--host'] })))
    .toMatchInlineSnapshot(`
    "[unknown-flag] The command "dev" has no flag "--prot".
      Fix: Did you mean "--port"? Flags: "--port", "--host"."
  `)
})

test('invalidFlagValue', () => {
  expect(
    text(
      errors.invalidFlagValue({ flag: '--port', value: 'x', expected: 'a number from 0 to 65535' }),
    ),
  ).toMatchInlineSnapshot(`
    "[invalid-flag-value] The flag "--port" is "x", which is not a number from 0 to 65535.
      Fix: Set --port to a number from 0 to 65535."
  `)
})

test('missingFlagValue', () => {
  expect(text(errors.missingFlagValue({ flag: '--port', expected: 'a number from 0 to 65535' })))
    .toMatchInlineSnapshot(`
    "[missing-flag-value] The flag "--port" has no value.
      Fix: Give --port a number from 0 to 65535."
  `)
})

test('unneededFlagValue', () => {
  expect(text(errors.unneededFlagValue({ flag: '--verbose', value: 'yes' })))
    .toMatchInlineSnapshot(`
    "[unneeded-flag-value] The flag "--verbose" takes no value, but it has "yes".
      Fix: Write --verbose alone."
  `)
})

test('portInUse', () => {
  expect(text(errors.portInUse({ port: 3000 }))).toMatchInlineSnapshot(`
    "[port-in-use] Port 3000 is in use by another program.
      Fix: Stop that program, or choose another port: --port 3001"
  `)
})

test('unsafeOutputFolder', () => {
  expect(text(errors.unsafeOutputFolder({ dir: '/site', reason: 'it is the site folder' })))
    .toMatchInlineSnapshot(`
      "[unsafe-output-folder] docent can't write to the output folder /site: it is the site folder.
        Fix: A build deletes every other file in its output folder. Set \`outDir\` to a folder that nothing else uses, such as "dist"."
    `)
})

test('foreignOutputFolder', () => {
  const files = ['a.md', 'b.md', 'c.md', 'd.md', 'e.md', 'f.md']
  expect(text(errors.foreignOutputFolder({ dir: '/site/out', files }))).toMatchInlineSnapshot(`
    "[foreign-output-folder] The output folder /site/out has files that docent didn't write: a.md, b.md, c.md, d.md, e.md, and 1 more.
      Fix: If you no longer need them, delete the folder and build again. Otherwise, set \`outDir\` to another folder."
  `)
})

test('outsideOutputFolder', () => {
  expect(text(errors.outsideOutputFolder({ path: '../x/index.html', dir: '/site/dist' })))
    .toMatchInlineSnapshot(`
    "[outside-output-folder] The file ../x/index.html would be written outside the output folder /site/dist.
      Fix: Remove ".." from the slug, redirect, locale path, or feed path that the file is named after."
  `)
})

test('outputConflict', () => {
  const origins = ['/site/docs/a.md', '/site/static/a/index.html']
  expect(text(errors.outputConflict({ path: 'a/index.html', origins }))).toMatchInlineSnapshot(`
    "[output-conflict] Several sources produce the file a/index.html:
      - /site/docs/a.md
      - /site/static/a/index.html
      Fix: Rename one of them, or give the page another \`slug\`."
  `)
})

test('writeFailed', () => {
  expect(
    text(errors.writeFailed({ path: '/site/dist/a', problem: 'ENOSPC: no space left on device' })),
  ).toMatchInlineSnapshot(`
    "[write-failed] /site/dist/a could not be written: ENOSPC: no space left on device.
      Fix: Free up disk space, get write permission, or shorten the page's name, and build again."
  `)
})

test('readFailed', () => {
  const problem = 'EACCES: permission denied'
  expect(text(errors.readFailed({ path: '/site/docs/a.md', problem }))).toMatchInlineSnapshot(`
    "[read-failed] /site/docs/a.md could not be read: EACCES: permission denied.
      Fix: Get read permission for it, and build again."
  `)
})

test('cacheEntryLost', () => {
  expect(text(errors.cacheEntryLost({ what: 'the article of /intro' }))).toMatchInlineSnapshot(`
    "[cache-entry-lost] The build cache lost the article of /intro while the build was running.
      Fix: Make sure that the disk is not full and that no other program deletes files in the .docent folder, then build again."
  `)
})

test('missingBuild', () => {
  expect(text(errors.missingBuild({ dir: '/site/dist' }))).toMatchInlineSnapshot(`
    "[missing-build] There is no built site in /site/dist.
      Fix: Build it first: docent build"
  `)
})

test('checksFailed', () => {
  expect(text(errors.checksFailed({ problems: 2, warnings: 1 }))).toMatchInlineSnapshot(`
    "[checks-failed] The checks found 2 problems and 1 warning.
      Fix: Correct them as shown above, or set the option for the check (such as \`onBrokenLinks\`) to "warn"."
  `)
})

test('missingAdminKey', () => {
  expect(text(errors.missingAdminKey({ variable: 'KEY' }))).toMatchInlineSnapshot(`
    "[missing-admin-key] The environment variable KEY is not set.
      Fix: Set KEY to one of the service's keys with write permission (addObject, deleteIndex, editSettings, settings, browse). The search key in the configuration can only read."
  `)
})

test('keyOnCommandLine', () => {
  expect(text(errors.keyOnCommandLine({ flag: '--api-key', variable: 'KEY' })))
    .toMatchInlineSnapshot(`
      "[key-on-command-line] The flag "--api-key" is not accepted: keys on the command line can be read by others.
        Fix: Set the environment variable KEY instead. If the key was a real one, replace it: your shell's history has it."
    `)
})

test('missingSearchTarget', () => {
  expect(text(errors.missingSearchTarget({ missing: ['--index'] }))).toMatchInlineSnapshot(`
    "[missing-search-target] The target of the upload is unknown: "--index" is missing.
      Fix: Configure \`search\` with the provider "algolia", or pass --index."
  `)
})

test('noSearchRecords', () => {
  expect(text(errors.noSearchRecords({}))).toMatchInlineSnapshot(`
    "[no-search-records] The site has no page that the search may find, so the index would become empty.
      Fix: Publish a page that is neither a draft nor unlisted."
  `)
})

test('headingsTooLong', () => {
  expect(text(errors.headingsTooLong({ address: '/guide#part', limit: 9000 })))
    .toMatchInlineSnapshot(`
      "[headings-too-long] The headings above /guide#part leave no space for text: a search record has at most 9000 bytes.
        Fix: Shorten the title of the page and the headings above this one."
    `)
})

test('searchKeyRefused', () => {
  expect(
    text(
      errors.searchKeyRefused({
        appId: 'APP1',
        indexName: 'acme_docs',
        status: 403,
        problem: 'Invalid Application-ID or API key',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[search-key-refused] The search service refused the key for the index "acme_docs" of the application APP1 (403): Invalid Application-ID or API key
      Fix: Check that the key belongs to this application, that it may write (addObject, deleteIndex, editSettings, settings, browse), and that it is not limited to other indexes. The name of the temporary index starts with the name of the index."
  `)
})

test('searchServiceUnreachable', () => {
  expect(text(errors.searchServiceUnreachable({ appId: 'APP1', problem: 'getaddrinfo ENOTFOUND' })))
    .toMatchInlineSnapshot(`
      "[search-service-unreachable] The search service cannot be reached for the application APP1: getaddrinfo ENOTFOUND
        Fix: Check the application ID and the network connection, and run the command again. Readers never see an incomplete index."
    `)
})

test('searchServiceBusy', () => {
  expect(text(errors.searchServiceBusy({ tries: 5 }))).toMatchInlineSnapshot(`
    "[search-service-busy] The search service asked for fewer requests, 5 times in a row.
      Fix: Wait a few minutes, and run the command again. Readers never see an incomplete index."
  `)
})

test('searchServiceRefused', () => {
  expect(
    text(
      errors.searchServiceRefused({
        status: 400,
        problem: 'Record is too big',
        step: 'take the records',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[search-service-refused] The search service refused to take the records (400): Record is too big
      Fix: Correct the problem that the service names (plans limit the size and the number of records), and run the command again. Readers never see an incomplete index."
  `)
})

test('fileNotWritten', () => {
  expect(text(errors.fileNotWritten({ file: '/site/a.json', problem: 'permission denied' })))
    .toMatchInlineSnapshot(`
      "[file-not-written] The file could not be written: permission denied
        a.json
        Fix: Choose a file in a folder where you have write permission."
    `)
})

test('invalidFeedsFile', () => {
  expect(text(errors.invalidFeedsFile({ file: '/site/feeds.ts', problems: [problem] })))
    .toMatchInlineSnapshot(`
    "[invalid-feeds-file] The file of feeds is invalid: navbar.title is 1.
      feeds.ts
      Fix: Set it to a text."
  `)
})

test('redirectFromPage', () => {
  expect(text(errors.redirectFromPage({ from: '/old' }))).toMatchInlineSnapshot(`
    "[redirect-from-page] The redirect from "/old" would hide a page or a file of this site.
      Fix: Remove the redirect, or move the page or the file away from this address first."
  `)
})

test('redirectToNowhere', () => {
  expect(text(errors.redirectToNowhere({ from: '/old', to: '/new' }))).toMatchInlineSnapshot(`
    "[redirect-to-nowhere] The redirect from "/old" leads to "/new", which is not a page of this site.
      Fix: Redirect to the page that has the content now, or remove the redirect."
  `)
})

test('redirectToMissingAnchor', () => {
  expect(text(errors.redirectToMissingAnchor({ from: '/old', to: '/new#part' })))
    .toMatchInlineSnapshot(`
    "[redirect-to-missing-anchor] The redirect from "/old" leads to "/new#part", a heading that the page does not have.
      Fix: Correct the anchor, or leave it out."
  `)
})

test('redirectChain', () => {
  expect(text(errors.redirectChain({ from: '/a', to: '/b', end: '/c' }))).toMatchInlineSnapshot(`
    "[redirect-chain] The redirect from "/a" leads to "/b", which redirects again.
      Fix: Redirect to the end of the chain: "/c"."
  `)
})

test('redirectLoop', () => {
  expect(text(errors.redirectLoop({ loop: ['/a', '/b', '/a'] }))).toMatchInlineSnapshot(`
    "[redirect-loop] Redirects form a loop: /a -> /b -> /a.
      Fix: Redirect all of these addresses to a page, or remove the redirects."
  `)
})

test('redirectedLink', () => {
  expect(text(errors.redirectedLink({ url: '/old', target: '/new' }))).toMatchInlineSnapshot(`
    "[redirected-link] The link "/old" leads to an old address.
      Fix: Use the new address: "/new""
  `)
})

test('feedToNowhere', () => {
  expect(text(errors.feedToNowhere({ feed: 'news.xml', link: '/news' }))).toMatchInlineSnapshot(`
    "[feed-to-nowhere] The feed "news.xml" names "/news", which is not a page of this site.
      Fix: Link to the page that has the entry, or remove the entry."
  `)
})

test('feedToMissingAnchor', () => {
  expect(text(errors.feedToMissingAnchor({ feed: 'news.xml', link: '/news#first' })))
    .toMatchInlineSnapshot(`
    "[feed-to-missing-anchor] The feed "news.xml" names "/news#first", a heading that the page does not have.
      Fix: Correct the anchor, or leave it out."
  `)
})

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
    "[configured-link-to-nowhere] footer.links[0].items[1].to leads to "/guides/frist", which is not a page of this site.
      Fix: Did you mean "/guides/first"?"
  `)
  expect(text(errors.configuredLinkToNowhere({ option: 'footer.copyright', link: '/imprint' })))
    .toMatchInlineSnapshot(`
      "[configured-link-to-nowhere] footer.copyright leads to "/imprint", which is not a page of this site.
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
    "[configured-link-to-missing-anchor] announcementBar.content leads to "/guides/first#instal", a heading that the page does not have.
      Fix: Did you mean "#install"?"
  `)
})

test('unreadablePreviewFile', () => {
  const fonts = { option: 'linkPreviews.fonts.text[0]', path: 'src/fonts/inter.woff2' }
  const facts = { problem: 'Unknown font format', formats: 'a font in the format WOFF2' }
  expect(text(errors.unreadablePreviewFile({ ...fonts, ...facts }))).toMatchInlineSnapshot(`
    "[unreadable-preview-file] linkPreviews.fonts.text[0] names the file "src/fonts/inter.woff2", which can't be used: Unknown font format
      Fix: Correct linkPreviews.fonts.text[0]: name a font in the format WOFF2."
  `)
})

test('previewsUnavailable', () => {
  const problem = 'Cannot find module'
  expect(text(errors.previewsUnavailable({ problem }))).toMatchInlineSnapshot(`
    "[previews-unavailable] The package that draws link previews (@takumi-rs/core) failed to load: Cannot find module
      Fix: Install the packages again on this machine, or remove \`linkPreviews\` from the configuration."
  `)
})

test('previewFailed', () => {
  const problem = 'out of memory'
  expect(text(errors.previewFailed({ route: '/guide', problem }))).toMatchInlineSnapshot(`
    "[preview-failed] The link preview of /guide can't be drawn: out of memory
      Fix: Change the page's title or description, or name an \`image\` in its front matter."
  `)
})

test('missingPreviewCharacters', () => {
  const characters = ['漢', '→']
  expect(text(errors.missingPreviewCharacters({ characters, route: '/guide' })))
    .toMatchInlineSnapshot(`
    "[missing-preview-characters] Link previews leave out characters that no font has: 漢 (U+6F22), → (U+2192). The first page with one is /guide.
      Fix: Add a font that has them to \`linkPreviews.fonts.text\`."
  `)
})

test('httpFlagWithoutHttp', () => {
  expect(text(errors.httpFlagWithoutHttp({ flag: '--port' }))).toMatchInlineSnapshot(`
    "[http-flag-without-http] The flag "--port" has no effect without --http.
      Fix: Add --http, or leave --port out to use standard input and output."
  `)
})

test('invalidSiteUrl', () => {
  expect(text(errors.invalidSiteUrl({ url: 'ftp://example.com' }))).toMatchInlineSnapshot(`
    "[invalid-site-url] "ftp://example.com" isn't a site's address.
      Fix: Give an address with http or https and without a password, for example https://docs.example.com/, or a folder."
  `)
})

test('missingPageList', () => {
  expect(text(errors.missingPageList({ place: '/site/dist' }))).toMatchInlineSnapshot(`
    "[missing-page-list] /site/dist has no file pages.json, so its pages are unknown.
      Fix: Name the folder or the address of the home page. If it is correct, build the site with this version of docent and without \`markdownPages: false\`."
  `)
})

test('invalidPageList', () => {
  expect(text(errors.invalidPageList({ place: '/site/dist', problem: 'url: Invalid input' })))
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
    "[site-unreachable] https://docs.example.com/pages.json could not be read: the server responded with 500.
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
    "[site-redirects-away] http://docs.example.com/ redirects out of the site, to https://docs.example.com/.
      Fix: Name the address that the site is published at, with its scheme and its path."
  `)
})

test('siteFileTooLarge', () => {
  expect(text(errors.siteFileTooLarge({ path: 'intro.md', bytes: 101, limit: 100 })))
    .toMatchInlineSnapshot(`
      "[site-file-too-large] intro.md is too large: 101 bytes or more, and the limit is 100.
        Fix: Check that docent built the site at this address."
    `)
})

test('missingSearchIndex', () => {
  expect(text(errors.missingSearchIndex({ place: '/site/dist' }))).toMatchInlineSnapshot(`
    "[missing-search-index] /site/dist has no search index.
      Fix: Find pages with list_pages. To search, build the site with the provider "embedded"."
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
    "[page-outside-site] "../secret" is not an address of this site.
      Fix: Give a route, such as "/guides/start", or an address below https://docs.example.com/"
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
      Fix: The page has no sections: read it as a whole."
  `)
})

test('unknownSiteSection', () => {
  expect(text(errors.unknownSiteSection({ section: 'apo', known: ['app', 'api'] })))
    .toMatchInlineSnapshot(`
    "[unknown-site-section] The site has no section "apo".
      Fix: Did you mean "app"? Sections: "app", "api"."
  `)
})

test('brokenExternalLink', () => {
  expect(
    text(
      errors.brokenExternalLink({
        url: 'https://a.dev/x',
        problem: 'the server responded with 404',
        file: '/site/docs/a.md',
        line: 3,
        column: 5,
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[broken-external-link] The link https://a.dev/x is broken: the server responded with 404.
      docs/a.md:3:5
      Fix: Link to the page that replaces it, or remove the link. If the page works in a browser, add its address to \`externalLinks.allow\`."
  `)
})

test('movedExternalLink', () => {
  expect(text(errors.movedExternalLink({ url: 'https://a.dev/x', target: 'https://b.dev/' })))
    .toMatchInlineSnapshot(`
    "[moved-external-link] The link https://a.dev/x has moved permanently to https://b.dev/
      Fix: Link to the new address."
  `)
})

test('unclearExternalLink', () => {
  expect(
    text(
      errors.unclearExternalLink({
        url: 'https://a.dev/x',
        problem: 'the server responded with 403',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[unclear-external-link] The link https://a.dev/x could not be tested: the server responded with 403.
      Fix: Open it in a browser. If it works, add its address to \`externalLinks.allow\`."
  `)
})

test('noNetwork', () => {
  expect(text(errors.noNetwork({}))).toMatchInlineSnapshot(`
    "[no-network] None of the other sites could be reached, so the links to them were not tested.
      Fix: Check the network connection and run the check again."
  `)
})

test('missingDocusaurusConfig', () => {
  expect(text(errors.missingDocusaurusConfig({ dir: '/work/website' }))).toMatchInlineSnapshot(`
    "[missing-docusaurus-config] There is no docusaurus.config.js (or .ts, .mts, .cts, .mjs, .cjs) in /work/website.
      Fix: Name the folder that contains the configuration of Docusaurus: docent migrate path/to/site"
  `)
})

test('migrationConfigFailed', () => {
  expect(
    text(
      errors.migrationConfigFailed({
        problem: 'cannot find "./sidebars"',
        file: '/site/docusaurus.config.js',
        line: 2,
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[migration-config-failed] A file of the Docusaurus site failed to load: cannot find "./sidebars"
      docusaurus.config.js:2
      Fix: Correct the file so that Docusaurus can build the site. If it needs files that a script creates, run the script first."
  `)
})

test('docusaurusConfigWithoutObject', () => {
  expect(
    text(
      errors.docusaurusConfigWithoutObject({
        received: 'a list',
        file: '/site/docusaurus.config.js',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[docusaurus-config-without-object] The configuration of Docusaurus exports a list, not an object.
      docusaurus.config.js
      Fix: Export the configuration by default, or with \`module.exports\`, as Docusaurus expects it."
  `)
})

test('migrationWouldOverwrite', () => {
  expect(
    text(errors.migrationWouldOverwrite({ dir: '/site', files: ['docent.config.ts', 'docs'] })),
  ).toMatchInlineSnapshot(`
    "[migration-would-overwrite] /site already has files that docent would write:
      - docent.config.ts
      - docs
      Fix: Move or delete these files, or choose another folder: --out path/to/folder"
  `)
})

test('migrationOutputInsideSite', () => {
  expect(
    text(errors.migrationOutputInsideSite({ dir: '/work/website/new', site: '/work/website' })),
  ).toMatchInlineSnapshot(`
    "[migration-output-inside-site] The output folder /work/website/new is inside the Docusaurus site /work/website.
      Fix: Choose a folder beside the site. To write the files beside docusaurus.config.js, choose the folder of the site itself."
  `)
})
