import { codeFence, escapeLineStart, escapeText, inlineCode } from './escape.ts'
import type { Node } from './nodes.ts'

/** The syntax that a generator uses beyond plain Markdown. */
export interface Dialect {
  /** `depth` is the number of nested admonitions, because outer fences must be longer. */
  admonition: (kind: string, title: string, body: string, depth: number) => string
  /** Changes escaped text. */
  text: (source: string) => string
  /** Changes inline code, including its backticks. */
  code: (source: string) => string
}

/** Serializes plain nodes to Markdown. */
export function toMarkdown(nodes: Node[], dialect: Dialect): string {
  return `${blocksToMarkdown(nodes, dialect)}\n`
}

function blocksToMarkdown(nodes: Node[], dialect: Dialect) {
  return nodes
    .map((node) => block(node, dialect))
    .filter((source) => source !== '')
    .join('\n\n')
}

function block(node: Node, dialect: Dialect): string {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(node.depth ?? 2)} ${oneLine(inlineToMarkdown(children, dialect))}`
    case 'paragraph':
      return lines(inlineToMarkdown(children, dialect)).map(escapeLineStart).join('\n')
    case 'code':
      return fenced(node)
    case 'blockquote':
      return lines(blocksToMarkdown(children, dialect))
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n')
    case 'list':
      return list(node, dialect)
    case 'table':
      return tableToMarkdown(node, dialect)
    case 'thematicBreak':
      return '***'
    case 'admonition': {
      const title = Array.isArray(node.title) ? inlineToMarkdown(node.title, dialect) : ''
      const body = blocksToMarkdown(children, dialect)
      return dialect.admonition(node.kind ?? 'note', oneLine(title), body, nesting(children))
    }
    case 'htmlBlock':
      return htmlBlock(node, dialect)
    default:
      return node.children ? blocksToMarkdown(children, dialect) : ''
  }
}

export function inlineToMarkdown(nodes: Node[], dialect: Dialect): string {
  return nodes.map((node) => inlineNode(node, dialect)).join('')
}

function inlineNode(node: Node, dialect: Dialect): string {
  const content = () => inlineToMarkdown(node.children ?? [], dialect)
  switch (node.type) {
    case 'text':
      return dialect.text(escapeText(node.value ?? ''))
    case 'inlineCode':
      return dialect.code(inlineCode((node.value ?? '').replace(/\s*\n\s*/g, ' ')))
    case 'emphasis':
      return `*${content()}*`
    case 'strong':
      return `**${content()}**`
    case 'delete':
      return `~~${content()}~~`
    case 'link':
      return `[${content()}](${destination(node.url ?? '')})`
    case 'break':
      return '\\\n'
    case 'inlineHtml':
      if (node.value !== undefined) return node.value
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${content()}</${node.tag}>`
    default:
      return content()
  }
}

/** Only the language and highlighted lines are kept, because generators differ in other meta words. */
function fenced(node: Node) {
  const value = (node.value ?? '')
    .split('\n')
    .filter((line) => !/(?:\/\/|#|<!--|\{?\/\*)\s*(?:highlight-|\[!code)/.test(line))
    .join('\n')
  const highlighted = /\{[\d,\s-]+\}/.exec(node.meta ?? '')?.[0].replace(/\s/g, '') ?? ''
  const fence = codeFence(value)
  const info = [node.lang ?? '', highlighted].filter(Boolean).join(' ')
  return `${fence}${info}\n${value}\n${fence}`
}

function list(node: Node, dialect: Dialect) {
  const items = (node.children ?? []).map((item, index) => {
    const marker = node.ordered ? `${(node.start ?? 1) + index}.` : '-'
    const task = typeof item.checked === 'boolean' ? `[${item.checked ? 'x' : ' '}] ` : ''
    const indent = ' '.repeat(marker.length + 1)
    const body = lines(task + blocksToMarkdown(item.children ?? [], dialect))
    return body
      .map((line, at) => (at === 0 ? `${marker} ${line}` : line === '' ? '' : indent + line))
      .join('\n')
  })
  const loose =
    node.spread || (node.children ?? []).some((item) => (item.children ?? []).length > 1)
  return items.join(loose ? '\n\n' : '\n')
}

function tableToMarkdown(node: Node, dialect: Dialect) {
  const rows = (node.children ?? []).map((row) =>
    (row.children ?? []).map((cell) => tableCell(cell, dialect)),
  )
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const rule = Array.from({ length: width }, (_, at) => {
    const align = node.align?.[at]
    return align === 'center' ? ':-:' : align === 'right' ? '--:' : '---'
  })
  return [line(rows[0] ?? []), line(rule), ...rows.slice(1).map(line)].join('\n')
}

function tableCell(cell: Node, dialect: Dialect) {
  const source = oneLine(inlineToMarkdown(cell.children ?? [], dialect)).trim()
  return source.replace(/(\\*)\|/g, (_, slashes) => `${slashes}${slashes.length % 2 ? '' : '\\'}|`)
}

function htmlBlock(node: Node, dialect: Dialect) {
  const [only] = node.children ?? []
  if (node.tag === 'summary' && node.children?.length === 1 && only?.type === 'paragraph') {
    return `<summary>${oneLine(inlineToMarkdown(only.children ?? [], dialect))}</summary>`
  }
  const body = blocksToMarkdown(node.children ?? [], dialect)
  return `<${node.tag}>\n\n${body}\n\n</${node.tag}>`
}

/** Nesting depth of admonitions in these nodes. */
function nesting(nodes: Node[]): number {
  return Math.max(
    0,
    ...nodes.map((node) => (node.type === 'admonition' ? 1 : 0) + nesting(node.children ?? [])),
  )
}

const destination = (url: string) =>
  /^[^\s()<>]+$/.test(url) ? url : `<${url.replace(/[<>]/g, encodeURIComponent)}>`

const lines = (source: string) => source.split('\n')

const oneLine = (source: string) => source.replace(/\\?\s*\n\s*/g, ' ')
