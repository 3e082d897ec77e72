import { defineHastPlugin, type HastPluginDefinition } from 'satteri'

/** docent's components, which don't look at the elements of their content. */
export const OWN_COMPONENTS: ReadonlySet<string> = new Set(
  'Admonition Badge BrowserOnly Card Cards CategoryCards CodeBlock Details DocCardList Field Fields FileTree Head Hero Link Steps TabItem Tabs ThemedImage TOCInline Translate'.split(
    ' ',
  ),
)

/**
 * Whether a page uses components of its site. In Docusaurus, they may look at the elements of their content, such as the
 * rows of a table, so these stay elements instead of becoming HTML.
 */
export function hasOtherComponents(source: string): boolean {
  return [...source.matchAll(/<([A-Z]\w*)/g)].some(([, name = '']) => !OWN_COMPONENTS.has(name))
}

const PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** Removes the spaces between the parts of tables, as Docusaurus's compiler does: components count the children. */
export function tableSpacePlugin(): HastPluginDefinition {
  return defineHastPlugin({
    name: 'docent-table-space',
    text(node, context) {
      const parent = context.parent(node)
      if (parent?.type === 'element' && PARTS.has(parent.tagName) && node.value.trim() === '')
        context.removeNode(node)
    },
  })
}
