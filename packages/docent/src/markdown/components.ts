import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { SourceLocation } from '../model/page.ts'

/**
 * Notes which components a page uses and where first, so that an unknown name is reported at its line. A `head` is a
 * mark for the build, which moves its content to the document's head.
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
