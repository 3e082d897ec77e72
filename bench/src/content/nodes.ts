/**
 * The tree that the conversion works on: mdast as Sätteri parses it, with a few additional types.
 *
 * After `plain()`, it contains only plain Markdown and two additional types, which each dialect writes in its own way:
 * `admonition` (`kind`, `title`: inline nodes, `children`) and `htmlBlock` (`tag`, `children`).
 */

export interface Node {
  type: string
  children?: Node[]
  value?: string
  depth?: number
  url?: string
  title?: string | null | Node[]
  alt?: string | null
  lang?: string | null
  meta?: string | null
  ordered?: boolean | null
  start?: number | null
  spread?: boolean | null
  checked?: boolean | null
  align?: (string | null)[] | null
  identifier?: string
  kind?: string
  tag?: string
  name?: string | null
  attributes?: unknown
  data?: Record<string, unknown>
}

const INLINE = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'footnoteReference',
  'inlineHtml',
  'mdxTextExpression',
  'textDirective',
  'mdxJsxTextElement',
])

export const isInline = (node: Node) => INLINE.has(node.type)

export const text = (value: string): Node => ({ type: 'text', value })

export const code = (value: string): Node => ({ type: 'inlineCode', value })

export const paragraph = (children: Node[]): Node => ({ type: 'paragraph', children })

export const strong = (children: Node[]): Node => ({ type: 'strong', children })

/** A table from rows of cells. The first row is the header. */
export const table = (rows: Node[][][]): Node => ({
  type: 'table',
  align: (rows[0] ?? []).map(() => null),
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

/** Wraps runs of inline nodes in paragraphs, so that the result is block content. */
export function blocks(nodes: Node[]): Node[] {
  const result: Node[] = []
  let run: Node[] = []
  const flush = () => {
    if (run.some((node) => node.type !== 'text' || node.value?.trim())) result.push(paragraph(run))
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else {
      flush()
      result.push(node)
    }
  }
  flush()
  return result
}

/**
 * Converts nodes to inline content, for places that can't contain blocks (table cells, titles). Blocks are joined by a
 * space, and code blocks become inline code.
 */
export function inline(nodes: Node[]): Node[] {
  const result: Node[] = []
  for (const node of nodes) {
    if (isInline(node)) {
      result.push(node)
      continue
    }
    const content = node.type === 'code' ? [code(node.value ?? '')] : inline(node.children ?? [])
    if (content.length === 0) continue
    if (result.length > 0) result.push(text(' '))
    result.push(...content)
  }
  return result
}

/** Rebuilds a tree from its leaves up. `change` receives each node with its new children. */
export function mapNodes(nodes: Node[], change: (node: Node) => Node[]): Node[] {
  return nodes.flatMap((node) => {
    const next = { ...node }
    if (node.children) next.children = mapNodes(node.children, change)
    if (Array.isArray(node.title)) next.title = mapNodes(node.title, change)
    return change(next)
  })
}

/** The text of a node that a reader sees. */
export function textOf(node: Node): string {
  if (node.type === 'image') return node.alt ?? ''
  if (node.value !== undefined && node.type !== 'inlineHtml') return node.value
  return (node.children ?? []).map(textOf).join('')
}
