import type { PhrasingContent } from 'mdast'
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { createSlugger, slugify, slugifyCase } from '../shared/heading-slugs.ts'

/**
 * Gives headings the same IDs as Docusaurus 3, so that links to headings still work after a site moves to docent. IDs
 * are generated from the source, in which components and expressions haven't been replaced with their text, and
 * separately for each source. A title gets no ID, but a heading with the same text is numbered. IDs that authors write
 * are kept.
 * @param onFirst called for the first heading
 */
export function headingIdsPlugin(
  maintainCase = false,
  onFirst?: (depth: number, text: string) => void,
): MdastPluginDefinition {
  const { claim } = createSlugger()
  let isFirst = true
  return defineMdastPlugin({
    name: 'docent-heading-ids',
    heading(node, context) {
      if (isFirst) onFirst?.(node.depth, textOf(node.children))
      isFirst = false
      const data: { hProperties?: Record<string, unknown> } = node.data ?? {}
      if (data.hProperties?.['id'] !== undefined) return
      const text = textOf(node.children)
      const slug = maintainCase ? slugifyCase(text) : slugify(text)
      // Source text without letters, such as an arrow, results in no ID here. The rendered text may result in one
      // later.
      const id = slug === '' ? '' : claim(slug)
      if (node.depth === 1 || id === '') return
      context.setProperty(node, 'data', { ...data, hProperties: { ...data.hProperties, id } })
    },
  })
}

/** The same text as `mdast-util-to-string`, without HTML nodes. */
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
