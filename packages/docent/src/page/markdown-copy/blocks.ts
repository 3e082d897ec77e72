import {
  attribute,
  elementsOf,
  findByName,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../../shared/html/tree.ts'
import { escapeStart, escapeText, fence } from './escape.ts'
import { figureLabel, pictureText } from './figures.ts'
import { inline, type Writing } from './inline.ts'
import { anchorMark, isInline, isPicture, isSilent, withAnchor } from './nodes.ts'
import { table } from './table.ts'

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

/**
 * A code block as a fence with its language. If a sample marks lines as added or removed, it's written as a diff,
 * because the marks would be lost otherwise.
 */
export function codeBlock(figure: HtmlElement): string {
  const code = findByName(figure, 'code') ?? figure
  const language = attribute(figure, 'data-language') ?? languageOf(code)
  const isDiff = language !== 'diff' && elementsOf(code).some((line) => sign(line) !== ' ')
  const text = isDiff
    ? elementsOf(code)
        .map((line) => `${sign(line)} ${textOf(line)}`.trimEnd())
        .join('\n')
    : textOf(code)
  return fenced(text, isDiff ? 'diff' : language)
}

/** Preformatted text that isn't a code block. */
export function preformatted(pre: HtmlElement): string {
  return fenced(textOf(pre), languageOf(findByName(pre, 'code') ?? pre))
}

/** A code fence that is longer than any sequence of backticks in the code. */
export function fenced(text: string, language: string): string {
  const mark = fence(text, 3)
  return `${mark}${language}\n${text.replace(/^\n|\s+$/g, '')}\n${mark}`
}

function languageOf(code: HtmlElement): string {
  return /\blanguage-(\S+)/.exec(attribute(code, 'class') ?? '')?.[1] ?? ''
}

function sign(line: HtmlElement): '+' | '-' | ' ' {
  return hasClass(line, 'diff-add') ? '+' : hasClass(line, 'diff-remove') ? '-' : ' '
}

/** Panels that aren't derived. Copies leave out panels that docent derives from another one. */
export function tabPanels(tabs: HtmlElement): HtmlElement[] {
  return elementsOf(tabs).filter(
    (child) => attribute(child, 'role') === 'tabpanel' && !isSilent(child),
  )
}

/**
 * Joins the same commands for several package managers into one code block, because four blocks for one command would
 * make the text around them hard to read.
 * @returns undefined if the tabs have other content
 */
export function packageManagerCommands(tabs: HtmlElement): string | undefined {
  if (attribute(tabs, 'data-group') !== 'package-manager') return undefined
  const panels = tabPanels(tabs)
  const blocks = panels.map(onlyCode)
  if (!blocks.every((block) => block && !findByName(block, 'figcaption'))) return undefined
  const text = panels.map((panel, i) => {
    const code = blocks[i] && findByName(blocks[i], 'code')
    return `# ${attribute(panel, 'aria-label')}\n${code ? textOf(code).trim() : ''}`
  })
  return fenced(text.join('\n\n'), (blocks[0] && attribute(blocks[0], 'data-language')) ?? '')
}

/** The code block of a panel that contains nothing else. */
function onlyCode(panel: HtmlElement): HtmlElement | undefined {
  const content = panel.children.filter((node) => isElement(node) || textOf(node).trim() !== '')
  const [only] = content
  const isCode = only !== undefined && isElement(only) && hasClass(only, 'code-block')
  return content.length === 1 && isCode ? only : undefined
}
