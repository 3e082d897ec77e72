import { entry } from '../entry.ts'

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
