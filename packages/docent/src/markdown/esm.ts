import { defineHastPlugin, type HastPluginDefinition } from 'satteri'
import type { ExportNamedDeclaration } from 'estree'
import type { PageImport } from '../shared/records/page.ts'

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
