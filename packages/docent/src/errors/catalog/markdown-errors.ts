import { didYouMean, entry, listed, quoted } from '../entry.ts'

/** Content of pages: syntax, components, and imports. */
export const markdownErrors = {
  mdxSyntax: entry<{ file: string; problem: string }>({
    code: 'mdx-syntax',
    message: ({ problem }) => `The page can't be compiled: ${problem}`,
    hint: () =>
      'In MDX, `<` and `{` begin components and expressions: close them, or write `\\<` and `\\{` for the characters.',
  }),
  unknownAdmonition: entry<{ name: string; known: readonly string[] }>({
    code: 'unknown-admonition',
    message: ({ name }) => `There is no admonition ":::${name}".`,
    hint: ({ name, known }) => `${didYouMean(name, known)}Known admonitions: ${quoted(known)}.`,
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
  unusedFootnote: entry<{ name: string }>({
    code: 'unused-footnote',
    message: ({ name }) => `No text refers to the footnote "[^${name}]", so it wouldn't appear.`,
    hint: ({ name }) => `Write [^${name}] where the footnote belongs, or delete the footnote.`,
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
  circularPartial: entry<{ chain: readonly string[] }>({
    code: 'circular-partial',
    message: ({ chain }) => `Partials import each other in a cycle: ${chain.join(' -> ')}.`,
    hint: () => 'Remove one of these imports, or move the shared content to a third partial.',
  }),
  unresolvedImport: entry<{ specifier: string }>({
    code: 'unresolved-import',
    message: ({ specifier }) => `The import "${specifier}" doesn't resolve to a file or package.`,
    hint: () =>
      'Correct the path. It must be relative to the file or begin with @site/. If it names a package, install the package.',
  }),
  foreignModule: entry<{ specifier: string; known?: readonly string[] }>({
    code: 'foreign-module',
    message: ({ specifier }) => `The import of "${specifier}" needs Docusaurus.`,
    hint: ({ specifier, known }) =>
      known === undefined
        ? `Set \`compat: 'docusaurus'\` in the configuration to replace most of these modules, or use docent's own components.`
        : `Use your own component instead: add it to src/theme/ and keep the import, or import it with @site/. ${didYouMean(specifier, known)}docent has ${quoted(known)}.`,
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
  missingPackage: entry<{ name: string; option: string }>({
    code: 'missing-package',
    message: ({ name, option }) =>
      `The page needs the package "${name}" for \`${option}\`, but the package isn't installed.`,
    hint: ({ name }) => `Install it: npm install --save-dev ${name}`,
  }),
  invalidFormula: entry<{ tex: string; problem: string }>({
    code: 'invalid-formula',
    message: ({ tex, problem }) => `The formula "${tex}" can't be read: ${problem}`,
    hint: () => 'Correct the TeX. For a dollar sign in text, write \\$.',
  }),
  unknownDiagram: entry<{ kind: string }>({
    code: 'unknown-diagram',
    message: ({ kind }) => `docent can't draw Mermaid diagrams of the type "${kind}".`,
    hint: () =>
      'Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, or xychart-beta, or show an image.',
  }),
  diagramAsCode: entry<{ problem: string }>({
    code: 'diagram-as-code',
    message: ({ problem }) => `Readers see the source of a diagram: ${problem}`,
    hint: () => 'Change the diagram, or show an image. Without `compat`, this causes an error.',
  }),
  invalidDiagram: entry<{ problem: string }>({
    code: 'invalid-diagram',
    message: ({ problem }) => `The diagram can't be drawn: ${problem}`,
    hint: () => "Correct the diagram's source.",
  }),
  ignoredDiagramLine: entry<{ text: string }>({
    code: 'ignored-diagram-line',
    message: ({ text }) => `The line "${text}" would be missing from the diagram.`,
    hint: () =>
      "Correct the line, or remove it: the package that draws diagrams supports only part of Mermaid's syntax.",
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
  markdownCopyDiffers: entry<{ route: string; after: string; expected: string; found: string }>({
    code: 'markdown-copy-differs',
    message: ({ route, after, expected, found }) =>
      `The Markdown copy of ${route} differs from the page${after === '' ? '' : ` after "${after}"`}: expected "${expected}", found "${found}".`,
    hint: () =>
      'Use HTML that can be converted for this element, or mark elements that only browsers need with `data-markdown-ignore`.',
  }),
  markdownCopyAnchor: entry<{ route: string; anchor: string }>({
    code: 'markdown-copy-anchor',
    message: ({ route, anchor }) =>
      `The Markdown copy of ${route} has no anchor "${anchor}", which the page has.`,
    hint: () =>
      'Put the ID on a heading, a table row, a list item, a paragraph, or an inline element.',
  }),
  markdownCopyLink: entry<{ route: string; link: string }>({
    code: 'markdown-copy-link',
    message: ({ route, link }) =>
      `The Markdown copy of ${route} links to ${link}, a page that has a copy.`,
    hint: () => "Link to the page's route, or to its copy: its route with .md at the end.",
  }),
}
