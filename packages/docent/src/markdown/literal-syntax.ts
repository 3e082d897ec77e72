import type { Nodes } from 'mdast'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { FEATURES } from './normalize-syntax.ts'

/** Text that the parser may read as a directive with a label, or as deleted text. */
const CANDIDATE = /:[\p{L}\p{N}_-]+\[|(?<!~)~(?!~)[^~\n]/u

/**
 * Escapes characters that the parser would take for syntax that docent doesn't have, so that the rest of the line is
 * Markdown: the colon before a link (`Status:see[the page](./a.md)`), and single tildes, which are ranges in Chinese,
 * Japanese, and Korean (`5~10`).
 * @param isDirective whether the site has a directive with this name
 */
export function escapeLiteralSyntax(
  source: string,
  isMdx: boolean,
  isDirective: (name: string) => boolean,
): string {
  let text = source
  // Directives can be in the labels of others.
  while (CANDIDATE.test(text)) {
    const offsets = literalOffsets(text, isMdx, isDirective)
    if (offsets.length === 0) return text
    for (const at of offsets.sort((a, b) => b - a)) text = `${text.slice(0, at)}\\${text.slice(at)}`
  }
  return text
}

function literalOffsets(
  source: string,
  isMdx: boolean,
  isDirective: (name: string) => boolean,
): number[] {
  const offsets: number[] = []
  const visit = (node: Nodes): void => {
    const { start, end } = node.position ?? {}
    if (start?.offset !== undefined && end?.offset !== undefined) {
      if (node.type === 'delete' && source[start.offset + 1] !== '~')
        offsets.push(start.offset, end.offset - 1)
      const isLabeled =
        (node.type === 'textDirective' || node.type === 'leafDirective') && node.children.length > 0
      if (isLabeled && !isDirective(node.name)) {
        offsets.push(start.offset)
        if (node.type === 'leafDirective') offsets.push(start.offset + 1)
        return
      }
    }
    if ('children' in node) node.children.forEach(visit)
  }
  try {
    const parse = isMdx ? mdxToMdast : markdownToMdast
    visit(parse(source, { features: FEATURES, position: true }) as Nodes)
  } catch {
    // The compiler reports invalid syntax with its location.
    return []
  }
  return offsets
}
