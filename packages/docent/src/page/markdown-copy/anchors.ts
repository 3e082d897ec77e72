import { escapeHtml } from '../../shared/html.ts'

/** Starts of blocks that would change their meaning if text preceded them. */
const BLOCK = /^(?:#|>|\||`{3}|~{3}|[-*+] |\d+[.)] |---$)/

/** A link target, for which Markdown has no syntax. */
export function anchorMark(id: string): string {
  return `<a id="${escapeHtml(id)}"></a>`
}

/**
 * Adds an element's anchor to its blocks: at the start of the first paragraph, or on a separate line before other
 * blocks.
 */
export function withAnchor(id: string | undefined, blocks: string[]): string[] {
  const [first, ...rest] = blocks
  if (id === undefined || first === undefined) return blocks
  return BLOCK.test(first) ? [anchorMark(id), ...blocks] : [anchorMark(id) + first, ...rest]
}
