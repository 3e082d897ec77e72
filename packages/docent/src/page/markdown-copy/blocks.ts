import { FENCE_LANGUAGE, FENCE_SOURCE } from '../../shared/markup.ts'
import {
  attribute,
  elementsOf,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../shared/html/tree.ts'
import {
  codeBlock,
  fenced,
  formulas,
  preformatted,
  packageManagerCommands,
  tabPanels,
} from './code-blocks.ts'
import { escapeStart, escapeText } from './escape.ts'
import { figureLabel, picturedFigure, pictureText } from './figures.ts'
import { inline, mediaLink, type Writing } from './inline.ts'
import {
  anchorMark,
  hasContent,
  isInline,
  isMedia,
  isPicture,
  isSilent,
  startsBlock,
  withAnchor,
} from './nodes.ts'
import { table } from './table.ts'

const HEADING = /^h([1-6])$/

/** Converts nodes to Markdown blocks, which blank lines separate. */
export function blocks(nodes: readonly HtmlNode[], writing: Writing): string[] {
  const blockTexts: string[] = []
  let run: HtmlNode[] = []
  const flush = (): void => {
    // A hard break at the end of a paragraph would become a visible backslash.
    const paragraph = inline(run, writing)
      .replace(/(?:\\\n\s*)+$/, '')
      .trim()
    if (paragraph !== '') blockTexts.push(escapeStart(paragraph))
    run = []
  }
  for (const node of nodes) {
    if (isSilent(node)) continue
    if (!isElement(node) || (isInline(node) && !(writing.inFigure && isPicture(node))))
      run.push(node)
    else {
      flush()
      blockTexts.push(...withAnchor(anchorOf(node, writing), block(node, writing)))
    }
  }
  flush()
  return blockTexts
}

/** Headings write their own anchors, and nothing links to a part of a figure. */
function anchorOf(element: HtmlElement, { inFigure, inList }: Writing): string | undefined {
  const hasOwn = inFigure || element.name === 'figure' || isPicture(element)
  const isHeading = HEADING.test(element.name) && !inList
  return hasOwn || isHeading ? undefined : attribute(element, 'id')
}

function block(element: HtmlElement, writing: Writing): string[] {
  const { name, children } = element
  if (hasClass(element, 'math-block')) return formulas(element)
  const language = attribute(element, FENCE_LANGUAGE)
  if (language !== undefined) return [fenced(attribute(element, FENCE_SOURCE) ?? '', language)]
  if (isPicture(element)) return pictureText(element, writing)
  if (isMedia(element)) return mediaLink(element, writing)
  const level = HEADING.exec(name)?.[1]
  if (level !== undefined) return heading(element, Number(level), writing)
  switch (name) {
    case 'ul':
    case 'ol':
      return list(element, writing)
    case 'dl':
      return hasClass(element, 'fields') ? fields(element, writing) : blocks(children, writing)
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
    case 'hr':
      return ['---']
    case 'summary':
      return children.some((child) => isElement(child) && HEADING.test(child.name))
        ? blocks(children, writing)
        : label(inline(children, { ...writing, inStrong: true }))
    case 'dt':
      return label(inline(children, { ...writing, inStrong: true }))
    default:
      return hasClass(element, 'tabs') ? tabs(element, writing) : blocks(children, writing)
  }
}

function heading(element: HtmlElement, level: number, writing: Writing): string[] {
  // A heading inside a list item labels the item instead of starting a section of the page.
  if (writing.inList) return label(inline(element.children, { ...writing, inStrong: true }))
  const text = inline(element.children, writing).replaceAll('\\\n', ' ').trim()
  if (text === '') return []
  const id = attribute(element, 'id')
  const usualId = writing.slugger.slug(textOf(element).replace(/\s+/g, ' '))
  const anchor = id === undefined || id === usualId ? '' : ` ${anchorMark(id)}`
  // Signs at the end would close the heading.
  const closed = anchor === '' ? text.replace(/(^|\s)(#+)$/, '$1\\$2') : text
  return [`${'#'.repeat(level)} ${closed}${anchor}`]
}

/** A line in bold that labels the content below it. */
function label(text: string): string[] {
  return text.trim() === '' ? [] : [`**${text.trim()}**`]
}

function quote(parts: readonly string[]): string[] {
  if (parts.length === 0) return []
  return [parts.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')]
}

/** The type precedes a custom title: "Caution" and "Caution: Mind the gap". */
function admonition(element: HtmlElement, writing: Writing): string[] {
  const kind = /\badmonition-(\w+)/.exec(attribute(element, 'class') ?? '')?.[1] ?? ''
  const isTitle = (node: HtmlNode): node is HtmlElement =>
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

/** All tabs, one after the other. The labels are left out if all but one of the tabs are derived. */
function tabs(element: HtmlElement, writing: Writing): string[] {
  const commands = packageManagerCommands(element)
  if (commands !== undefined) return [commands]
  const panels = tabPanels(element)
  return panels.flatMap((panel) => [
    ...(panels.length > 1 ? label(escapeText(attribute(panel, 'aria-label') ?? '')) : []),
    ...blocks(panel.children, writing),
  ])
}

/** A figure: its name, then its content, with captions where they appear. */
function figure(element: HtmlElement, writing: Writing): string[] {
  // The title isn't in the fence's info string, because most renderers show nothing of it except the language.
  if (hasClass(element, 'code-block')) {
    const titles = elementsOf(element).filter(({ name }) => name === 'figcaption')
    return [...titles.flatMap((title) => label(escapeText(textOf(title)))), codeBlock(element)]
  }
  const pictured = picturedFigure(element, writing)
  const inside = { ...writing, inFigure: true, ...(pictured && { figure: pictured }) }
  const name = pictured ? [] : figureLabel(element, writing)
  return [...name, ...blocks(element.children, inside)]
}

/** Text between the items of a list, which HTML doesn't allow but browsers show, becomes an item. */
function list(element: HtmlElement, writing: Writing): string[] {
  const items = element.children.filter(hasContent).map((child) => {
    const inside = { ...writing, inList: true }
    return isElement(child) && child.name === 'li'
      ? withAnchor(anchorOf(child, inside), blocks(child.children, inside))
      : blocks([child], inside)
  })
  return listLines(element, items)
}

/**
 * A list of fields: an item for each, with its name, its type, and the rest of the line above the description. Text
 * between them becomes an item, as in other lists.
 */
function fields(element: HtmlElement, writing: Writing): string[] {
  const items = element.children.filter(hasContent).map((field) => {
    const inside = { ...writing, inList: true }
    if (!isElement(field) || field.name !== 'div') return blocks([field], inside)
    const id = attribute(field, 'id')
    const around = new Set(writing.around).add(`#${id}`).add(`#${encodeURIComponent(id ?? '')}`)
    const [term, ...rest] = elementsOf(field)
    // The name is code in most lists, so it isn't emphasized, too.
    const names = term?.children.flatMap((node) =>
      isElement(node) && node.name === 'dfn' ? node.children : [node],
    )
    const line = inline(names ?? [], { ...inside, around }).trim()
    const [first = '', ...more] = rest.flatMap(({ children }) => blocks(children, inside))
    // The description begins on a new line of the same paragraph, unless it's another kind of block.
    const top = startsBlock(first) ? [line, first] : [`${line}\\\n${first}`]
    return withAnchor(anchorOf(field, inside), first === '' ? [line] : [...top, ...more])
  })
  return listLines(element, items)
}

function listLines(element: HtmlElement, items: readonly string[][]): string[] {
  const start = Number(attribute(element, 'start') ?? 1)
  // Consecutive paragraphs need blank lines between them, but a nested list doesn't.
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
