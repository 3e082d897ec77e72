import type { Nodes } from 'mdast'
import { markdownToMdast } from 'satteri'

/** Whether a tag may have a value without quotes that contains a slash: `<img src=images/a.png>`. */
const CANDIDATE = /<[a-z][^<>]*=\s*[^\s"'<>`]*\/[^\s"'<>`]/i
/** Escaped characters and code, which contain no tags, and tags. */
const PARTS =
  /\\[!-/:-@[-`{-~]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|<[a-z][\w-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*\s*\/?>/gi
const VALUES = /"[^"]*"|'[^']*'|(?<==\s*)[^\s"'<>`]*\/[^\s"'<>`]+/g

/**
 * Writes quotes around values with a slash. The compiler would read the tag as text and leave out the end tag, although
 * CommonMark allows these values.
 */
export function quoteValues(source: string): string {
  if (!CANDIDATE.test(source)) return source
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: Nodes): void => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
      if ('children' in node) node.children.forEach(visit)
      return
    }
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    const written = source.slice(start.offset, end.offset)
    const text = written.replace(PARTS, (part) =>
      part.startsWith('<')
        ? part.replace(VALUES, (value) => (/^["']/.test(value) ? value : `"${value}"`))
        : part,
    )
    if (text !== written) edits.push({ start: start.offset, end: end.offset, text })
  }
  visit(
    markdownToMdast(source, {
      features: { gfm: true, frontmatter: true },
      position: true,
    }) as Nodes,
  )
  return edits.reduceRight(
    (text, { start, end, text: quoted }) => text.slice(0, start) + quoted + text.slice(end),
    source,
  )
}
