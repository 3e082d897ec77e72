import { FILE_SCHEME, PAGE_SCHEME } from '../shared/page-marks.ts'
import {
  addAttribute,
  declaresStyle,
  editText,
  makeElement,
  moveStyle,
  removeAttribute,
  startTagOf,
  type TextEdits,
  valueRange,
  writeValue,
} from '../shared/html/edit.ts'
import {
  allElements,
  attribute,
  type AttributeRange,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../shared/html/tree.ts'
import type { AllMessages } from '../shared/messages/build-messages.ts'
import { formatMessage } from '../shared/messages/messages.ts'
import type { Heading } from '../shared/records/page-data.ts'
import type { ArticleScripts } from '../shared/records/page.ts'
import type { Slugger } from '../shared/heading-slugs.ts'
import { PATHNAME } from './resolve-href.ts'
import { isWebAddress } from '../shared/routes.ts'
import { FLAG, tableBreaks } from './table-breaks.ts'

/** State of finishing an article: the data collected so far, and the changes to its HTML. */
export interface Finishing {
  source: string
  /** The tree, in its final form up to the current node. */
  nodes: HtmlNode[]
  edits: TextEdits
  /** Interface messages in the page's locale. */
  messages: AllMessages
  /** Resolves an href. */
  resolveHref: (href: string) => string
  /** Converts a resolved href to the address that the site's host serves. */
  address: (href: string) => string
  slugger: Slugger
  /** Number of tables so far, by the heading above them. */
  tables: Map<string, number>
  /** Text of the current heading. */
  lastHeading: string
  /** Whether a level-1 heading with this text is the page's title. */
  isTitle: (text: string) => boolean
  /** The heading with the page's title, if the page writes it itself. */
  title: HtmlElement | undefined
  headings: Heading[]
  hrefs: string[]
  ids: string[]
  styles: Set<string>
  parts: Set<string>
  scripts: ArticleScripts
}

const HEADING = /^h[1-6]$/

/** Whether an element is a heading with an end tag. Without one, it would contain the rest of the article. */
export function isHeading({ name, endTag }: HtmlElement): boolean {
  return HEADING.test(name) && endTag !== undefined
}

/**
 * Adds a heading's ID and its link. The page's title has neither. Other level-1 headings aren't part of the table of
 * contents, which begins below the title.
 */
export function finishHeading(element: HtmlElement, finishing: Finishing): 'id' | undefined {
  const text = textOf(element).trim()
  finishing.lastHeading = text
  const level = Number(element.name.slice(1))
  if (element === finishing.title || !element.endTag) return undefined
  const { slugger, headings, messages, source, edits } = finishing
  const authorId = attribute(element, 'id')
  const id = authorId === undefined ? slugger.slug(text) : slugger.claim(authorId)
  const html = headingHtml(element, source)
  if (html !== '' && level > 1) headings.push({ level, id, html, text })
  for (const range of element.attributeRanges)
    if (range.name === 'id') removeAttribute(range, source, edits)
  addAttribute(element, ['id', id], source, edits)
  const label = formatMessage(messages['article.directLink'], { heading: text })
  const attributes = { class: 'anchor', href: `#${id}`, 'aria-label': label, title: label }
  const link = makeElement('a', attributes, element)
  edits.insert(element.endTag.start, `${startTagOf(link)}</a>`)
  element.children.push(link)
  element.attribs['id'] = id
  return 'id'
}

/** Elements that are replaced with their content in the table of contents. */
const UNWRAPPED = new Set(['a', 'docent-island', 'docent-slot'])

/** A heading's content for the table of contents, without links and IDs, because they would be nested or duplicated. */
export function headingHtml({ children, startTag, endTag }: HtmlElement, source: string): string {
  const edits = editText(source)
  const finishing = { source, edits, styles: new Set<string>() }
  for (const element of allElements(children)) {
    if (UNWRAPPED.has(element.name)) {
      for (const tag of [element.startTag, element.endTag])
        if (tag) edits.replace(tag.start, tag.end, '')
      continue
    }
    for (const range of element.attributeRanges)
      if (range.name === 'id') removeAttribute(range, source, edits)
      else finishAttribute(range, element, finishing)
  }
  return edits.apply(startTag.end, endTag?.start).trim()
}

/** Sets the final address of a page in a frame, which the compiler has marked. Files have theirs. */
export function finishFrame(element: HtmlElement, finishing: Finishing): string | undefined {
  const name = element.name === 'object' ? 'data' : 'src'
  const value = attribute(element, name) ?? ''
  if (value.startsWith(FILE_SCHEME)) return finishLink(element, finishing, name)
  if (!value.startsWith(PAGE_SCHEME)) return undefined
  element.attribs[name] = value.slice(PAGE_SCHEME.length)
  return finishLink(element, finishing, name)
}

/** Sets a link's final address. Links to other sites open in the same tab. */
export function finishLink(
  element: HtmlElement,
  finishing: Finishing,
  name = 'href',
): string | undefined {
  const range = element.attributeRanges.find((each) => each.name === name)
  if (!range) return undefined
  const { source, edits, hrefs, resolveHref, address } = finishing
  const sourceHref = attribute(element, name) ?? ''
  const target = resolveHref(sourceHref)
  // Addresses that docent should leave unchanged aren't checked.
  if (!sourceHref.startsWith(PATHNAME)) hrefs.push(target)
  // Broken links can be configured as warnings, so a link to a file that isn't a page still needs an address.
  const isFile = target.startsWith(FILE_SCHEME)
  const href = isFile ? resolveHref(`/${target.slice(FILE_SCHEME.length)}`) : target
  writeValue(range, address(href), source, edits)
  if (isWebAddress(href) && attribute(element, 'rel') === undefined)
    addAttribute(element, ['rel', 'noopener'], source, edits)
  element.attribs[name] = address(href)
  return name
}

/** Wraps a table in a scrollable region, and lets its code break if the table is wide. */
export function finishTable(table: HtmlElement, finishing: Finishing): void {
  const { startTag, endTag, parent } = table
  if (!endTag) return
  const { edits, nodes, source } = finishing
  const { breaks, places = [] } = tableBreaks(table, source) ?? {}
  const attributes = {
    class: 'table-scroll',
    role: 'region',
    tabindex: '0',
    'aria-label': tableName(finishing),
    ...(breaks && { 'data-breaks': breaks }),
  }
  const region = makeElement('div', attributes, parent, [table])
  const siblings = parent?.children ?? nodes
  siblings[siblings.indexOf(table)] = region
  table.parent = region
  edits.insert(startTag.start, startTagOf(region))
  for (const { at, html } of places) edits.insert(at, html)
  edits.insert(endTag.end, '</div>')
}

/** A page's regions need different names, so the second table below a heading is numbered. */
function tableName({ lastHeading: heading, tables, messages }: Finishing): string {
  const count = (tables.get(heading) ?? 0) + 1
  tables.set(heading, count)
  return count === 1
    ? formatMessage(messages['article.table'], { heading })
    : formatMessage(messages['article.numberedTable'], { number: String(count), heading })
}

/** Keeps a flag such as `--ci-build-id` in one piece. */
export function finishCode(element: HtmlElement, { source, edits }: Finishing): void {
  const isOwn = element.attributeRanges.length === 0 && element.parent?.name !== 'pre'
  if (isOwn && FLAG.test(textOf(element))) addAttribute(element, ['class', 'flag'], source, edits)
}

const ALIGNMENT = /^text-align: (left|center|right)$/

/**
 * Finishes a table cell. Its alignment becomes an attribute with one of three values, so that it needs no generated
 * style sheet. An empty header cell becomes a data cell, because it doesn't name anything.
 */
export function finishCell(element: HtmlElement, { edits }: Finishing): 'style' | undefined {
  const { startTag, endTag, attributeRanges, children } = element
  const align = ALIGNMENT.exec(attribute(element, 'style') ?? '')?.[1]
  const style = attributeRanges.find(({ name }) => name === 'style')
  if (element.name === 'th' && children.length === 0 && endTag) {
    for (const [tag, mark] of [
      [startTag, '<'],
      [endTag, '</'],
    ] as const)
      edits.replace(tag.start, tag.start + `${mark}th`.length, `${mark}td`)
    element.name = 'td'
  }
  if (align === undefined || !style) return undefined
  edits.replace(style.start, style.end, `data-align="${align}"`)
  element.attribs['data-align'] = align
  return 'style'
}

/**
 * Adds an accessible name to the checkbox of a task list item, because nothing else indicates whether the task is done.
 */
export function finishTask(
  element: HtmlElement,
  { messages, source, edits }: Pick<Finishing, 'messages' | 'source' | 'edits'>,
): void {
  const isTask = element.parent && hasClass(element.parent, 'task-list-item')
  if (!isTask || attribute(element, 'type') !== 'checkbox') return
  const isDone = attribute(element, 'checked') !== undefined
  const label = messages[isDone ? 'article.taskDone' : 'article.taskOpen']
  addAttribute(element, ['aria-label', label], source, edits)
}

/**
 * Changes that apply to all attributes in an article: styles move to a style sheet, and angle brackets in values are
 * escaped. They're valid there, but programs that search for tags with patterns would mistake `<h2>` in an image's text
 * alternative for a heading.
 */
export function finishAttribute(
  range: AttributeRange,
  { attribs }: HtmlElement,
  { source, edits, styles }: Pick<Finishing, 'source' | 'edits' | 'styles'>,
): void {
  if (declaresStyle(range)) {
    moveStyle(range, edits)
    styles.add(attribs['style'] ?? '')
  }
  const decoded = attribs[range.name] ?? ''
  if (!decoded.includes('<') && !decoded.includes('>')) return
  const { start, end } = valueRange(range, source)
  const value = source.slice(start, end)
  const escaped = value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  if (escaped !== value) edits.replace(start, end, escaped)
}

/**
 * Finishes the panel of a tab. Browsers find text in panels that aren't selected: React can't write this value of the
 * attribute. A panel that's only a code block is marked, and so are its tabs, which are joined with the block. Style
 * sheets could see it only once the panel has arrived, and would move what readers see already.
 * @returns the attribute with its new value
 */
export function finishTabPanel(
  element: HtmlElement,
  { source, edits }: Pick<Finishing, 'source' | 'edits'>,
): string | undefined {
  const { attribs, attributeRanges, parent, children } = element
  if (attribs['role'] !== 'tabpanel') return undefined
  const [only, ...others] = children.filter(isElement)
  if (only && others.length === 0 && hasClass(only, 'code-block')) {
    addAttribute(element, CODE_ONLY, source, edits)
    if (parent && hasClass(parent, 'tabs') && !(CODE_ONLY[0] in parent.attribs)) {
      addAttribute(parent, CODE_ONLY, source, edits)
      parent.attribs[CODE_ONLY[0]] = CODE_ONLY[1]
    }
  }
  const range = attributeRanges.find(({ name }) => name === 'hidden')
  if (!range) return undefined
  attribs['hidden'] = 'until-found'
  writeValue(range, 'until-found', source, edits)
  return range.name
}

const CODE_ONLY: [name: string, value: string] = ['data-code', '']
