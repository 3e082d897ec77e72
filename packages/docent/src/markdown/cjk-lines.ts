import type { Nodes, Parents } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { beginsWide, endsWide, joinCjkLines } from '../shared/cjk-lines.ts'

/** Removes line breaks between Chinese or Japanese characters, also next to emphasis and links. */
export function cjkLinesPlugin(): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-cjk-lines',
    options: { position: true },
    text(node, context) {
      if (!node.value.includes('\n')) return
      const { children = [] } = (context.parent(node) ?? {}) as Partial<Parents>
      const at = children.findIndex(
        ({ position }) => position?.start.offset === node.position?.start.offset,
      )
      let value = joinCjkLines(node.value)
      if (at !== -1 && value.startsWith('\n') && beginsWide(value.slice(1)))
        if (endsWide(textOf(children[at - 1]))) value = value.slice(1)
      if (at !== -1 && value.endsWith('\n') && endsWide(value.slice(0, -1)))
        if (beginsWide(textOf(children[at + 1]))) value = value.slice(0, -1)
      if (value !== node.value) context.setProperty(node, 'value', value)
    },
  })
}

/** The text of a sibling, which can be emphasis or a link. */
function textOf(node: Nodes | undefined): string {
  if (node?.type === 'text') return node.value
  return node !== undefined && 'children' in node ? node.children.map(textOf).join('') : ''
}
