import { entry } from '../entry.ts'
import { didYouMean, listed, quoted } from '../message-parts.ts'

/** Content of pages: syntax, components, links, and images. */
export const markdownErrors = {
  mdxSyntax: entry<{ file: string; problem: string }>({
    code: 'mdx-syntax',
    message: ({ problem }) => `The page cannot be compiled: ${problem}`,
    hint: () =>
      'In MDX, `<` and `{` begin components and expressions: close them, or write `\\<` and `\\{` for the characters.',
  }),
  unknownAdmonition: entry<{ name: string; known: readonly string[] }>({
    code: 'unknown-admonition',
    message: ({ name }) => `There is no admonition ":::${name}".`,
    hint: ({ name, known }) => `${didYouMean(name, known)}Known: ${quoted(known)}.`,
  }),
  unknownCommandForm: entry<{ command: string; manager: string }>({
    code: 'unknown-command-form',
    message: ({ command, manager }) =>
      `The command "${command}" can't be translated for ${manager}, which npm2yarn requires.`,
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
        ? `The page uses the component <${name}>, which is not defined.`
        : `The page uses components that are not defined:${listed([
            `<${name}>`,
            ...others.map((other) =>
              other.file === file
                ? `<${other.name}> (line ${other.line})`
                : `<${other.name}> (${other.file}:${other.line})`,
            ),
          ])}`,
    hint: ({ name, others = [], known }) =>
      `${didYouMean(name, known)}Import ${others.length === 0 ? 'it' : 'them'} on the page, or add ${others.length === 0 ? 'it' : 'them'} to the module that \`mdxComponents\` names.`,
  }),
  notAnIsland: entry<object>({
    code: 'not-an-island',
    message: () => "The file is in the islands folder, but it doesn't export an island by default.",
    hint: () =>
      "Export the component with: export default island(Component), where island comes from 'docent'. Move components without a script to another folder.",
  }),
  unclosedHtml: entry<{ what: string }>({
    code: 'unclosed-html',
    message: ({ what }) => `${what} is never closed, so readers would not see the text after it.`,
    hint: () => 'Close it, or write `&lt;` for the character "<".',
  }),
  unusedFootnote: entry<{ name: string }>({
    code: 'unused-footnote',
    message: ({ name }) => `No text refers to the footnote "[^${name}]", so it would not appear.`,
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
      `The partial "${specifier}" does not exist${path === undefined ? '' : ` (looked for ${path})`}.`,
    hint: () =>
      'Correct the path of the import: it is relative to the page, or begins with @site/.',
  }),
  circularPartial: entry<{ chain: readonly string[] }>({
    code: 'circular-partial',
    message: ({ chain }) => `Partials import each other in a circle: ${chain.join(' -> ')}.`,
    hint: () => 'Remove one of these imports, or move the shared content to a third partial.',
  }),
  unresolvedImport: entry<{ specifier: string }>({
    code: 'unresolved-import',
    message: ({ specifier }) => `The import "${specifier}" doesn't lead to a file or package.`,
    hint: () =>
      'Correct the path: it is relative to the file, or begins with @site/. If it names a package, install the package.',
  }),
  foreignModule: entry<{ specifier: string; known?: readonly string[] }>({
    code: 'foreign-module',
    message: ({ specifier }) => `The import of "${specifier}" needs Docusaurus.`,
    hint: ({ specifier, known }) =>
      known === undefined
        ? `Set \`compat: 'docusaurus'\` in the configuration, which has most of these modules, or use docent's own components.`
        : `Use a component of the site instead: write it in src/theme/ and keep the import, or import it with @site/. ${didYouMean(specifier, known)}docent has ${quoted(known)}.`,
  }),
  foreignExport: entry<{ name: string; specifier: string }>({
    code: 'foreign-export',
    message: ({ name, specifier }) =>
      `The import of "${name}" from "${specifier}" needs Docusaurus.`,
    hint: () => 'docent has the module without this export. Write the component without it.',
  }),
  missingExport: entry<{ name: string; specifier: string; known: readonly string[] }>({
    code: 'missing-export',
    message: ({ name, specifier }) => `"${specifier}" has no export "${name}".`,
    hint: ({ name, known }) =>
      known.length === 0
        ? 'Export it there, or remove the import.'
        : `${didYouMean(name, known)}Exports: ${quoted(known)}.`,
  }),
  scriptLink: entry<{ url: string }>({
    code: 'script-link',
    message: ({ url }) =>
      `The link "${url}" runs code or replaces the page instead of leading to one.`,
    hint: () => 'Link to a page or a file. For an interactive element, write a component.',
  }),
  brokenLink: entry<{ url: string; suggestion?: string }>({
    code: 'broken-link',
    message: ({ url }) => `The link "${url}" doesn't lead to a page of this site.`,
    hint: ({ suggestion }) =>
      suggested(suggestion) ?? 'Correct the link, or write the page that it leads to.',
  }),
  brokenAnchor: entry<{ url: string; page?: string; suggestion?: string }>({
    code: 'broken-anchor',
    message: ({ url, page = 'its page' }) =>
      `The link "${url}" leads to a heading that ${page} does not have.`,
    hint: ({ suggestion }) =>
      suggested(suggestion && `#${suggestion}`) ??
      'Correct the anchor, or give the heading this id: ## Heading {#id}',
  }),
  brokenMarkdownLink: entry<{ url: string; suggestion?: string }>({
    code: 'broken-markdown-link',
    message: ({ url }) => `The link "${url}" leads to a file that is not a page.`,
    hint: ({ suggestion }) =>
      suggested(suggestion) ??
      'Correct the path: it is relative to the file that contains the link.',
  }),
  codeFileNotFound: entry<{ specifier: string; path: string }>({
    code: 'code-file-not-found',
    message: ({ specifier, path }) =>
      `The code block takes its code from "${specifier}", which does not exist (looked for ${path}).`,
    hint: () => 'Correct the path in file="…": it is relative to the page, or begins with @site/.',
  }),
  codeRegionNotFound: entry<{ path: string; region: string; known: readonly string[] }>({
    code: 'code-region-not-found',
    message: ({ path, region }) => `The file ${path} has no region "${region}".`,
    hint: ({ region, known }) =>
      `${didYouMean(region, known)}${known.length > 0 ? `Known: ${quoted(known)}.` : `Mark the lines with the comments "#region ${region}" and "#endregion".`}`,
  }),
  codeLinesNotFound: entry<{ path: string; lines: string; count: number }>({
    code: 'code-lines-not-found',
    message: ({ path, lines, count }) =>
      `The code block takes lines ${lines} from ${path}, which has ${count} lines.`,
    hint: () =>
      'Correct the lines. To be independent of line numbers, mark a region with the comments "#region name" and "#endregion".',
  }),
  invalidCodeLines: entry<{ lines: string }>({
    code: 'invalid-code-lines',
    message: ({ lines }) => `lines="${lines}" doesn't name lines.`,
    hint: () => 'Write numbers and ranges, for example lines="3-7", lines="3-", or lines="1,5-9".',
  }),
  codeLinesAndRegion: entry<{ lines: string; region: string }>({
    code: 'code-lines-and-region',
    message: ({ lines, region }) =>
      `The code block names both the region "${region}" and lines="${lines}".`,
    hint: () => 'Remove one of them.',
  }),
  codeLinesWithoutFile: entry<{ lines: string }>({
    code: 'code-lines-without-file',
    message: ({ lines }) => `The code block has lines="${lines}" but takes its code from no file.`,
    hint: () => 'Add file="…". To highlight lines, write their numbers in braces: {3-7}.',
  }),
  codeBesideFile: entry<{ specifier: string }>({
    code: 'code-beside-file',
    message: ({ specifier }) =>
      `The code block takes its code from "${specifier}" but also has lines inside the fence.`,
    hint: () => 'Remove the lines inside the fence, or remove file="…".',
  }),
  markdownPluginFailed: entry<{ plugin: string; problem: string }>({
    code: 'markdown-plugin-failed',
    message: ({ plugin, problem }) => `The Markdown plugin "${plugin}" failed: ${problem}`,
    hint: () => 'Correct the plugin, its options, or the text there.',
  }),
  markdownPluginBundle: entry<{ problem: string }>({
    code: 'markdown-plugin-bundle',
    message: ({ problem }) =>
      `The Markdown plugins of the configuration can't be loaded: ${problem}`,
    hint: () => 'Correct the plugin. If it imports a package, make sure that it is installed.',
  }),
  notAMarkdownPlugin: entry<{ plugin: string; received: string }>({
    code: 'not-a-markdown-plugin',
    message: ({ plugin, received }) =>
      `The default export of the Markdown plugin "${plugin}" isn't a plugin (received ${received}).`,
    hint: () =>
      'Export an object with visitors, or a function that returns one or that returns a transformer of the tree.',
  }),
  missingPackage: entry<{ name: string; option: string }>({
    code: 'missing-package',
    message: ({ name, option }) =>
      `The page needs the package "${name}" for \`${option}\`, and it isn't installed.`,
    hint: ({ name }) => `Install it: npm install --save-dev ${name}`,
  }),
  invalidFormula: entry<{ tex: string; problem: string }>({
    code: 'invalid-formula',
    message: ({ tex, problem }) => `The formula "${tex}" can't be read: ${problem}`,
    hint: () => 'Correct the TeX. For a dollar sign in text, write \\$.',
  }),
  unknownDiagram: entry<{ kind: string }>({
    code: 'unknown-diagram',
    message: ({ kind }) => `docent can't draw Mermaid diagrams of the kind "${kind}".`,
    hint: () =>
      'Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, or xychart-beta, or show an image.',
  }),
  diagramAsCode: entry<{ problem: string }>({
    code: 'diagram-as-code',
    message: ({ problem }) => `Readers see the source of a diagram: ${problem}`,
    hint: () => 'Change the diagram, or show an image. Without `compat`, this is an error.',
  }),
  invalidDiagram: entry<{ problem: string }>({
    code: 'invalid-diagram',
    message: ({ problem }) => `The diagram can't be drawn: ${problem}`,
    hint: () => 'Correct the source of the diagram.',
  }),
  ignoredDiagramLine: entry<{ text: string }>({
    code: 'ignored-diagram-line',
    message: ({ text }) => `The line "${text}" would be missing from the diagram.`,
    hint: () =>
      'Correct the line, or remove it: the package that draws diagrams supports a part of the language of Mermaid.',
  }),
  brokenImage: entry<{ url: string; path?: string }>({
    code: 'broken-image',
    message: ({ url, path }) =>
      `The image "${url}" does not exist${path === undefined ? '' : ` (looked for ${path})`}.`,
    hint: () =>
      'Correct the path. If it starts with "/", it is relative to the static folder; otherwise, it is relative to the page.',
  }),
}

function suggested(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `Did you mean "${name}"?`
}
