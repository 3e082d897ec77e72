import { entry, listed, quoted } from '../entry.ts'
import { didYouMean } from '../../shared/did-you-mean.ts'

/** Elements without an end tag in HTML. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const MDX_HINT =
  'In MDX, `<` and `{` begin components and expressions: close them, or write `\\<` and `\\{` for the characters.'

const ESM_HINT =
  'Imports and exports of a page are JavaScript, without types. Correct the statement, or move it to a module of the site.'

/** Forms of other generators for what docent writes in another way. */
const OTHER_BLOCKS: Record<string, string> = {
  details: 'Write <details> and <summary>. ',
  'code-group': 'Write `tab` after the language of adjacent code blocks. ',
  tabs: 'Write <Tabs> and <TabItem> in an MDX file. ',
  raw: 'Remove the lines around the content. ',
}

/** Content of pages: syntax, components, and imports. */
export const markdownErrors = {
  mdxSyntax: entry<{ file: string; problem: string; fix?: string }>({
    code: 'mdx-syntax',
    message: ({ problem }) => `The page can't be compiled: ${problem}`,
    hint: ({ problem, fix }) => {
      if (fix !== undefined) return fix
      const [, name] = /^Expected a closing tag for `<(\w+)/.exec(problem) ?? []
      if (VOID.has(name ?? '')) return `In MDX, write <${name} /> with a slash at its end.`
      if (name !== undefined && problem.endsWith('before the end of `paragraph`'))
        return `In MDX, text on the line of a tag is a paragraph, in which the element must end. Write <${name}> and </${name}> on separate lines, or close the element on its line.`
      return problem.includes('parse esm') ? ESM_HINT : MDX_HINT
    },
  }),
  unknownAdmonition: entry<{ name: string; known: readonly string[] }>({
    code: 'unknown-admonition',
    message: ({ name }) => `There is no admonition ":::${name}".`,
    hint: ({ name, known }) =>
      `${OTHER_BLOCKS[name] ?? didYouMean(name, known)}Known admonitions: ${quoted(known)}.`,
  }),
  unknownCommandForm: entry<{ command: string; manager: string }>({
    code: 'unknown-command-form',
    message: ({ command, manager }) =>
      `npm2yarn can't convert the command "${command}" for ${manager}.`,
    hint: () => "Remove npm2yarn and show each package manager's command in tabs.",
  }),
  unknownComponent: entry<{
    file?: string
    name: string
    others?: readonly { name: string; file: string; line: number }[]
    known: readonly string[]
  }>({
    code: 'unknown-component',
    message: ({ file, name, others = [] }) =>
      others.length === 0
        ? `The page uses the component <${name}>, which isn't defined.`
        : `The page uses components that aren't defined:${listed([
            `<${name}>`,
            ...others.map((other) =>
              other.file === file
                ? `<${other.name}> (line ${other.line})`
                : `<${other.name}> (${other.file}:${other.line})`,
            ),
          ])}`,
    hint: ({ name, others = [], known }) =>
      `${didYouMean(name, known)}Import ${others.length === 0 ? 'it' : 'them'} on the page, or add ${others.length === 0 ? 'it' : 'them'} to the module in \`mdxComponents\`.`,
  }),
  notAComponent: entry<{ name: string; type: string }>({
    code: 'not-a-component',
    message: ({ name, type }) =>
      type === 'undefined'
        ? `The page uses <${name}>, but "${name}" has no value.`
        : `The page uses <${name}>, but the value of "${name}" isn't a component (${type}).`,
    hint: ({ name }) =>
      name.includes('.')
        ? 'Correct the name. It must be a component that the object or the module before the dot has.'
        : 'Import a component, or use a component that is a member of it: `<Card.Body>`.',
  }),
  notAnIsland: entry<object>({
    code: 'not-an-island',
    message: () => "The file is in the islands folder, but its default export isn't an island.",
    hint: () =>
      "Export the component with: export default island(Component), where island comes from 'docent'. Move components without a script to another folder.",
  }),
  unclosedHtml: entry<{ what: string }>({
    code: 'unclosed-html',
    message: ({ what }) => `${what} is never closed, so readers wouldn't see the text after it.`,
    hint: () => 'Close it, or write `&lt;` for the character "<".',
  }),
  unclosedBlock: entry<{ what: string; fix: string }>({
    code: 'unclosed-block',
    message: ({ what }) =>
      `${what} is never closed, so it contains the rest of its part of the page.`,
    hint: ({ fix }) => fix,
  }),
  unreadSyntax: entry<{ what: string; fix: string }>({
    code: 'unread-syntax',
    message: ({ what }) => `${what} has no effect.`,
    hint: ({ fix }) => fix,
  }),
  blockedContent: entry<{ what: string; directive: string; source: string; fix: string }>({
    code: 'blocked-content',
    message: ({ what }) =>
      `The site's content security policy blocks ${what}, so readers don't see it or can't use it.`,
    hint: ({ directive, source, fix }) =>
      `${fix}, or allow it: \`contentSecurityPolicy: { '${directive}': ["${source}"] }\`.`,
  }),
  lostCell: entry<{ what: string; fix: string }>({
    code: 'lost-cell',
    message: ({ what }) =>
      `The row has more cells than the table has columns. Readers don't see ${what}.`,
    hint: ({ fix }) => fix,
  }),
  unusedFootnote: entry<{ name: string; isInHtml?: boolean }>({
    code: 'unused-footnote',
    message: ({ name }) => `No text refers to the footnote "[^${name}]", so it wouldn't appear.`,
    hint: ({ name, isInHtml }) =>
      isInHtml === true
        ? `The text that contains [^${name}] is inside an HTML element. Separate it from the tags with empty lines.`
        : `Write [^${name}] where the footnote belongs, or delete the footnote.`,
  }),
  bracketsTooDeep: entry<{ limit: number }>({
    code: 'brackets-too-deep',
    message: ({ limit }) => `More than ${limit} brackets are open at the same time.`,
    hint: () => 'Close them, or move the expression to a module and import its result.',
  }),
  partialNotFound: entry<{ specifier: string; path?: string }>({
    code: 'partial-not-found',
    message: ({ specifier, path }) =>
      `The partial "${specifier}" doesn't exist.${path === undefined ? '' : ` docent looked for ${path}.`}`,
    hint: () => "Correct the import's path. It must be relative to the page or begin with @site/.",
  }),
  partialLines: entry<{ specifier: string; lines: string; count?: number }>({
    code: 'partial-lines',
    message: ({ specifier, lines, count }) =>
      count === undefined
        ? `The lines of the import "${specifier}" aren't ranges: "${lines}".`
        : `The import "${specifier}" has lines ${lines} of a file with ${count === 1 ? '1 line' : `${count} lines`}.`,
    hint: ({ count }) =>
      count === undefined
        ? 'Write ranges from 1 on, for example ?lines=3-7 or ?lines=1-1,5-9.'
        : 'Correct the lines, or import the whole file.',
  }),
  circularPartial: entry<{ chain: readonly string[] }>({
    code: 'circular-partial',
    message: ({ chain }) => `Partials import each other in a cycle: ${chain.join(' -> ')}.`,
    hint: () => 'Remove one of these imports, or move the shared content to a third partial.',
  }),
  importedAddress: entry<{ specifier: string; use: string }>({
    code: 'imported-address',
    message: ({ specifier, use }) =>
      `The page reads "${use}", but the import "${specifier}" is only the address of the file.`,
    hint: () =>
      'Write the data as JSON or in a module, or add a plugin that reads the format to `vite.plugins`.',
  }),
  unresolvedImport: entry<{ specifier: string }>({
    code: 'unresolved-import',
    message: ({ specifier }) => `The import "${specifier}" doesn't resolve to a file or package.`,
    hint: ({ specifier }) =>
      /^react(?:-dom)?(?:\/|$)/.test(specifier)
        ? "Install React in the site's folder: npm install react react-dom."
        : 'Correct the path. It must be relative to the file or begin with @site/. If it names a package, install the package.',
  }),
  foreignModule: entry<{ specifier: string; fix: string }>({
    code: 'foreign-module',
    message: ({ specifier }) => `docent has no module "${specifier}".`,
    hint: ({ fix }) => fix,
  }),
  foreignExport: entry<{ name: string; specifier: string }>({
    code: 'foreign-export',
    message: ({ name, specifier }) =>
      `The import of "${name}" from "${specifier}" needs Docusaurus.`,
    hint: () =>
      "docent's replacement for this module doesn't have this export. Rewrite the component without it.",
  }),
  missingExport: entry<{ name: string; specifier: string; known: readonly string[] }>({
    code: 'missing-export',
    message: ({ name, specifier }) => `"${specifier}" has no export "${name}".`,
    hint: ({ name, known }) =>
      known.length === 0
        ? 'Export it there, or remove the import.'
        : `${didYouMean(name, known)}Exports: ${quoted(known)}.`,
  }),
}

/** Markdown plugins, formulas, and diagrams. */
export const markdownFeatureErrors = {
  markdownPluginFailed: entry<{ plugin: string; problem: string }>({
    code: 'markdown-plugin-failed',
    message: ({ plugin, problem }) => `The Markdown plugin "${plugin}" failed: ${problem}`,
    hint: () => 'Correct the plugin, its options, or the text at this position.',
  }),
  markdownPluginBundle: entry<{ problem: string }>({
    code: 'markdown-plugin-bundle',
    message: ({ problem }) => `The configuration's Markdown plugins can't be loaded: ${problem}`,
    hint: () =>
      'Correct the plugin. If it imports a package, make sure that the package is installed.',
  }),
  notAMarkdownPlugin: entry<{ plugin: string; received: string }>({
    code: 'not-a-markdown-plugin',
    message: ({ plugin, received }) =>
      `The default export of the Markdown plugin "${plugin}" isn't a plugin (received ${received}).`,
    hint: () =>
      'Export an object with visitors, or a function that returns such an object or a function that transforms the tree.',
  }),
  elementNotReplaced: entry<{ name: string; isCode: boolean }>({
    code: 'element-not-replaced',
    message: ({ name }) => `The component "${name}" in \`mdxComponents\` isn't used.`,
    hint: ({ name, isCode }) =>
      isCode
        ? `docent highlights code itself. Style it with the tokens that begin with --tk-, and remove "${name}".`
        : `The names of components begin with a capital letter. Style the element with CSS, or set \`foreignContent\` in the configuration.`,
  }),
  missingPackage: entry<{ name: string; option: string }>({
    code: 'missing-package',
    message: ({ name, option }) =>
      `\`${option}\` needs the package "${name}", which isn't installed.`,
    hint: ({ name }) => `Install it: npm install --save-dev ${name}`,
  }),
  invalidFormula: entry<{ tex: string; problem: string }>({
    code: 'invalid-formula',
    message: ({ tex, problem }) => `The formula "${tex}" can't be read: ${problem}`,
    hint: () => 'Correct the TeX. For a dollar sign in text, write \\$.',
  }),
  optionOff: entry<{ what: string; reason: string; fix: string }>({
    code: 'option-off',
    message: ({ what, reason }) => `Readers see the source of ${what}, because ${reason}.`,
    hint: ({ fix }) => fix,
  }),
  fenceAsCode: entry<{ problem: string; fix: string }>({
    code: 'fence-as-code',
    message: ({ problem }) => `Readers see the source of a code fence: ${problem}`,
    hint: ({ fix }) => `${fix} Without \`foreignContent\`, this causes an error.`,
  }),
  invalidFence: entry<{ problem: string; fix: string }>({
    code: 'invalid-fence',
    message: ({ problem }) => problem,
    hint: ({ fix }) => fix,
  }),
  fenceWithoutElement: entry<{ plugin: string }>({
    code: 'fence-without-element',
    message: ({ plugin }) =>
      `The Markdown plugin "${plugin}" returned HTML for a code fence that doesn't begin with an element.`,
    hint: () => 'Put everything into one element, for example a <figure>.',
  }),
}

/** Markdown copies of pages. */
export const markdownCopyErrors = {
  markdownRoute: entry<{ route: string }>({
    code: 'markdown-route',
    message: ({ route }) =>
      `The page has the route ${route}, but routes that end in ".md" are reserved for the Markdown copies of pages.`,
    hint: () =>
      'Give the page another `slug`, or turn the copies off with `markdownPages: false` in the configuration.',
  }),
  markdownAddressTaken: entry<{ route: string; copy: string; by: string }>({
    code: 'markdown-address-taken',
    message: ({ route, copy, by }) =>
      `The Markdown copy of the page ${route} would replace ${by} at ${copy}.`,
    hint: () =>
      'Rename the file, give the page another `slug`, or turn the copies off with `markdownPages: false` in the configuration.',
  }),
}
