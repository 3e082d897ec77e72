import { entry } from '../entry.ts'
import { didYouMean, listed, quoted } from '../message-parts.ts'

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
