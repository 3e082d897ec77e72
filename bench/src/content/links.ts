import { posix } from 'node:path'
import { mapNodes, textOf, type Node } from './nodes.ts'
import { anchorsOf, slugify } from './slugs.ts'

interface LinkContext {
  /** Path of the page, relative to the docs folder. */
  file: string
  /** Routes by path, relative to the docs folder. */
  routesByFile: Map<string, string>
  /** Existing routes. */
  routes: Set<string>
}

/**
 * Makes all links valid for every generator. Existing routes become absolute paths without an anchor. Anchors on the
 * same page stay if the heading has no custom ID. Addresses on other sites stay. All other links are replaced with
 * their text.
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

/** Undefined if the link is broken. */
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

/** Anchors that don't need `{#id}`, which plain Markdown doesn't support. */
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
