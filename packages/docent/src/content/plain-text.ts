import type { Nodes, Root } from 'mdast'
import { markdownToMdast } from 'satteri'
import { withoutCjkEmphasis } from '../shared/cjk-emphasis.ts'
import { joinCjkLines } from '../shared/cjk-lines.ts'

/** How a page's text is read. */
export interface PageText {
  isMdx: boolean
  /** Converts shortcodes, if the site's pages have them. */
  emoji?: (text: string) => string
}

/**
 * A title or a description never needs more than this. It also limits the compiler's run time, which has no time limit
 * here: without MDX, it parses any text of this length almost instantly.
 */
const READ = 1000

/** Text of the first paragraph, or of the first heading, in a Markdown block, as readers see it. */
export function plainText(
  block: string,
  wanted: 'heading' | 'paragraph',
  { isMdx, emoji = (text) => text }: PageText,
): string {
  const source = (isMdx ? withoutExpressions(block) : block)
    .slice(0, READ)
    // The compiler reads these characters as text, too (see `normalize-syntax.ts`).
    .replace(/(?<![~\\])~(?!~)/g, '\\~')
    .replace(/\\\{(?=#)/g, '&#123;')
  const features = { gfm: true, headingAttributes: true }
  const tree = markdownToMdast(source, { position: false, features }) as Root
  // A list or a quote may follow a paragraph without an empty line.
  const node = tree.children.find(({ type }) => type === wanted)
  const text = node === undefined ? '' : withoutCjkEmphasis(textOf(node, emoji))
  return (
    joinCjkLines(text)
      // Footnotes, and reference links whose definition is in another block.
      .replace(/\[\^[^\]]+\]/g, '')
      .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
      .trim()
  )
}

function textOf(node: Nodes, emoji: (text: string) => string): string {
  if (node.type === 'text') return emoji(node.value)
  if (node.type === 'inlineCode') return node.value
  if (node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value))) return ' '
  return 'children' in node ? node.children.map((child) => textOf(child, emoji)).join('') : ''
}

/** MDX without its expressions, except for strings, because authors use strings to write braces. */
function withoutExpressions(block: string): string {
  return block
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 1 ? part : withoutBraces(part)))
    .join('')
}

/** Replaces braces inside strings while expressions are removed. */
const BRACE_MARKS: Record<string, string> = {
  '{': '\uE000',
  '}': '\uE001',
  '\uE000': '{',
  '\uE001': '}',
}
const swapped = (brace: string): string => BRACE_MARKS[brace] ?? brace

function withoutBraces(text: string): string {
  let rest = text
    // Readers see nothing of the tags of a fragment.
    .replace(/<\/?>/g, '')
    .replace(/\\([\\{}])/g, (_, escaped: string) => `\\${swapped(escaped)}`)
    .replace(/(?<!=)\{(['"])([^'"\n]*)\1\}/g, (_, _quote, value: string) =>
      value.replace(/[{}]/g, swapped),
    )
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(/(?:\s\w+=)?\{[^{}]*\}/g, '')
  }
  return rest.replace(/[\uE000\uE001]/g, swapped)
}

/** Maximum length of a description, in characters. */
const LONGEST = 300

/** A code fence, which ends with as many marks as it begins with, or with the page. */
const FENCE =
  /^[ \t>]*(?<mark>`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\k<mark>[`~]*[ \t]*$|[\s\S]*)/gm

/** A page's first paragraph as plain text, for pages without a description. */
export function firstParagraph(body: string, options: PageText): string {
  const blocks = body
    .replace(FENCE, '')
    .replace(/^ {0,3}(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})/gm, '')
    .split(/\n(?:[ \t]*\n)+/)
  let isInNote = false
  for (const block of blocks) {
    const text = block.trim()
    isInNote = /^ {0,3}\[\^[^\]]+\]:/.test(block) || (isInNote && /^(?: {2}|\t)/.test(block))
    if (
      isInNote ||
      !/^[\p{L}\p{N}`*_["'“‘(]/u.test(text) ||
      /^(?:(?:import|export)\s|[*+] |\d+[.)] )/.test(text)
    )
      continue
    const plain = plainText(text, 'paragraph', options)
    if (plain !== '') return shortened(plain)
  }
  return ''
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
