import { codeFence, escapeLineStart, escapeText, inlineCode } from './escape.mjs'

/**
 * @typedef {import('./nodes.mjs').Node} Node
 *
 * How one generator writes what is not plain Markdown.
 * @typedef {object} Dialect
 * @property {(kind: string, title: string, body: string, depth: number) => string} admonition
 *   `depth` is the number of admonitions inside, for fences that must be longer outside
 * @property {(source: string) => string} text changes text that is already escaped
 * @property {(source: string) => string} code changes inline code with its backticks
 */

/**
 * Writes plain nodes as Markdown.
 * @param {Node[]} nodes
 * @param {Dialect} dialect
 * @returns {string}
 */
export function toMarkdown(nodes, dialect) {
  return `${blocksToMarkdown(nodes, dialect)}\n`
}

/** @param {Node[]} nodes @param {Dialect} dialect */
function blocksToMarkdown(nodes, dialect) {
  return nodes
    .map((node) => block(node, dialect))
    .filter((source) => source !== '')
    .join('\n\n')
}

/** @param {Node} node @param {Dialect} dialect @returns {string} */
function block(node, dialect) {
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

/** @param {Node[]} nodes @param {Dialect} dialect @returns {string} */
export function inlineToMarkdown(nodes, dialect) {
  return nodes.map((node) => inlineNode(node, dialect)).join('')
}

/** @param {Node} node @param {Dialect} dialect @returns {string} */
function inlineNode(node, dialect) {
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

/** Language and highlighted lines stay; other meta words differ too much. @param {Node} node */
function fenced(node) {
  const value = (node.value ?? '')
    .split('\n')
    .filter((line) => !/(?:\/\/|#|<!--|\{?\/\*)\s*(?:highlight-|\[!code)/.test(line))
    .join('\n')
  const highlighted = /\{[\d,\s-]+\}/.exec(node.meta ?? '')?.[0].replace(/\s/g, '') ?? ''
  const fence = codeFence(value)
  const info = [node.lang ?? '', highlighted].filter(Boolean).join(' ')
  return `${fence}${info}\n${value}\n${fence}`
}

/** @param {Node} node @param {Dialect} dialect */
function list(node, dialect) {
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

/** @param {Node} node @param {Dialect} dialect */
function tableToMarkdown(node, dialect) {
  const rows = (node.children ?? []).map((row) =>
    (row.children ?? []).map((cell) => tableCell(cell, dialect)),
  )
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  /** @param {string[]} cells */
  const line = (cells) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const rule = Array.from({ length: width }, (_, at) => {
    const align = node.align?.[at]
    return align === 'center' ? ':-:' : align === 'right' ? '--:' : '---'
  })
  return [line(rows[0] ?? []), line(rule), ...rows.slice(1).map(line)].join('\n')
}

/** @param {Node} cell @param {Dialect} dialect */
function tableCell(cell, dialect) {
  const source = oneLine(inlineToMarkdown(cell.children ?? [], dialect)).trim()
  return source.replace(/(\\*)\|/g, (_, slashes) => `${slashes}${slashes.length % 2 ? '' : '\\'}|`)
}

/** @param {Node} node @param {Dialect} dialect */
function htmlBlock(node, dialect) {
  const [only] = node.children ?? []
  if (node.tag === 'summary' && node.children?.length === 1 && only?.type === 'paragraph') {
    return `<summary>${oneLine(inlineToMarkdown(only.children ?? [], dialect))}</summary>`
  }
  const body = blocksToMarkdown(node.children ?? [], dialect)
  return `<${node.tag}>\n\n${body}\n\n</${node.tag}>`
}

/** Depth of admonitions in these nodes. @param {Node[]} nodes @returns {number} */
function nesting(nodes) {
  return Math.max(
    0,
    ...nodes.map((node) => (node.type === 'admonition' ? 1 : 0) + nesting(node.children ?? [])),
  )
}

/** @param {string} url */
const destination = (url) =>
  /^[^\s()<>]+$/.test(url) ? url : `<${url.replace(/[<>]/g, encodeURIComponent)}>`

/** @param {string} source */
const lines = (source) => source.split('\n')

/** @param {string} source */
const oneLine = (source) => source.replace(/\\?\s*\n\s*/g, ' ')
