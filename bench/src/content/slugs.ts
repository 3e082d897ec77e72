import { textOf, type Node } from './nodes.ts'

/**
 * Converts heading text to an anchor, approximately as GitHub and all compared generators do it. This is sufficient to
 * find out which links within a page work.
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
