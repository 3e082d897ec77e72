import { posix } from 'node:path'
import { mapNodes, textOf, type Node } from './nodes.ts'
import { anchorsOf, slugify } from './slugs.ts'

interface LinkContext {
  /** Path of the page below the docs folder. */
  file: string
  /** Path below the docs folder to route. */
  routesByFile: Map<string, string>
  /** That exist. */
  routes: Set<string>
}

/**
 * Makes all links valid for every generator: routes that exist are written as absolute paths without
 * an anchor, anchors of the same page stay where the heading has no id of its own, other addresses
 * stay, and what leads nowhere becomes its text.
 *
 * @param nodes plain nodes of one page
 */
export function resolveLinks(nodes: Node[], context: LinkContext): Node[] {
  const definitions = definitionsOf(nodes)
  const anchors = plainAnchors(nodes)
  return mapNodes(nodes, (node) => {
    const children = node.children ?? []
    if (node.type === 'definition' || node.type === 'footnoteReference') return []
    if (node.type === 'footnoteDefinition') return children
    if (node.type !== 'link' && node.type !== 'linkReference') return [node]
    const url = node.type === 'link' ? node.url : definitions.get(node.identifier ?? '')
    const target = url === undefined ? undefined : targetOf(url, context, anchors)
    if (target === undefined || textOf(node).trim() === '') return children
    return [{ type: 'link', url: target, children }]
  })
}

/** Nothing when the link leads nowhere. */
function targetOf(url: string, context: LinkContext, anchors: Set<string>): string | undefined {
  if (/^(?:https?:|mailto:)/i.test(url)) return url
  if (url.startsWith('#')) return anchors.has(url.slice(1)) ? url : undefined
  const path = (url.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1')
  if (/\.mdx?$/.test(path)) {
    const file = path.startsWith('/')
      ? path.slice(1)
      : posix.join(posix.dirname(context.file), path)
    return context.routesByFile.get(file)
  }
  return context.routes.has(path) ? path : undefined
}

/** Anchors that need no `{#id}`, which plain Markdown does not have. */
function plainAnchors(nodes: Node[]) {
  const anchors = anchorsOf(nodes)
  for (const node of nodes) {
    const properties = node.data?.hProperties as { id?: string } | undefined
    if (node.type === 'heading' && properties?.id && properties.id !== slugify(textOf(node))) {
      anchors.delete(properties.id)
    }
  }
  return anchors
}

function definitionsOf(nodes: Node[]): Map<string, string> {
  return new Map(
    nodes
      .filter((node) => node.type === 'definition')
      .map((node) => [node.identifier ?? '', node.url ?? '']),
  )
}
