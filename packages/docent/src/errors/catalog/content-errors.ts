import { count, entry, listed, nearestListed, quoted } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'

/** Documents, sidebars, pages, and their files. */
export const contentErrors = {
  missingDocsFolder: entry<{ dir: string; id: string }>({
    code: 'missing-docs-folder',
    message: ({ dir, id }) => `The folder ${dir} of the docs instance "${id}" doesn't exist.`,
    hint: () => 'Create it, or correct `docs.path` (`docs.versions.<name>.dir` for a version).',
  }),
  brokenSymbolicLink: entry<{ path: string; target: string }>({
    code: 'broken-symbolic-link',
    message: ({ path, target }) =>
      `The symbolic link ${path} leads to ${target}, which doesn't exist or can't be read.`,
    hint: () => 'Correct the link, or delete it.',
  }),
  symbolicLinkAbove: entry<{ path: string; target: string }>({
    code: 'symbolic-link-above',
    message: ({ path, target }) =>
      `The symbolic link ${path} leads to ${target}, which contains the link itself.`,
    hint: () => 'Link to the files or folders that you need.',
  }),
  symbolicLinkToCache: entry<{ path: string; target: string }>({
    code: 'symbolic-link-to-cache',
    message: ({ path, target }) =>
      `The symbolic link ${path} leads to ${target}, in docent's cache, whose files change with each build.`,
    hint: () => 'Delete the link, or link to the original of the file.',
  }),
  fileNotIncluded: entry<{ path: string; isPrivate: boolean }>({
    code: 'file-not-included',
    message: ({ path, isPrivate }) =>
      isPrivate
        ? `The file ${path} may contain secrets, so it can't be published.`
        : `The file ${path} is outside the site's repository, so it can't be published.`,
    hint: () =>
      "Use another file, or move it into the repository. The site's `include` is 'repository'.",
  }),
  gitFailed: entry<{ repository: string; problem: string }>({
    code: 'git-failed',
    message: ({ repository, problem }) =>
      `Pages in ${repository} have no dates and no list of changes, because Git can't read its history: ${problem}`,
    hint: () =>
      'Make sure that `git log` works in this folder, or turn off `docs.showLastUpdateTime` and `docs.showLastChanges`.',
  }),
  wrongEncoding: entry<{ file: string; problem: 'UTF-16' | 'invalid' | 'null' }>({
    code: 'wrong-encoding',
    message: ({ problem }) =>
      problem === 'UTF-16'
        ? "The file's encoding is UTF-16, but docent reads UTF-8."
        : problem === 'null'
          ? "The file contains null characters, so it isn't UTF-8 text."
          : 'The file contains a byte that no UTF-8 text has here, so its characters would be damaged.',
    hint: ({ problem }) =>
      `${problem === 'null' ? 'If it is text, save it' : 'Save it'} with the encoding UTF-8${problem === 'invalid' ? ', for example with: iconv -f ISO-8859-1 -t UTF-8' : ''}. If it isn't text, give its name another extension or move it out of the folder.`,
  }),
  nameWithoutAddress: entry<{ file: string; path: string; character: string }>({
    code: 'name-without-address',
    message: ({ path, character }) =>
      `The page can't have the address "${path}", because an address can't contain ${JSON.stringify(character)} there.`,
    hint: ({ character }) =>
      `Rename the file or folder, or give the page a \`slug\` that starts with a slash and has no ${JSON.stringify(character)}, for example "slug: /c-sharp".`,
  }),
  unusedTranslation: entry<{ file: string; original: string }>({
    code: 'unused-translation',
    message: ({ original }) =>
      `The translation isn't used, because there is no document ${original} that it translates.`,
    hint: () =>
      'Give it the same path and name as the original. A page that exists only in this language needs an original in the default language. Files whose names begin with an underscore are ignored.',
  }),
  missingDocsData: entry<{ id: string; available?: readonly string[]; where?: string }>({
    code: 'missing-docs-data',
    message: ({ id, where }) =>
      `There is no docs instance with the ID "${id}"${where === undefined ? '' : ` (used in ${where})`}.`,
    hint: ({ id, available = [] }) =>
      available.length === 0
        ? `Configure a docs instance with the ID "${id}", or correct \`docsPluginId\`.`
        : `${didYouMean(id, available)}Configured instances: ${quoted(available)}.`,
  }),
  unknownDocId: entry<{ id: string; available: readonly string[]; where?: string }>({
    code: 'unknown-doc-id',
    message: ({ id, where }) =>
      `There is no document with the ID "${id}"${where === undefined ? '' : ` (used in ${where})`}.`,
    hint: ({ id, available }) =>
      available.length === 0
        ? 'The docs folder has no documents: add one, or correct `docs.path`.'
        : `${didYouMean(id, available)}Available IDs:${nearestListed(id, available)}`,
  }),
  emptyCategory: entry<{ label: string; sidebar: string }>({
    code: 'empty-category',
    message: ({ label, sidebar }) =>
      `The category "${label}" in the sidebar "${sidebar}" has no entries.`,
    hint: () =>
      'Add `items`, or a `link` to a document, which makes it a link. Otherwise, remove the category.',
  }),
  unknownSidebarId: entry<{ id: string; available: readonly string[]; where?: string }>({
    code: 'unknown-sidebar-id',
    message: ({ id, where }) =>
      `There is no sidebar with the ID "${id}"${where === undefined ? '' : ` (used in ${where})`}.`,
    hint: ({ id, available }) =>
      available.length === 0
        ? 'Configure it in `docs.sidebars`.'
        : `${didYouMean(id, available)}Available sidebars: ${quoted(available)}.`,
  }),
  sidebarWithoutLink: entry<{ id: string; where?: string }>({
    code: 'sidebar-without-link',
    message: ({ id, where }) =>
      `The sidebar "${id}" has no link that ${where ?? 'a navbar item'} could lead to.`,
    hint: ({ id }) => `Add a document or a link to the sidebar "${id}", or remove the navbar item.`,
  }),
  invalidCategoryFile: entry<{ file: string; problem: string; suggestion?: string | undefined }>({
    code: 'invalid-category-file',
    message: ({ problem }) => `The category file is invalid: ${problem}`,
    hint: ({ suggestion }) =>
      (suggestion === undefined ? '' : `Did you mean "${suggestion}"? `) +
      'It can have label, position, collapsible, collapsed, className, description, and link, for example { "label": "Guides", "position": 1 }',
  }),
  hiddenSidebar: entry<{ id: string; folder: string }>({
    code: 'hidden-sidebar',
    message: ({ id, folder }) => `No page in ${folder} shows the sidebar "${id}".`,
    hint: () =>
      "A page shows the first sidebar that contains it. Add a page to the sidebar, name the sidebar as `displayed_sidebar` in a page's front matter, or remove it.",
  }),
  ignoredCategoryKey: entry<{ key: string }>({
    code: 'ignored-category-key',
    message: ({ key }) => `The category file's \`${key}\` has no effect.`,
    hint: ({ key }) =>
      key === 'key'
        ? 'Remove it. Labels need no key: a translation is in the same file below `i18n/`.'
        : 'Remove it. For the look of the entry, write `className`.',
  }),
  unreadNavigation: entry<{ file: string }>({
    code: 'unread-navigation',
    message: () => "The file isn't read.",
    hint: () =>
      "Write a page's position and label as `sidebar_position` and `sidebar_label` in its front matter, and a folder's in `_category_.json` or `_category_.yml`.",
  }),
  unreadDocument: entry<{ file: string; reason: string; fix: string }>({
    code: 'unread-document',
    message: ({ reason }) => `No page shows the document, because ${reason}.`,
    hint: ({ fix }) => fix,
  }),
  unreadCategoryFile: entry<{ file: string; reason: string; fix: string }>({
    code: 'unread-category-file',
    message: ({ reason }) => `The file isn't read, because ${reason}.`,
    hint: ({ fix }) => fix,
  }),
  unusedIndex: entry<{ file: string; page: string }>({
    code: 'unused-index',
    message: ({ page }) => `The category's \`link\` has no effect, because ${page} is its page.`,
    hint: () =>
      'Remove the `link`, or rename the page. A page named like its folder, "index", or "README" is the page of the category.',
  }),
  unreadVersion: entry<{ file: string; version: string; id: string }>({
    code: 'unread-version',
    message: ({ version, id }) =>
      `The folder isn't read, because ${id === 'default' ? '`docs.versions`' : `\`versions\` of the docs instance "${id}"`} has no version "${version}".`,
    hint: ({ version }) => `Add "${version}" to the versions, or remove the folder.`,
  }),
  unreadLocale: entry<{ file: string; locale: string; suggestion: string | undefined }>({
    code: 'unread-locale',
    message: ({ locale }) => `The folder isn't read, because the site has no locale "${locale}".`,
    hint: ({ locale, suggestion }) =>
      suggestion === undefined
        ? `Add "${locale}" to \`i18n.locales\`, or remove the folder.`
        : `Did you mean "${suggestion}"?`,
  }),
  unreadDictionary: entry<{ file: string }>({
    code: 'unread-dictionary',
    message: () => "The file isn't read.",
    hint: () =>
      'Write translated labels to `labels.json`, and interface messages to `messages.json`, each as one object with strings.',
  }),
  unreadTranslations: entry<{ file: string; expected: readonly string[] }>({
    code: 'unread-translations',
    message: () => 'No page shows the documents in the folder.',
    hint: ({ expected }) =>
      expected.length === 0
        ? 'Move them to the folder of the documents: the default language needs no other one.'
        : `Move translations of documents to ${expected.join(' or ')}, or remove the folder.`,
  }),
  unusedLabels: entry<{ file: string; labels: readonly string[] }>({
    code: 'unused-labels',
    message: ({ labels }) =>
      `The configuration has no ${labels.length === 1 ? 'label' : 'labels'} ${quoted(labels.slice(0, 5))}${labels.length > 5 ? ` and ${labels.length - 5} others` : ''}.`,
    hint: () =>
      'Write each label as it is in the configuration, or remove it. Labels of folders are translated in category files, and labels of pages in their front matter.',
  }),
  unknownMessage: entry<{ key: string; known: readonly string[]; hasOthers: boolean }>({
    code: 'unknown-message',
    message: ({ key }) => `The interface has no message "${key}".`,
    hint: ({ key, known, hasOthers }) =>
      `${didYouMean(key, known)}Remove it, or correct its name. For your own components, use ${hasOthers ? 'the same name in another locale' : "a name that isn't similar to one of docent's"}.`,
  }),
  unknownPlaceholder: entry<{ key: string; name: string; known: readonly string[] }>({
    code: 'unknown-placeholder',
    message: ({ key, name }) => `The message "${key}" has no value for ${name}.`,
    hint: ({ known }) =>
      known.length === 0 ? 'Remove it.' : `Write ${known.join(' or ')}, or remove it.`,
  }),
  invalidMessagesFile: entry<{ file: string; problem: string }>({
    code: 'invalid-messages-file',
    message: ({ problem }) => `The translations can't be used: ${problem}`,
    hint: () => 'Write an object with strings, for example { "search.button": "Search" }',
  }),
  componentsFailed: entry<{ problem: string }>({
    code: 'components-failed',
    message: ({ problem }) => `The site's components failed to load: ${problem}`,
    hint: () =>
      'A React page, a component, or a module that they import threw an error while it was loading. Code at the top level of a module must also run without a browser.',
  }),
  invalidModule: entry<{ problem: string }>({
    code: 'invalid-module',
    message: ({ problem }) => `The file can't be compiled: ${problem}`,
    hint: () => 'Correct the syntax at this position or right before it.',
  }),
  bundleFailed: entry<{ problem: string }>({
    code: 'bundle-failed',
    message: ({ problem }) => `The site's code can't be bundled: ${problem}`,
    hint: () => 'Correct the file. If it imports a package, make sure that it is installed.',
  }),
  addressInArticleStyle: entry<{ type: 'url' | 'import'; url: string }>({
    code: 'address-in-article-style',
    message: ({ type, url }) =>
      `The style sheet ${type === 'url' ? `refers to "${url}"` : `imports "${url}"`}, but \`articleStyles\` become part of the style sheets of pages, which have different addresses.`,
    hint: ({ type }) =>
      type === 'url'
        ? 'Move the file to the static folder, and write its address with a slash at the beginning. Or add the style sheet to `stylesheets`, which may contain relative addresses.'
        : 'Add the imported file to `articleStyles`, too. Or add the style sheet to `stylesheets`, which may import others.',
  }),
  invalidFrontMatter: entry<{
    file: string
    problem: string
    others?: readonly { problem: string; line: number }[]
    fix: string
  }>({
    code: 'invalid-front-matter',
    message: ({ problem, others = [] }) =>
      others.length === 0
        ? `The front matter is invalid: ${problem}`
        : `The front matter is invalid:${listed([problem, ...others.map((other) => `${other.problem} (line ${other.line})`)])}`,
    hint: ({ fix }) => fix,
  }),
  duplicateDocId: entry<{ id: string; files: readonly string[] }>({
    code: 'duplicate-doc-id',
    message: ({ id, files }) => `Several documents have the ID "${id}":${listed(files)}`,
    hint: () => 'Rename one file, or give one an `id` in its front matter.',
  }),
  duplicateRoute: entry<{ route: string; files: readonly string[] }>({
    code: 'duplicate-route',
    message: ({ route, files }) => `Several pages have the route ${route}:${listed(files)}`,
    hint: () =>
      'Give one of them another `slug`, or rename its file. Otherwise, readers can open only one of them.',
  }),
  sourceCaseConflict: entry<{ files: readonly string[] }>({
    code: 'source-case-conflict',
    message: ({ files }) =>
      `On systems that don't distinguish case, such as macOS and Windows, these are one file:${listed(files)}`,
    hint: () => 'Rename one of them. A checkout on one of these systems contains only one.',
  }),
  pageWithoutDefault: entry<{ file: string }>({
    code: 'page-without-default',
    message: () => 'The page module has no default export, so it cannot render anything.',
    hint: () => 'Add a default export: export default function Page() { … }',
  }),
  nestedTooDeeply: entry<object>({
    code: 'nested-too-deeply',
    message: () => 'The elements on this page are nested too deeply to be converted.',
    hint: () => 'Look for a long sequence of ">" characters or opening tags, and remove it.',
  }),
  pageTooSlow: entry<{ seconds: number }>({
    code: 'page-too-slow',
    message: ({ seconds }) =>
      `The page wasn't ready after ${seconds} seconds of work, or after waiting 30 times as long.`,
    hint: () =>
      'Look for an infinite loop in an expression or component, a tag whose attribute has no closing quote, or a Markdown plugin that waits for the network or for other pages. If the page needs more time, set `pageTimeout`.',
  }),
  noPages: entry<{ docs?: string; pagesDir: string }>({
    code: 'no-pages',
    message: () => 'The site has no pages.',
    hint: ({ docs, pagesDir }) =>
      `Add ${docs === undefined ? '' : `a document, such as ${docs}/index.md, or `}a React page, such as ${pagesDir}/index.tsx. Drafts aren't part of a build.`,
  }),
  markdownPage: entry<{ pagesDir: string; others: number }>({
    code: 'markdown-page',
    message: ({ pagesDir, others }) =>
      `${others === 0 ? 'A Markdown file' : `${count(others + 1, 'Markdown file')}`} in ${pagesDir} ${others === 0 ? "isn't a page" : "aren't pages"}, because React pages are components.`,
    hint: ({ pagesDir }) =>
      `To read the folder as documents, too, add { id: 'markdown-pages', path: '${pagesDir}', sidebars: {} } to \`docs\`. Files whose names begin with an underscore are ignored.`,
  }),
  statefulComponent: entry<{ component?: string; hook: string; route: string; others?: number }>({
    code: 'stateful-component',
    message: ({ component, hook, route, others = 0 }) =>
      `${component === undefined ? 'A component' : `The component "${component}"`} on the page ${route}${others === 0 ? '' : ` and ${count(others, 'other')}`} calls ${hook}(), but it isn't an island: readers get its HTML without its script.`,
    hint: ({ component = 'Component' }) =>
      `Move it to the islands folder and export it with: export default island(${component}), where island comes from 'docent'. If it needs no script, remove the call.`,
  }),
  replacementFailed: entry<{ option: string; route: string; problem: string }>({
    code: 'replacement-failed',
    message: ({ option, route, problem }) =>
      `The component in \`${option}\` failed on the page ${route}: ${problem}`,
    hint: ({ option }) =>
      `Correct the component, which must also run without a browser, or remove \`${option}\` from the configuration.`,
  }),
  styleInShell: entry<{ tag: string }>({
    code: 'style-in-shell',
    message: ({ tag }) =>
      `A component that replaces a part of the shell has a \`style\` attribute, which the content security policy refuses: ${tag}`,
    hint: () =>
      'Put the declarations in a style sheet that the component imports, and give the element a class.',
  }),
  footerWithoutSlot: entry<{ route: string }>({
    code: 'footer-without-slot',
    message: ({ route }) =>
      `The footer on the page ${route} (\`components.Footer\`) leaves out what plugins add to it, such as the control for cookie settings.`,
    hint: () =>
      'Render the original Footer or <Slot name="footerEnd" /> on every page, both from \'docent/theme\'.',
  }),
  pageFailed: entry<{ route: string; problem: string }>({
    code: 'page-failed',
    message: ({ route, problem }) => `The page ${route} failed to render: ${problem}`,
    hint: () =>
      'Correct the component or the expression that threw the error. It must also run without a browser.',
  }),
}
