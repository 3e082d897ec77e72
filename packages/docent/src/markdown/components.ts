import type { ExportNamedDeclaration } from 'estree'
import {
  defineHastPlugin,
  defineMdastPlugin,
  type HastPluginDefinition,
  type MdastPluginDefinition,
} from 'satteri'
import type { PageImport, SourceLocation } from '../shared/records/page.ts'
import { hasShortcode, loadEmoji } from '../shared/shortcodes.ts'

/** Docusaurus's name of `CategoryCards`. */
const DOCUSAURUS_CARDS = 'DocCardList'

/**
 * Records the components that a page uses, with the location of their first use, so that an unknown component is
 * reported with its line. A `head` marks content that the build moves to the document's head.
 */
export function componentsPlugin(
  file: string,
  used: Map<string, SourceLocation>,
): MdastPluginDefinition {
  const note = (node: {
    name: string | null
    position?: { start: { line: number; column: number } }
  }): void => {
    const name = node.name ?? ''
    if (!/^[A-Z]/.test(name) || used.has(name)) return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    used.set(name, { file, line, column })
    // The build finds the entries of the page's category for it, as for docent's own component.
    if (name === DOCUSAURUS_CARDS) used.set('CategoryCards', { file, line, column })
  }
  return defineMdastPlugin({
    name: 'docent-components',
    options: { position: true },
    mdxJsxFlowElement(node, context) {
      note(node)
      if (node.name === 'head') context.setProperty(node, 'name', 'docent-head')
    },
    mdxJsxTextElement: note,
  })
}

/** Converts shortcodes in text to emoji. */
export function emojiPlugin(): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-emoji',
    async text(node, context) {
      if (!hasShortcode(node.value)) return
      const value = (await loadEmoji())(node.value)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}

/**
 * Removes a page's `import` statements and records their bindings. The page is evaluated as a function, which receives
 * its imports as parameters. Exports stay.
 */
export function importsPlugin(imports: PageImport[], exports: string[]): HastPluginDefinition {
  return defineHastPlugin({
    name: 'docent-imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      const program = node.parseExpression()
      let rest = node.value
      for (const statement of [...(program?.body ?? [])].reverse()) {
        if (statement.type === 'ExportNamedDeclaration') exports.push(...exportedNames(statement))
        if (statement.type !== 'ImportDeclaration') continue
        const specifier = String(statement.source.value)
        const { start, end } = statement as unknown as { start: number; end: number }
        const above = node.value.slice(0, start).split('\n').length - 1
        const line = (node.position?.start.line ?? 1) + above
        for (const item of statement.specifiers) {
          const imported =
            item.type === 'ImportDefaultSpecifier'
              ? 'default'
              : item.type === 'ImportNamespaceSpecifier'
                ? '*'
                : item.imported.type === 'Identifier'
                  ? item.imported.name
                  : String(item.imported.value)
          imports.push({ local: item.local.name, imported, specifier, line })
        }
        rest = rest.slice(0, start) + rest.slice(end)
      }
      if (rest.trim() === '') context.removeNode(node)
      else if (rest !== node.value) context.setProperty(node, 'value', rest)
    },
  })
}

function exportedNames({ declaration }: ExportNamedDeclaration): string[] {
  if (!declaration) return []
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name]
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}
