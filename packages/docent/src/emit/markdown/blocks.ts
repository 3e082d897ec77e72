import { codeBlock, preformatted } from './code-block.ts'
import { escapeInline, escapeStart, escapeText } from './escape.ts'
import { inline, type Writing } from './inline.ts'
import {
  attribute,
  elementsOf,
  find,
  hasClass,
  isElement,
  isInline,
  isSilent,
  textOf,
  type Element,
  type Node,
} from './nodes.ts'
import { table } from './table.ts'
import { packageManagerCommands, tabPanels } from './tabs.ts'

/** Nodes as blocks of Markdown, which blank lines separate. */
export function blocks(nodes: readonly Node[], writing: Writing): string[] {
  const found: string[] = []
  let run: Node[] = []
  const flush = (): void => {
    const paragraph = inline(run, writing).trim()
    if (paragraph !== '') found.push(escapeStart(paragraph))
    run = []
  }
  for (const node of nodes) {
    if (isSilent(node)) continue
    if (!isElement(node) || isInline(node)) run.push(node)
    else {
      flush()
      found.push(...block(node, writing))
    }
  }
  flush()
  return found
}

function block(element: Element, writing: Writing): string[] {
  const { name, children } = element
  const heading = /^h([1-6])$/.exec(name)
  if (heading) {
    // A heading inside a list item names the item, not a part of the page.
    if (writing.inList) return label(inline(children, { ...writing, inStrong: true }))
    const text = inline(children, writing).replaceAll('\\\n', ' ').trim()
    return text === '' ? [] : [`${'#'.repeat(Number(heading[1]))} ${text}`]
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return list(element, writing)
    case 'table':
      return [table(element, writing)].filter((text) => text !== '')
    case 'blockquote':
      return quote(blocks(children, writing))
    case 'aside':
      return hasClass(element, 'admonition')
        ? quote(admonition(element, writing))
        : blocks(children, writing)
    case 'pre':
      return [preformatted(element)]
    case 'figure':
      return figure(element, writing)
    case 'svg':
      return drawing(element, writing)
    case 'hr':
      return ['---']
    case 'dt':
    case 'summary':
      return label(inline(children, { ...writing, inStrong: true }))
    default:
      return hasClass(element, 'tabs') ? tabs(element, writing) : blocks(children, writing)
  }
}

/** A line in bold that names what follows it. */
function label(text: string): string[] {
  return text.trim() === '' ? [] : [`**${text.trim()}**`]
}

function quote(parts: readonly string[]): string[] {
  if (parts.length === 0) return []
  return [parts.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')]
}

/** The kind stands before a title of its own: "Caution" and "Caution: Mind the gap". */
function admonition(element: Element, writing: Writing): string[] {
  const kind = /\badmonition-(\w+)/.exec(attribute(element, 'class') ?? '')?.[1] ?? ''
  const isTitle = (node: Node): node is Element =>
    isElement(node) && hasClass(node, 'admonition-title')
  const heading = element.children.find(isTitle)
  const title = heading ? inline(heading.children, { ...writing, inStrong: true }).trim() : ''
  const name = escapeText(writing.messages[`admonition.${kind}`] ?? kind)
  const says = title.toLowerCase().startsWith(name.toLowerCase())
  return [
    ...label(says ? title : `${name}: ${title}`),
    ...blocks(
      element.children.filter((node) => !isTitle(node)),
      writing,
    ),
  ]
}

/** All tabs behind each other; the names are left out when only one of them has something of its own to say. */
function tabs(element: Element, writing: Writing): string[] {
  const commands = packageManagerCommands(element)
  if (commands !== undefined) return [commands]
  const panels = tabPanels(element)
  return panels.flatMap((panel) => [
    ...(panels.length > 1 ? label(escapeText(attribute(panel, 'aria-label') ?? '')) : []),
    ...blocks(panel.children, writing),
  ])
}

function figure(element: Element, writing: Writing): string[] {
  if (hasClass(element, 'code-block')) return [codeBlock(element)]
  const isCaption = (node: Node): node is Element => isElement(node) && node.name === 'figcaption'
  const caption = element.children.find(isCaption)
  const content = blocks(
    element.children.filter((node) => !isCaption(node)),
    writing,
  )
  return [...content, ...(caption ? blocks(caption.children, writing) : [])]
}

/** A drawing says what it shows with its title and description. */
function drawing(element: Element, { messages }: Writing): string[] {
  const name = messages['markdown.figure']
  const [title = '', description = ''] = ['title', 'desc'].map((part) => {
    const found = find(element, part)
    return found ? escapeInline(textOf(found).replace(/\s+/g, ' ').trim()) : ''
  })
  const end = /[.!?]$/.test(title) ? '' : '.'
  return [`**${name.replace('{title}', () => title)}${end}** ${description}`.trim()]
}

function list(element: Element, writing: Writing): string[] {
  const start = Number(attribute(element, 'start') ?? 1)
  const items = elementsOf(element)
    .filter((item) => item.name === 'li' && !isSilent(item))
    .map((item) => blocks(item.children, { ...writing, inList: true }))
  // Paragraphs behind each other need blank lines, a list inside an item does not.
  const isTight = items.every(
    (parts) => parts.length < 2 || (parts.length === 2 && /^(?:[-*+]|\d+\.) /.test(parts[1] ?? '')),
  )
  const lines = items.map((parts, i) => {
    const sign = element.name === 'ol' ? `${start + i}. ` : '- '
    const text = parts.join(isTight ? '\n' : '\n\n')
    return sign + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
  })
  return lines.length === 0 ? [] : [lines.join(isTight ? '\n' : '\n\n')]
}
