import { defineHastPlugin, type HastPluginDefinition } from 'satteri'
import { OWN_COMPONENTS, type OwnComponent } from '../shared/markup.ts'

/** Components of another generator, and which of docent's they stand for. */
export type ForeignComponents = Readonly<Record<string, OwnComponent>>

/** docent's components don't look at the elements of their content. */
const OWN: ReadonlySet<string> = new Set(OWN_COMPONENTS)

/**
 * Whether a page uses components of its site. In Docusaurus, they may look at the elements of their content, such as the
 * rows of a table, so these stay elements instead of becoming HTML.
 */
export function hasOtherComponents(source: string, foreign: ForeignComponents): boolean {
  return [...source.matchAll(/<([A-Z]\w*)/g)].some(
    ([, name = '']) => !OWN.has(name) && !Object.hasOwn(foreign, name),
  )
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
