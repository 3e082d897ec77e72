/**
 * The tree that the conversion works on: mdast, as Sätteri parses it, with a few words of its own.
 *
 * After `plain()` only plain Markdown is left, and two additions that each dialect writes in its way:
 * `admonition` (`kind`, `title`: inline nodes, `children`) and `htmlBlock` (`tag`, `children`).
 */

/**
 * @typedef {{
 *   type: string
 *   children?: Node[]
 *   value?: string
 *   depth?: number
 *   url?: string
 *   title?: string | null | Node[]
 *   alt?: string | null
 *   lang?: string | null
 *   meta?: string | null
 *   ordered?: boolean | null
 *   start?: number | null
 *   spread?: boolean | null
 *   checked?: boolean | null
 *   align?: (string | null)[] | null
 *   identifier?: string
 *   kind?: string
 *   tag?: string
 *   name?: string | null
 *   attributes?: unknown
 *   data?: Record<string, unknown>
 * }} Node
 */

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

/** @param {Node} node */
export const isInline = (node) => INLINE.has(node.type)

/** @param {string} value @returns {Node} */
export const text = (value) => ({ type: 'text', value })

/** @param {string} value @returns {Node} */
export const code = (value) => ({ type: 'inlineCode', value })

/** @param {Node[]} children @returns {Node} */
export const paragraph = (children) => ({ type: 'paragraph', children })

/** @param {Node[]} children @returns {Node} */
export const strong = (children) => ({ type: 'strong', children })

/**
 * A table from rows of cells; the first row is the header.
 * @param {Node[][][]} rows
 * @returns {Node}
 */
export const table = (rows) => ({
  type: 'table',
  align: (rows[0] ?? []).map(() => null),
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
})

/**
 * Wraps runs of inline nodes into paragraphs, so that the result may stand where blocks stand.
 * @param {Node[]} nodes
 * @returns {Node[]}
 */
export function blocks(nodes) {
  /** @type {Node[]} */
  const result = []
  /** @type {Node[]} */
  let run = []
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
 * The inline content of nodes, for places that hold no blocks (table cells, titles).
 * Blocks are joined by a space; code blocks become inline code.
 * @param {Node[]} nodes
 * @returns {Node[]}
 */
export function inline(nodes) {
  /** @type {Node[]} */
  const result = []
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

/**
 * Rebuilds a tree from its leaves up; `change` gets each node with its new children.
 * @param {Node[]} nodes
 * @param {(node: Node) => Node[]} change
 * @returns {Node[]}
 */
export function mapNodes(nodes, change) {
  return nodes.flatMap((node) => {
    const next = { ...node }
    if (node.children) next.children = mapNodes(node.children, change)
    if (Array.isArray(node.title)) next.title = mapNodes(node.title, change)
    return change(next)
  })
}

/** The text that a reader sees of a node. @param {Node} node @returns {string} */
export function textOf(node) {
  if (node.type === 'image') return node.alt ?? ''
  if (node.value !== undefined && node.type !== 'inlineHtml') return node.value
  return (node.children ?? []).map(textOf).join('')
}
