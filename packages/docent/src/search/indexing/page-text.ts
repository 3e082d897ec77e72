import { attribute, isElement } from '../../html/find-nodes.ts'
import type { HtmlElement, HtmlNode } from '../../html/parse-html.ts'
import type { Heading } from '../../model/page-data.ts'

/** Text of one section of a page, as search sees it. */
export interface SectionText {
  /** Anchor; empty for what stands above the first heading. */
  id: string
  /** 2 to 6 for headings; 7 for a table row with an anchor of its own. */
  level: number
  heading: string
  /** Prose: blocks separated by a line break. */
  text: string
  /** Code samples. */
  code: string
  /** Links in the text, with their words; absent when there is none. */
  links?: { href: string; text: string }[]
}

/** Elements whose content is no text of the page. */
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

/** Elements inside a line; all others end it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Tabs that docent derives from the first one repeat its content. */
const DERIVED_GROUPS = new Set(['language', 'package-manager'])

const HEADING = /^h[1-6]$/

export const ROW_LEVEL = 7

/** What is around a node. */
interface Place {
  /** The nearest group of tabs. */
  group: string
  inCode: boolean
  inHeading: boolean
  /** A table row with an anchor. */
  row: SectionText | undefined
  /** Whether text is the name of that row. */
  inRowHead: boolean
}

/**
 * Splits an article into its sections: one for each heading, and one for each table row that has an anchor. What repeats
 * (derived tabs) or is no text (controls, drawings, `data-search-ignore`) is left out.
 */
export function pageText(nodes: readonly HtmlNode[], headings: readonly Heading[]): SectionText[] {
  const known = new Map(headings.map((heading) => [heading.id, heading]))
  const sections: SectionText[] = []
  const begin = (id: string, level: number, heading: string): SectionText => {
    const section = { id, level, heading, text: '', code: '' }
    sections.push(section)
    return section
  }
  let section = begin('', 1, '')

  const endLine = ({ name }: HtmlElement): void => {
    const isInside = INLINE.has(name) || section.text === '' || section.text.endsWith('\n')
    if (!isInside) section.text += '\n'
  }
  const readText = (text: string, { inCode, inHeading, row, inRowHead }: Place): void => {
    if (inHeading) return
    if (inCode) section.code += text
    else if (inRowHead && row) row.heading += text
    else section.text += text
  }
  const readAll = (children: readonly HtmlNode[], place: Place): void => {
    for (const node of children) {
      if (node.type === 'text') readText(node.data, place)
      else if (isElement(node)) readElement(node, place)
    }
  }
  const readRow = (element: HtmlElement, id: string, place: Place): void => {
    const outer = section
    const row = begin(id, ROW_LEVEL, '')
    section = row
    readAll(element.children, { ...place, row })
    row.heading = row.heading.trim()
    section = outer
  }
  const readLink = ({ children }: HtmlElement, href: string, place: Place): void => {
    const start = section.text.length
    readAll(children, place)
    const text = section.text.slice(start).replace(/\s+/g, ' ').trim()
    if (text !== '') (section.links ??= []).push({ href, text })
  }
  const readElement = (element: HtmlElement, around: Place): void => {
    const { name, children } = element
    const group = attribute(element, 'data-group') ?? around.group
    if (isLeftOut(element, group)) return
    const id = attribute(element, 'id')
    const href = attribute(element, 'href')
    const heading = HEADING.test(name) && id !== undefined ? known.get(id) : undefined
    if (heading) section = begin(heading.id, heading.level, heading.text)
    const isRowHead = around.row?.heading === '' && (name === 'th' || name === 'td')
    const place = {
      group,
      row: around.row,
      inCode: around.inCode || name === 'pre',
      inHeading: around.inHeading || heading !== undefined || name === 'h1',
      inRowHead: around.inRowHead || isRowHead,
    }
    endLine(element)
    if (name === 'tr' && id !== undefined) readRow(element, id, place)
    else if (name === 'a' && href !== undefined) readLink(element, href, place)
    else readAll(children, place)
    if (name === 'pre') section.code += '\n'
    if (!HEADING.test(name)) endLine(element)
  }

  readAll(nodes, { group: '', row: undefined, inCode: false, inHeading: false, inRowHead: false })
  return sections.map(({ text, code, ...rest }) => ({
    ...rest,
    text: text
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim(),
    code: code.trim(),
  }))
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
