import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { SourceLocation } from '../shared/records/page.ts'

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
