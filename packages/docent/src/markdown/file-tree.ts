import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import type { List, ListItem, PhrasingContent } from 'mdast'
import { importsComponent, textOf } from './node-source.ts'

/**
 * Marks up the list in `<FileTree>`: each entry's name as a folder, a file, or a placeholder, and the rest of its text
 * as a comment. Bold entries stay bold.
 */
export function fileTreePlugin(): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'docent-file-tree',
    mdxJsxFlowElement(node, context) {
      if (node.name !== 'FileTree' || importsComponent('FileTree', context.source)) return
      const lists = node.children.filter((child): child is List => child.type === 'list')
      for (const item of lists.flatMap(itemsOf)) {
        const [entry, ...rest] = item.children
        if (entry?.type !== 'paragraph') continue
        const isFolder = rest.some(({ type }) => type === 'list')
        context.replaceNode(entry, {
          type: 'paragraph',
          children: markEntry(entry.children, isFolder),
        })
      }
    },
  })
}

/** The items of a list and of its nested lists. */
function itemsOf(list: List): ListItem[] {
  return list.children.flatMap((item) => [
    item,
    ...item.children.flatMap((child) => (child.type === 'list' ? itemsOf(child) : [])),
  ])
}

function markEntry(content: readonly PhrasingContent[], hasChildren: boolean): PhrasingContent[] {
  const { name, comment } = splitEntry(content)
  const text = name.map(textOf).join('')
  const isMore = text === '…' || text === '...'
  const isFolder = hasChildren || text.endsWith('/')
  const kind = isMore ? 'more' : isFolder ? 'folder' : 'file'
  // Screen readers announce the slash, because they don't announce the icon.
  const slash = isFolder && !text.endsWith('/') ? [{ type: 'text' as const, value: '/' }] : []
  // File names are written from left to right in every language.
  const isolated = element('bdi', [], [...name, ...slash])
  const entry = element('span', ['tree-entry', `tree-${kind}`], [isolated])
  if (comment.length === 0) return [entry]
  return [entry, { type: 'text', value: ' ' }, element('small', ['tree-comment'], comment)]
}

/** The name ends at the first space outside of bold text, code, and links. */
function splitEntry(content: readonly PhrasingContent[]): {
  name: PhrasingContent[]
  comment: PhrasingContent[]
} {
  const name: PhrasingContent[] = []
  for (const [index, node] of content.entries()) {
    const rest = content.slice(index + 1)
    const space = node.type === 'text' ? /\s/.exec(node.value) : null
    if (node.type !== 'text' || !space) {
      name.push(node)
      continue
    }
    const value = node.value.slice(space.index).trimStart()
    if (space.index > 0) name.push({ type: 'text', value: node.value.slice(0, space.index) })
    return { name, comment: [...(value === '' ? [] : [{ type: 'text' as const, value }]), ...rest] }
  }
  return { name, comment: [] }
}

function element(hName: string, className: string[], children: PhrasingContent[]): PhrasingContent {
  const hProperties = className.length === 0 ? {} : { className }
  const node = { type: 'treeEntry', data: { hName, hProperties }, children }
  return node as unknown as PhrasingContent
}
