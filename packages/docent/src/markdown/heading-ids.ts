import type { PhrasingContent } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { createSlugger, slugify, slugifyCase } from '../shared/slug.ts'

/**
 * Gives headings the ids that Docusaurus 3 gives them, so that links to headings outlive a move to docent: from the text
 * of the source, in which components and expressions haven't become text yet, and separately for each source. A title
 * gets no id, but a heading that repeats its text is numbered. Ids that authors write stay as they are.
 */
export function headingIdsPlugin(maintainCase = false): MdastPluginDefinition {
  const { claim } = createSlugger()
  return defineMdastPlugin({
    name: 'docent-heading-ids',
    heading(node, context) {
      const data: { hProperties?: Record<string, unknown> } = node.data ?? {}
      if (data.hProperties?.['id'] !== undefined) return
      const text = textOf(node.children)
      const slug = maintainCase ? slugifyCase(text) : slugify(text)
      // Text without a letter, such as an arrow, makes no id. What readers see of it may.
      const id = slug === '' ? '' : claim(slug)
      if (node.depth === 1 || id === '') return
      context.setProperty(node, 'data', { ...data, hProperties: { ...data.hProperties, id } })
    },
  })
}

/** The text that `mdast-util-to-string` finds in nodes that aren't HTML. */
function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'html') return ''
      if ('value' in node) return node.value
      if ('children' in node) return textOf(node.children)
      return 'alt' in node ? (node.alt ?? '') : ''
    })
    .join('')
}
