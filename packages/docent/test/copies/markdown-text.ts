import type { Nodes } from 'mdast'
import { markdownToMdast } from 'satteri'
import { allElements, parseHtml } from '../../src/shared/html/tree.ts'
import { createSlugger, type Slugger } from '../../src/shared/heading-slugs.ts'

/** What the copy check needs from a Markdown copy. */
export interface MarkdownText {
  text: string
  /** Anchors that Markdown renderers generate for headings, and those that the copy contains. */
  anchors: Set<string>
  /** Targets of links. */
  links: string[]
}

/** Inline nodes that don't separate words. */
const JOINED = new Set(['text', 'strong', 'emphasis', 'delete', 'html'])

/** The text of a Markdown file as a Markdown parser reads it, with its anchors and links. */
export function readMarkdownText(markdown: string): MarkdownText {
  const found = { anchors: new Set<string>(), links: [] }
  const tree = markdownToMdast(markdown, { position: false, features: { frontmatter: false } })
  return { text: textOf(tree as Nodes, found, createSlugger()), ...found }
}

function textOf(node: Nodes, found: Omit<MarkdownText, 'text'>, slugger: Slugger): string {
  // A bare address is part of the page's text and stays as its author wrote it.
  if (node.type === 'link' && plain(node) !== node.url) found.links.push(node.url)
  if (node.type === 'html')
    for (const { attribs } of allElements(parseHtml(node.value).children))
      if (attribs['id'] !== undefined) found.anchors.add(attribs['id'])
  const own = ownText(node)
  const text =
    'children' in node ? node.children.map((child) => textOf(child, found, slugger)).join('') : own
  if (node.type === 'heading') found.anchors.add(slugger.slug(plain(node)))
  return JOINED.has(node.type) ? text : ` ${text} `
}

/** The text of a heading that its anchor is derived from. */
function plain(node: Nodes): string {
  if ('children' in node) return node.children.map(plain).join('')
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}

function ownText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value
    case 'image':
      return node.alt ?? ''
    case 'html':
      return node.value === '<br>' ? ' ' : ''
    default:
      return ''
  }
}
