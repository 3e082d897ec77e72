import { escapeHtml } from '../shared/html.ts'

/** Starts of blocks in which text before them would change their meaning. */
const BLOCK = /^(?:#|>|\||`{3}|~{3}|[-*+] |\d+[.)] |---$)/

/** A target of links that Markdown has no other form for. */
export function anchorMark(id: string): string {
  return `<a id="${escapeHtml(id)}"></a>`
}

/** Blocks with the anchor of their element: at the start of the first paragraph, or on a line before other blocks. */
export function withAnchor(id: string | undefined, blocks: string[]): string[] {
  const [first, ...rest] = blocks
  if (id === undefined || first === undefined) return blocks
  return BLOCK.test(first) ? [anchorMark(id), ...blocks] : [anchorMark(id) + first, ...rest]
}
