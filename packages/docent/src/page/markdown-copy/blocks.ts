import { attribute, elementsOf, hasClass, isElement, textOf } from '../../shared/html/find-nodes.ts'
import type { HtmlElement, HtmlNode } from '../../shared/html/parse-html.ts'
import { isInline, isPicture, isSilent } from './nodes.ts'
import { codeBlock, fenced, preformatted } from './fenced-code.ts'
import { anchorMark, withAnchor } from './anchors.ts'
import { escapeStart, escapeText } from './escape.ts'
import { figureLabel, pictureText } from './figures.ts'
import { inline, type Writing } from './inline.ts'
import { table } from './table.ts'
import { packageManagerCommands, tabPanels } from './tab-panels.ts'

/** Converts nodes to Markdown blocks, which blank lines separate. */
export function blocks(nodes: readonly HtmlNode[], writing: Writing): string[] {
  const found: string[] = []
  let run: HtmlNode[] = []
  const flush = (): void => {
    // A hard break at the end of a paragraph would become a visible backslash.
    const paragraph = inline(run, writing)
      .replace(/(?:\\\n\s*)+$/, '')
      .trim()
    if (paragraph !== '') found.push(escapeStart(paragraph))
    run = []
  }
  for (const node of nodes) {
    if (isSilent(node)) continue
    if (!isElement(node) || (isInline(node) && !(writing.inFigure && isPicture(node))))
      run.push(node)
    else {
      flush()
      found.push(...withAnchor(anchorOf(node, writing), block(node, writing)))
    }
  }
  flush()
  return found
}

/** Headings write their own anchors, and nothing links to a part of a figure. */
function anchorOf(element: HtmlElement, { inFigure, inList }: Writing): string | undefined {
  const hasOwn = inFigure || element.name === 'figure' || isPicture(element)
  const isHeading = /^h[1-6]$/.test(element.name) && !inList
  return hasOwn || isHeading ? undefined : attribute(element, 'id')
}

function block(element: HtmlElement, writing: Writing): string[] {
  const { name, children } = element
  if (hasClass(element, 'math-block')) return formulas(element)
  const source = hasClass(element, 'mermaid') ? attribute(element, 'data-source') : undefined
  if (source !== undefined) return [fenced(source, 'mermaid')]
  if (isPicture(element)) return pictureText(element, writing)
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return heading(element, Number(level), writing)
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
    case 'hr':
      return ['---']
    case 'dt':
    case 'summary':
      return label(inline(children, { ...writing, inStrong: true }))
    default:
      return hasClass(element, 'tabs') ? tabs(element, writing) : blocks(children, writing)
  }
}

/** Display math in GitHub's syntax. */
function formulas(element: HtmlElement): string[] {
  return elementsOf(element).map((math) =>
    fenced(attribute(math, 'data-tex') ?? textOf(math), 'math'),
  )
}

function heading(element: HtmlElement, level: number, writing: Writing): string[] {
  // A heading inside a list item labels the item instead of starting a section of the page.
  if (writing.inList) return label(inline(element.children, { ...writing, inStrong: true }))
  const text = inline(element.children, writing).replaceAll('\\\n', ' ').trim()
  if (text === '') return []
  const id = attribute(element, 'id')
  const own = writing.slugger.slug(textOf(element).replace(/\s+/g, ' '))
  const anchor = id === undefined || id === own ? '' : ` ${anchorMark(id)}`
  return [`${'#'.repeat(level)} ${text}${anchor}`]
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
  const inside = { ...writing, inFigure: true }
  return [...figureLabel(element, writing), ...blocks(element.children, inside)]
}

function list(element: HtmlElement, writing: Writing): string[] {
  const start = Number(attribute(element, 'start') ?? 1)
  const items = elementsOf(element)
    .filter((item) => item.name === 'li' && !isSilent(item))
    .map((item) => {
      const inside = { ...writing, inList: true }
      return withAnchor(anchorOf(item, inside), blocks(item.children, inside))
    })
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
