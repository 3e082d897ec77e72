import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('missingDocsFolder', () => {
  expect(text(errors.missingDocsFolder({ dir: '/site/docs', id: 'default' })))
    .toMatchInlineSnapshot(`
    "[missing-docs-folder] The folder /site/docs of the docs instance "default" doesn't exist.
      Fix: Create it, or correct \`docs.path\` (\`docs.versions.<name>.dir\` for a version)."
  `)
})

test('missingDocsData', () => {
  expect(
    text(
      errors.missingDocsData({
        id: 'comunity',
        available: ['default', 'community'],
        where: 'navbar.items[0]',
      }),
    ),
  ).toMatchInlineSnapshot(`
    "[missing-docs-data] There is no docs instance with the ID "comunity" (used in navbar.items[0]).
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
    "[unknown-doc-id] There is no document with the ID "intor" (used in navbar.items[0]).
      Fix: Did you mean "intro"? Available IDs:
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
    "[unknown-sidebar-id] There is no sidebar with the ID "ap" (used in navbar.items[0]).
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
      Fix: It can have label, position, collapsible, collapsed, className, and link, for example { "label": "Guides", "position": 1 }"
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
    "[invalid-messages-file] The translations can't be used: Unexpected end
      i18n/en/messages.json
      Fix: Write an object with strings, for example { "search.button": "Search" }"
  `)
})

test('componentsFailed', () => {
  expect(text(errors.componentsFailed({ problem: 'window is not defined' })))
    .toMatchInlineSnapshot(`
    "[components-failed] The site's components failed to load: window is not defined
      Fix: A React page, a component, or a module that they import threw an error while it was loading. Code at the top level of a module must also run without a browser."
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
      Fix: Correct the syntax at this position or right before it."
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
      "[duplicate-doc-id] Several documents have the ID "a":
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

test('pageWithoutDefault', () => {
  expect(text(errors.pageWithoutDefault({ file: '/site/src/pages/index.tsx' })))
    .toMatchInlineSnapshot(`
      "[page-without-default] The page module has no default export, so it cannot render anything.
        src/pages/index.tsx
        Fix: Add a default export: export default function Page() { … }"
    `)
})

test('nestedTooDeeply', () => {
  expect(text(errors.nestedTooDeeply({ file: '/site/docs/a.md' }))).toMatchInlineSnapshot(`
    "[nested-too-deeply] The elements of this page are nested too deeply to be converted.
      docs/a.md
      Fix: Look for a long sequence of ">" characters or opening tags, and remove it."
  `)
})

test('pageTooSlow', () => {
  expect(text(errors.pageTooSlow({ file: '/site/docs/a.mdx', seconds: 10 })))
    .toMatchInlineSnapshot(`
    "[page-too-slow] The page wasn't ready after 10 seconds of work, or 300 seconds of waiting.
      docs/a.mdx
      Fix: Look for an infinite loop in an expression or component, a tag whose attribute has no closing quote, or a Markdown plugin that waits for the network or for other pages. If the page needs more time, set \`pageTimeout\`."
  `)
})

test('pageFailed', () => {
  expect(text(errors.pageFailed({ route: '/a', problem: 'window is not defined' })))
    .toMatchInlineSnapshot(`
    "[page-failed] The page /a failed to render: window is not defined
      Fix: Correct the component or the expression that threw the error. It must also run without a browser."
  `)
})

test('addressInArticleStyle', () => {
  const at = { file: '/site/src/price.css', line: 3 }
  expect(text(errors.addressInArticleStyle({ ...at, type: 'url', url: 'dot.png' })))
    .toMatchInlineSnapshot(`
    "[address-in-article-style] The style sheet refers to "dot.png", but \`articleStyles\` become part of the style sheets of pages, which have different addresses.
      src/price.css:3
      Fix: Move the file to the static folder, and write its address with a slash at the beginning. Or add the style sheet to \`stylesheets\`, which may contain relative addresses."
  `)
  expect(text(errors.addressInArticleStyle({ ...at, type: 'import', url: 'more.css' })))
    .toMatchInlineSnapshot(`
    "[address-in-article-style] The style sheet imports "more.css", but \`articleStyles\` become part of the style sheets of pages, which have different addresses.
      src/price.css:3
      Fix: Add the imported file to \`articleStyles\`, too. Or add the style sheet to \`stylesheets\`, which may import others."
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

test('noPages', () => {
  expect(text(errors.noPages({ docs: 'docs', pagesDir: 'src/pages' }))).toMatchInlineSnapshot(`
    "[no-pages] The site has no pages.
      Fix: Add a document, such as docs/index.md, or a React page, such as src/pages/index.tsx. Drafts aren't part of a build."
  `)
  expect(text(errors.noPages({ pagesDir: 'src/pages' }))).toMatchInlineSnapshot(`
    "[no-pages] The site has no pages.
      Fix: Add a React page, such as src/pages/index.tsx. Drafts aren't part of a build."
  `)
})

test('markdownPage', () => {
  const details = { pagesDir: 'src/pages', file: '/site/src/pages/about.md' }
  expect(text(errors.markdownPage({ ...details, others: 0 }))).toMatchInlineSnapshot(`
    "[markdown-page] A Markdown file in src/pages isn't a page, because React pages are components.
      src/pages/about.md
      Fix: To read the folder as documents, too, add { id: 'markdown-pages', path: 'src/pages', sidebars: {} } to \`docs\`. Files whose names begin with an underscore are ignored."
  `)
  expect(text(errors.markdownPage({ ...details, others: 1 }))).toContain(
    "2 Markdown files in src/pages aren't pages",
  )
})

test('statefulComponent', () => {
  const details = { hook: 'useState', route: '/a', file: '/site/docs/a.mdx' }
  expect(text(errors.statefulComponent({ ...details, component: 'Menu', line: 3, column: 1 })))
    .toMatchInlineSnapshot(`
    "[stateful-component] The component "Menu" on the page /a calls useState(), but it isn't an island: readers get its HTML without its script.
      docs/a.mdx:3:1
      Fix: Move it to the islands folder and export it with: export default island(Menu), where island comes from 'docent'. If it needs no script, remove the call."
  `)
  expect(text(errors.statefulComponent({ ...details, component: 'Menu', others: 2 }))).toContain(
    'The component "Menu" on the page /a and 2 others calls useState()',
  )
  expect(text(errors.statefulComponent(details))).toMatchInlineSnapshot(`
    "[stateful-component] A component on the page /a calls useState(), but it isn't an island: readers get its HTML without its script.
      docs/a.mdx
      Fix: Move it to the islands folder and export it with: export default island(Component), where island comes from 'docent'. If it needs no script, remove the call."
  `)
})

test('brokenSymbolicLink', () => {
  expect(text(errors.brokenSymbolicLink({ path: '/site/docs/a.md', target: 'b.md' })))
    .toMatchInlineSnapshot(`
      "[broken-symbolic-link] The symbolic link /site/docs/a.md leads to b.md, which doesn't exist or can't be read.
        Fix: Correct the link, or delete it."
    `)
})

test('symbolicLinkAbove', () => {
  expect(text(errors.symbolicLinkAbove({ path: '/site/docs/all', target: '/site' })))
    .toMatchInlineSnapshot(`
      "[symbolic-link-above] The symbolic link /site/docs/all leads to /site, which contains the link itself.
        Fix: Link to the files or folders that you need."
    `)
})

test('gitFailed', () => {
  expect(text(errors.gitFailed({ repository: '/site', problem: "Git isn't installed" })))
    .toMatchInlineSnapshot(`
      "[git-failed] Pages in /site have no dates and no list of changes, because Git can't read its history: Git isn't installed
        Fix: Make sure that \`git log\` works in this folder, or turn off \`docs.showLastUpdateTime\` and \`docs.showLastChanges\`."
    `)
})

test('fileNotIncluded', () => {
  const path = '/etc/passwd'
  expect(text(errors.fileNotIncluded({ path, isPrivate: false }))).toMatchInlineSnapshot(`
    "[file-not-included] The file /etc/passwd is outside the site's repository, so it can't be published.
      Fix: Use another file, or move it into the repository. The site's \`include\` is 'repository'."
  `)
  expect(text(errors.fileNotIncluded({ path: '/site/.env', isPrivate: true })))
    .toMatchInlineSnapshot(`
    "[file-not-included] The file /site/.env may contain secrets, so it can't be published.
      Fix: Use another file, or move it into the repository. The site's \`include\` is 'repository'."
  `)
})

test('wrongEncoding', () => {
  const file = '/site/docs/a.md'
  expect(text(errors.wrongEncoding({ file, problem: 'invalid' }))).toMatchInlineSnapshot(`
    "[wrong-encoding] The file contains a byte that no UTF-8 text has here, so its characters would be damaged.
      docs/a.md
      Fix: Save it with the encoding UTF-8, for example with: iconv -f ISO-8859-1 -t UTF-8. If it isn't text, give its name another extension or move it out of the folder."
  `)
  expect(text(errors.wrongEncoding({ file, problem: 'UTF-16' }))).toMatchInlineSnapshot(`
    "[wrong-encoding] The file's encoding is UTF-16, but docent reads UTF-8.
      docs/a.md
      Fix: Save it with the encoding UTF-8. If it isn't text, give its name another extension or move it out of the folder."
  `)
  expect(text(errors.wrongEncoding({ file, problem: 'null' }))).toMatchInlineSnapshot(`
    "[wrong-encoding] The file contains null characters, so it isn't UTF-8 text.
      docs/a.md
      Fix: If it is text, save it with the encoding UTF-8. If it isn't text, give its name another extension or move it out of the folder."
  `)
})

test('nameWithoutAddress', () => {
  expect(text(errors.nameWithoutAddress({ file: '/site/docs/C#.md', path: '/C#', character: '#' })))
    .toMatchInlineSnapshot(`
    "[name-without-address] The page can't have the address "/C#", because an address can't contain "#" there.
      docs/C#.md
      Fix: Rename the file or folder, or give the page a \`slug\` that starts with a slash and has no "#", for example "slug: /c-sharp"."
  `)
})

test('unusedTranslation', () => {
  const file = '/site/i18n/fr/docs/extra.md'
  expect(text(errors.unusedTranslation({ file, original: 'docs/extra.md' })))
    .toMatchInlineSnapshot(`
    "[unused-translation] The translation isn't used, because there is no document docs/extra.md that it translates.
      i18n/fr/docs/extra.md
      Fix: Give it the same path and name as the original. A page that exists only in this language needs an original in the default language. Files whose names begin with an underscore are ignored."
  `)
})
