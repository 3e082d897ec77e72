import { textOf, type Node } from './nodes.ts'

/**
 * Heading text to anchor, the way GitHub and all compared generators do it (nearly: enough to know
 * which links inside a page lead somewhere).
 */
export const slugify = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a page's headings. */
export function anchorsOf(nodes: Node[]): Set<string> {
  const anchors = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    const slug = slugify(textOf(node))
    let id = slug
    for (let count = 1; anchors.has(id); count += 1) id = `${slug}-${count}`
    anchors.add(id)
  }
  return anchors
}
