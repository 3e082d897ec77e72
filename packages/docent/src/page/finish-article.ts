import { escapeHtml } from '../shared/html.ts'
import { addAttribute, editText } from '../shared/html/edit.ts'
import {
  allElements,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  textOf,
} from '../shared/html/tree.ts'
import { ARTICLE_PARTS, partOf } from '../shared/markup.ts'
import { fillMessages } from '../shared/messages/placeholders.ts'
import type { AllMessages } from '../shared/messages/build-messages.ts'
import type { Article, ArticleScripts, OldAnchor } from '../shared/records/page.ts'
import { createSlugger } from '../shared/heading-slugs.ts'
import { titleEnd } from './article-order.ts'
import {
  finishAttribute,
  finishCell,
  finishCode,
  finishFrame,
  finishHeading,
  type Finishing,
  finishLink,
  finishTable,
  finishTabPanel,
  finishTask,
  isHeading,
} from './finish-elements.ts'
import { separateFootnotes } from './footnotes.ts'
import { imageAddresses } from './picture-elements.ts'
import { takeHead, takeMissingScripts, takeToc } from './markers.ts'
import { addOldAnchors, type TopAnchors } from './old-anchors.ts'

export interface FinishOptions {
  title: string
  /** If the page hides its title, no h1 is added. */
  hideTitle: boolean
  /** Whether a level-1 heading with other words belongs to the text instead of being the title. Default: false. */
  hasOtherHeading?: boolean
  /** Interface messages in the page's locale. */
  messages: AllMessages
  /** Resolves an href to a route or another address, for the checks. */
  resolveHref: (href: string) => string
  /** Converts the result to the address that the site's host serves, if it's different. */
  address?: (href: string) => string
  /** Anchors that the page no longer has. Default: none. */
  oldAnchors?: readonly OldAnchor[]
  /** What the site's own scripts and style sheets look for. Default: nothing. */
  siteParts?: SiteParts
}

/** Elements that some of the site's scripts and style sheets are for. */
export interface SiteParts {
  /** Attributes that inline scripts look for. */
  scriptAttributes: readonly string[]
  /** Style sheets, and the class of the elements that each is for. */
  articleStyles: readonly { file: string; class: string }[]
  /** Whether a plugin may offer other sources for images. */
  imageSources?: boolean
}

export interface FinishedArticle {
  article: Article
  /** The HTML as a tree, for the search, the Markdown copy, and its check. */
  nodes: HtmlNode[]
}

/**
 * Visits an article's tree once, including the output of partials and components: adds IDs and links to headings, makes
 * tables scrollable, resolves addresses, and collects the lists for checks and the table of contents. Changes are
 * written into the HTML at their offsets, so the rest of it stays as it was rendered.
 */
export function finishArticle(
  html: string,
  islands: string[],
  options: FinishOptions,
): FinishedArticle {
  const { title, hideTitle, hasOtherHeading = false, messages, resolveHref } = options
  const { address = (href) => href, siteParts = NO_PARTS } = options
  const tree = parseHtml(withMessages(html, messages))
  const { source, children: nodes } = tree
  const edits = editText(source)
  const head = takeHead(tree, edits)
  const toc = takeToc(tree, edits)
  const missing = takeMissingScripts(tree, edits)
  separateFootnotes(nodes, source, edits)
  const finishing: Finishing = {
    source,
    nodes,
    edits,
    messages,
    resolveHref,
    address,
    slugger: createSlugger(headingIds(nodes)),
    tables: new Map(),
    lastHeading: title,
    isTitle: (text) => !hasOtherHeading || text === title,
    title: undefined,
    headings: [],
    hrefs: [],
    ids: [],
    styles: new Set(),
    parts: new Set(),
    scripts: { tabGroups: false, attributes: [], ...missing },
  }
  finishAll(nodes, false, finishing, siteParts)
  const { headings, hrefs, ids, styles, parts, scripts, title: own } = finishing
  const header = own || hideTitle || title === '' ? '' : titleHeader(title)
  const old = addOldAnchors(options.oldAnchors ?? [], { nodes, edits, messages, address })
  return {
    article: {
      html: withTop(header + edits.apply(), old),
      ...head,
      ...toc,
      headings,
      hrefs,
      ids,
      ...(siteParts.imageSources === true && { images: imageAddresses(nodes) }),
      islands,
      styles: [...styles],
      articleParts: partsInOrder(parts, siteParts),
      scripts,
    },
    nodes: [...parseHtml(header).children, ...nodes],
  }
}

const NO_PARTS: SiteParts = { scriptAttributes: [], articleStyles: [] }

/** IDs that headings already have. */
function headingIds(nodes: readonly HtmlNode[]): Set<string> {
  const headings = allElements(nodes).filter(isHeading)
  return new Set(headings.flatMap(({ attribs }) => attribs['id'] ?? []))
}

function finishAll(
  children: readonly HtmlNode[],
  inIsland: boolean,
  finishing: Finishing,
  siteParts: SiteParts,
): void {
  for (const element of children) {
    if (!isElement(element)) continue
    const { name, attribs } = element
    // React hydrates an island only if its markup is the same as in the build. Its static children aren't hydrated.
    const isOwn = name === 'docent-island' || (inIsland && name !== 'docent-slot')
    if (name === 'h1' && !inIsland) noteTitle(element, finishing)
    const finished = inIsland ? noteLink(element, finishing) : finishElement(element, finishing)
    for (const range of element.attributeRanges)
      if (range.name !== finished) finishAttribute(range, element, finishing)
    if (name === 'a' && !inIsland) nameAnchor(element, finishing)
    if (attribs['id'] !== undefined) finishing.ids.push(attribs['id'])
    noteParts(element, finishing.parts, siteParts)
    noteScripts(element, finishing.scripts, siteParts)
    finishAll(element.children, isOwn, finishing, siteParts)
  }
}

/** Gives an anchor in the form of old HTML, `<a name="part">`, an ID, which the router and Markdown copies know. */
function nameAnchor(element: HtmlElement, { source, edits, ids }: Finishing): void {
  const { attribs } = element
  const { name = '' } = attribs
  if (name === '' || attribs['id'] !== undefined || ids.includes(name)) return
  addAttribute(element, ['id', name], source, edits)
  attribs['id'] = name
}

/** @returns the attribute with its new value */
function finishElement(element: HtmlElement, finishing: Finishing): string | undefined {
  switch (element.name) {
    case 'a':
    case 'area':
      return finishLink(element, finishing)
    case 'iframe':
    case 'embed':
    case 'object':
      return finishFrame(element, finishing)
    case 'th':
    case 'td':
      return finishCell(element, finishing)
    case 'table':
      finishTable(element, finishing)
      return undefined
    case 'code':
      finishCode(element, finishing)
      return undefined
    case 'input':
      finishTask(element, finishing)
      return undefined
    case 'div':
      return finishTabPanel(element, finishing)
    default:
      return isHeading(element) ? finishHeading(element, finishing) : undefined
  }
}

function noteTitle(heading: HtmlElement, finishing: Finishing): void {
  if (finishing.isTitle(textOf(heading).trim())) finishing.title ??= heading
}

/** Addresses in islands aren't changed, but they're checked. */
function noteLink({ name, attribs }: HtmlElement, { hrefs }: Finishing): undefined {
  if ((name === 'a' || name === 'area') && attribs['href'] !== undefined)
    hrefs.push(attribs['href'])
}

function noteParts(element: HtmlElement, parts: Set<string>, { articleStyles }: SiteParts): void {
  const part = partOf(element.name, element.attribs['class'])
  if (part) parts.add(part)
  for (const style of articleStyles) if (hasClass(element, style.class)) parts.add(style.file)
}

/** Style sheets have the same order on all pages: docent's, then the site's in the order of the configuration. */
function partsInOrder(parts: ReadonlySet<string>, { articleStyles }: SiteParts): string[] {
  const all = new Set([...ARTICLE_PARTS, ...articleStyles.map(({ file }) => file)])
  return [...all].filter((part) => parts.has(part))
}

function noteScripts(
  element: HtmlElement,
  scripts: ArticleScripts,
  { scriptAttributes }: SiteParts,
): void {
  const { attribs } = element
  const isGroup = 'data-group' in attribs || 'data-query' in attribs
  scripts.tabGroups ||= isGroup && hasClass(element, 'tabs')
  for (const name of scriptAttributes)
    if (name in attribs && !scripts.attributes.includes(name)) scripts.attributes.push(name)
}

/** Adds HTML to the title, or to the start of an article without one, and after it. */
function withTop(html: string, { title, notices }: TopAnchors): string {
  if (title === '' && notices === '') return html
  const end = titleEnd(html)
  const start = /<h1\b[^>]*>/.exec(html.slice(0, end))
  const inside = start ? start.index + start[0].length : 0
  return html.slice(0, inside) + title + html.slice(inside, end) + notices + html.slice(end)
}

function titleHeader(title: string): string {
  return `<header><h1>${escapeHtml(title)}</h1></header>`
}

/** Replaces the compiler's placeholders with messages. */
function withMessages(html: string, messages: AllMessages): string {
  return fillMessages(html, (key, value) => {
    const message = messages[key]
    // The value is already HTML.
    return message && escapeHtml(message).replace(/\{\w+\}/, (word) => value ?? word)
  })
}
