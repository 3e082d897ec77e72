import { expect, test } from 'vitest'
import { errors } from '../../../src/errors/index.ts'
import { text } from './printed.ts'

test('markdownPluginFailed', () => {
  expect(text(errors.markdownPluginFailed({ plugin: 'src/emoji.ts', problem: 'no such emoji' })))
    .toMatchInlineSnapshot(`
      "[markdown-plugin-failed] The Markdown plugin "src/emoji.ts" failed: no such emoji
        Fix: Correct the plugin, its options, or the text at this position."
    `)
})

test('markdownPluginBundle', () => {
  expect(text(errors.markdownPluginBundle({ problem: 'Unexpected token' }))).toMatchInlineSnapshot(`
    "[markdown-plugin-bundle] The configuration's Markdown plugins can't be loaded: Unexpected token
      Fix: Correct the plugin. If it imports a package, make sure that the package is installed."
  `)
})

test('notAMarkdownPlugin', () => {
  expect(text(errors.notAMarkdownPlugin({ plugin: 'src/emoji.ts', received: 'string' })))
    .toMatchInlineSnapshot(`
      "[not-a-markdown-plugin] The default export of the Markdown plugin "src/emoji.ts" isn't a plugin (received string).
        Fix: Export an object with visitors, or a function that returns such an object or a function that transforms the tree."
    `)
})

test('missingPackage', () => {
  expect(text(errors.missingPackage({ name: 'temml', option: 'markdown.math' })))
    .toMatchInlineSnapshot(`
      "[missing-package] The page needs the package "temml" for \`markdown.math\`, but the package isn't installed.
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
    "[unknown-diagram] docent can't draw Mermaid diagrams of the type "pie".
      Fix: Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram, or xychart-beta, or show an image."
  `)
})

test('diagramAsCode', () => {
  expect(text(errors.diagramAsCode({ problem: 'No.' }))).toMatchInlineSnapshot(`
    "[diagram-as-code] Readers see the source of a diagram: No.
      Fix: Change the diagram, or show an image. Without \`compat\`, this causes an error."
  `)
})

test('invalidDiagram', () => {
  expect(text(errors.invalidDiagram({ problem: 'Empty mermaid diagram' }))).toMatchInlineSnapshot(`
    "[invalid-diagram] The diagram can't be drawn: Empty mermaid diagram
      Fix: Correct the diagram's source."
  `)
})

test('ignoredDiagramLine', () => {
  expect(text(errors.ignoredDiagramLine({ text: 'click A "/a"' }))).toMatchInlineSnapshot(`
    "[ignored-diagram-line] The line "click A "/a"" would be missing from the diagram.
      Fix: Correct the line, or remove it: the package that draws diagrams supports only part of Mermaid's syntax."
  `)
})
