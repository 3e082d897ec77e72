import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { SourceLocation } from '../model/page.ts'

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
    used.set(name, {
      file,
      line: node.position?.start.line ?? 1,
      column: node.position?.start.column ?? 1,
    })
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
