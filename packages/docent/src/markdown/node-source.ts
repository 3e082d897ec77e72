import type { Nodes } from 'mdast'

/** What an author wrote as a node. */
export interface NodeSource {
  text: string
  /** The character after it. */
  next: string
  line: number
  column: number
}

interface Point {
  offset?: number | undefined
  line: number
  column: number
}

interface SourceNode {
  type?: string
  data?: object | undefined
  position?: { start: Point; end: Point } | undefined
}

/** What an author wrote as this node. After a plugin of the site has replaced the tree, the nodes carry it. */
export function sourceOf(node: Readonly<SourceNode>, { source }: { source: string }): NodeSource {
  const noted = (node.data as { source?: NodeSource } | undefined)?.source
  return noted ?? readSource(node, source)
}

function readSource({ position }: Readonly<SourceNode>, source: string): NodeSource {
  const { start, end } = position ?? {}
  return {
    text: source.slice(start?.offset, end?.offset),
    next: source[end?.offset ?? 0] ?? '',
    line: start?.line ?? 1,
    column: start?.column ?? 1,
  }
}

/** Nodes whose meaning depends on how they're written. */
const NOTED = /Directive$|^inlineMath$|^paragraph$|^heading$|^tableCell$/

/** Adds what an author wrote to nodes of a tree that replaces the compiler's, because such a tree has no positions. */
export function noteSources(tree: object, source: string): void {
  const node = tree as SourceNode & { children?: object[] }
  const isKnown = node.data !== undefined && 'source' in node.data
  if (NOTED.test(node.type ?? '') && node.position && !isKnown)
    node.data = { ...node.data, source: readSource(node, source) }
  for (const child of node.children ?? []) noteSources(child, source)
}

/** The text and the code in a node, without formatting. */
export function textOf(node: Readonly<Nodes>): string {
  if ('children' in node) return node.children.map(textOf).join('')
  return 'value' in node ? node.value : ''
}

/** Whether a page imports a component of this name, which it uses instead of docent's. */
export function importsComponent(name: string, source: string): boolean {
  return new RegExp(`^import\\s[^'"]*\\b${name}\\b`, 'm').test(source)
}
