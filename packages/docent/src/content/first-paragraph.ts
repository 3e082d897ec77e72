import type { Nodes } from 'mdast'
import { markdownToMdast } from 'satteri'

/** Maximum length of a description, in characters. */
const LONGEST = 300

/**
 * A description never needs more than this. It also limits the compiler's run time, which has no time limit here:
 * without MDX, it parses any text of this length almost instantly.
 */
const READ = 1000

/** A page's first paragraph as plain text, for pages without a description. */
export function firstParagraph(body: string, file: string): string {
  const blocks = body.replace(/```[\s\S]*?```/g, '').split(/\n\s*\n/)
  for (const block of blocks) {
    const text = block.trim()
    if (
      !/^[\p{L}\p{N}`*_["'“‘(]/u.test(text) ||
      /^(?:(?:import|export)\s|[*+] |\d+[.)] )/.test(text)
    )
      continue
    const isMdx = file.endsWith('x')
    const plain = plainText((isMdx ? withoutExpressions(text) : text).slice(0, READ))
    if (plain !== '') return shortened(plain)
  }
  return ''
}

/** Text of a Markdown block. */
function plainText(block: string): string {
  const tree = markdownToMdast(block, { position: false, features: { gfm: true } }) as Nodes
  return (
    textOf(tree)
      // Footnotes, and reference links whose definition is in another block.
      .replace(/\[\^[^\]]+\]/g, '')
      .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
      .trim()
  )
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** MDX without its expressions, except for strings, because authors use strings to write braces. */
function withoutExpressions(block: string): string {
  return block
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : withoutBraces(part)))
    .join('')
}

/** Replaces braces inside strings while expressions are removed. */
const KEPT: Record<string, string> = { '{': '\uE000', '}': '\uE001', '\uE000': '{', '\uE001': '}' }
const swapped = (brace: string): string => KEPT[brace] ?? brace

function withoutBraces(text: string): string {
  let rest = text.replace(/\{(['"])([^'"\n]*)\1\}/g, (_, _quote, value: string) =>
    value.replace(/[{}]/g, swapped),
  )
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/(?:\s\w+=)?\{[^{}]*\}/g, '')
  }
  return rest.replace(/[\uE000\uE001]/g, swapped)
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
