import { errors } from '../errors/index.ts'
import {
  attribute,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../shared/html/tree.ts'
import { ROW_LEVEL, type SectionText } from '../shared/records/searchable-page.ts'
import type { Heading } from '../shared/records/page-data.ts'
import { articleMarkdown, type MarkdownOptions } from './markdown-copy/article-markdown.ts'

/** Text that is derived from a finished article for the search and for Markdown copies. */
export interface ArticleTexts {
  sections: SectionText[]
  markdown: string
}

/**
 * An article's search text and Markdown.
 * @throws DocentError if its elements are nested so deeply that the call stack overflows
 */
export function articleTexts(
  nodes: readonly HtmlNode[],
  headings: readonly Heading[],
  options: MarkdownOptions,
  file: string,
): ArticleTexts {
  return withinStack(file, () => ({
    sections: pageText(nodes, headings),
    markdown: articleMarkdown(nodes, options),
  }))
}

/**
 * Runs a function that recurses into nested elements.
 * @throws DocentError when elements are nested so deeply that the call stack overflows
 */
export function withinStack<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof RangeError) throw errors.nestedTooDeeply({ file, cause })
    throw cause
  }
}

/** Elements whose content isn't part of the page's text. */
const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'button',
  'svg',
  'input',
  'select',
  'noscript',
])

/** Inline elements. All others end the line. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Groups of tabs that docent derives from the first one. They repeat its content. */
const DERIVED_GROUPS = new Set(['language', 'package-manager'])

const HEADING = /^h[1-6]$/
/** The first cell of a row, or the name of a field. */
const ROW_HEADING = /^(?:th|td|dfn)$/
const CODE_HEADING = /^<code>(?:(?!<\/code>).)*<\/code>$/

/** The context of a node. */
interface Context {
  /** The nearest group of tabs. */
  group: string
  inCode: boolean
  inHeading: boolean
  /** The parts of a formula are one word. */
  inMath: boolean
  /** A table row with an anchor. */
  row: SectionText | undefined
  /** Whether text is the name of that row. */
  inRowHeading: boolean
}

/**
 * Splits an article into sections: one for each heading, and one for each table row and each field that has an anchor. Repeated content
 * (derived tabs) is left out, and so is everything that isn't text (controls, drawings, `data-search-ignore`).
 */
export function pageText(nodes: readonly HtmlNode[], headings: readonly Heading[]): SectionText[] {
  const headingsById = new Map(headings.map((heading) => [heading.id, heading]))
  const sections: SectionText[] = []
  const begin = (id: string, level: number, heading: string, isCode = false): SectionText => {
    const section: SectionText = { id, level, heading, text: '', code: '' }
    if (isCode) section.isCode = true
    sections.push(section)
    return section
  }
  let section = begin('', 1, '')
  /** Whether the section's text ends with a line break. Asking the growing text itself would copy it each time. */
  let isLineEnd = false

  const endLine = ({ name }: HtmlElement, { inMath }: Context): void => {
    const isInside = INLINE.has(name) || inMath
    if (isInside || section.text === '' || isLineEnd) return
    section.text += '\n'
    isLineEnd = true
  }
  const readText = (text: string, { inCode, inHeading, row, inRowHeading }: Context): void => {
    if (inHeading) return
    if (inCode) section.code += text
    else if (inRowHeading && row) row.heading += text
    else {
      section.text += text
      if (text !== '') isLineEnd = text.endsWith('\n')
    }
  }
  const readAll = (children: readonly HtmlNode[], context: Context): void => {
    for (const node of children) {
      if (node.type === 'text') readText(node.data, context)
      else if (isElement(node)) readElement(node, context)
    }
  }
  const readRow = (element: HtmlElement, id: string, context: Context): void => {
    const outer = section
    const wasLineEnd = isLineEnd
    const row = begin(id, ROW_LEVEL, '')
    section = row
    readAll(element.children, { ...context, row })
    row.heading = row.heading.trim()
    section = outer
    isLineEnd = wasLineEnd
  }
  const readLink = ({ children }: HtmlElement, href: string, context: Context): void => {
    const start = section.text.length
    readAll(children, context)
    const text = section.text.slice(start).replace(/\s+/g, ' ').trim()
    if (text !== '') (section.links ??= []).push({ href, text })
  }
  const readElement = (element: HtmlElement, around: Context): void => {
    const { name, children } = element
    const group = attribute(element, 'data-group') ?? around.group
    if (isLeftOut(element, group)) return
    const id = attribute(element, 'id')
    const href = attribute(element, 'href')
    const heading = HEADING.test(name) && id !== undefined ? headingsById.get(id) : undefined
    if (heading)
      section = begin(heading.id, heading.level, heading.text, CODE_HEADING.test(heading.html))
    const isRowHeading = around.row?.heading === '' && ROW_HEADING.test(name)
    if (isRowHeading && around.row && isCodeName(element)) around.row.isCode = true
    const context = {
      group,
      row: around.row,
      inCode: around.inCode || name === 'pre',
      inMath: around.inMath || name === 'math',
      inHeading: around.inHeading || heading !== undefined || name === 'h1',
      inRowHeading: around.inRowHeading || isRowHeading,
    }
    endLine(element, context)
    const row = name === 'tr' || isField(element) ? rowAnchor(element) : undefined
    if (row !== undefined) readRow(element, row, context)
    else if (name === 'a' && href !== undefined) readLink(element, href, context)
    else readAll(children, context)
    if (name === 'pre') section.code += '\n'
    if (!HEADING.test(name)) endLine(element, context)
  }

  readAll(nodes, {
    group: '',
    row: undefined,
    inCode: false,
    inHeading: false,
    inMath: false,
    inRowHeading: false,
  })
  return sections.map(({ text, code, ...rest }) => ({
    ...rest,
    text: text
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim(),
    code: code.trim(),
  }))
}

/** Whether the name of a row is code, or several pieces of code. */
function isCodeName(element: HtmlElement): boolean {
  const isCode = (node: HtmlNode): boolean =>
    isElement(node)
      ? node.name === 'code' || node.children.every(isCode)
      : node.type !== 'text' || !/[\p{L}\p{N}]/u.test(node.data)
  return textOf(element).trim() !== '' && isCode(element)
}

/** A field of a definition list: its name, followed by its description. */
function isField({ name, parent }: HtmlElement): boolean {
  return name === 'div' && parent?.name === 'dl' && hasClass(parent, 'fields')
}

/** The anchor of a table row: its own, or the first one in its first cell, as authors write it in Markdown. */
function rowAnchor(row: HtmlElement): string | undefined {
  const rowId = attribute(row, 'id')
  if (rowId !== undefined) return rowId
  const cell = row.children.find(isElement)
  const anchor = cell?.children.find(
    (node): node is HtmlElement => isElement(node) && attribute(node, 'id') !== undefined,
  )
  return anchor && attribute(anchor, 'id')
}

function isLeftOut(element: HtmlElement, group: string): boolean {
  const { name, attribs } = element
  const isDerived =
    attribs['role'] === 'tabpanel' && 'hidden' in attribs && DERIVED_GROUPS.has(group)
  return (
    SKIPPED.has(name) ||
    isDerived ||
    'data-search-ignore' in attribs ||
    attribs['class'] === 'anchor'
  )
}
