import type { Article, ArticleScripts } from '../model/page.ts'
import { editText } from '../html/edit-text.ts'
import { allElements, hasClass, isElement } from '../html/find-nodes.ts'
import { parseHtml, type HtmlElement, type HtmlNode } from '../html/parse-html.ts'
import { ARTICLE_PARTS } from '../shared/article-parts.ts'
import { escapeHtml } from '../shared/html.ts'
import { fillMessages } from '../shared/message-placeholder.ts'
import type { AllMessages } from '../messages/build-messages.ts'
import { createSlugger } from '../shared/slug.ts'
import { takeHead } from './article-head.ts'
import { finishAttribute } from './finish-attribute.ts'
import { finishCell } from './finish-cell.ts'
import { finishHeading, isHeading } from './finish-heading.ts'
import { finishLink } from './finish-link.ts'
import { finishTable } from './finish-table.ts'
import { finishTask } from './finish-task.ts'
import type { Finishing } from './finishing.ts'
import { partOf } from './part-of.ts'

export interface FinishOptions {
  title: string
  /** No h1 is added when the page hides its title. */
  hideTitle: boolean
  /** Interface texts of the page's locale. */
  messages: AllMessages
  /** Turns an href into a route or another address: what checks look at. */
  resolveHref: (href: string) => string
  /** Turns that into the address that the site's host serves, where the two differ. */
  address?: (href: string) => string
  /** Attributes that inline scripts of the site look for. Default: none. */
  scriptAttributes?: readonly string[]
}

export interface FinishedArticle {
  article: Article
  /** The same as a tree, for the search, the Markdown copy, and its check. */
  nodes: HtmlNode[]
}

/**
 * The pass over an article's tree, the same for text from Markdown, partials, and components: heading ids and their
 * direct links, scrollable tables, final addresses; and the lists that checks and the table of contents need. Changes are
 * written into the HTML at their offsets, which keeps the rest of it as it was rendered.
 */
export function finishArticle(
  html: string,
  islands: string[],
  options: FinishOptions,
): FinishedArticle {
  const { title, hideTitle, messages, resolveHref, scriptAttributes = [] } = options
  const { address = (href) => href } = options
  const tree = parseHtml(withMessages(html, messages))
  const { source, children: nodes } = tree
  const edits = editText(source)
  const head = takeHead(tree, edits)
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
    hasTitle: false,
    headings: [],
    hrefs: [],
    ids: [],
    styles: new Set(),
    parts: new Set(),
    scripts: { tabGroups: false, attributes: [] },
  }
  finishAll(nodes, false, finishing, scriptAttributes)
  const { headings, hrefs, ids, styles, parts, scripts, hasTitle } = finishing
  const header = hasTitle || hideTitle || title === '' ? '' : titleHeader(title)
  return {
    article: {
      html: header + edits.apply(),
      ...head,
      headings,
      hrefs,
      ids,
      islands,
      styles: [...styles],
      articleParts: ARTICLE_PARTS.filter((part) => parts.has(part)),
      scripts,
    },
    nodes: [...parseHtml(header).children, ...nodes],
  }
}

/** Ids that headings have already. */
function headingIds(nodes: readonly HtmlNode[]): Set<string> {
  const headings = allElements(nodes).filter(isHeading)
  return new Set(headings.flatMap(({ attribs }) => attribs['id'] ?? []))
}

function finishAll(
  children: readonly HtmlNode[],
  inIsland: boolean,
  finishing: Finishing,
  scriptAttributes: readonly string[],
): void {
  for (const element of children) {
    if (!isElement(element)) continue
    const { name, attribs } = element
    // React hydrates an island only if its markup is what the build rendered. Its static children aren't its own.
    const isOwn = name === 'docent-island' || (inIsland && name !== 'docent-slot')
    const written = inIsland ? noteLink(element, finishing) : finishElement(element, finishing)
    for (const range of element.attributeRanges)
      if (range.name !== written) finishAttribute(range, element, finishing)
    if (attribs['id'] !== undefined) finishing.ids.push(attribs['id'])
    finishing.hasTitle ||= name === 'h1' && !inIsland
    const part = partOf(element)
    if (part) finishing.parts.add(part)
    noteScripts(element, finishing.scripts, scriptAttributes)
    finishAll(element.children, isOwn, finishing, scriptAttributes)
  }
}

/** @returns the attribute that is written anew */
function finishElement(element: HtmlElement, finishing: Finishing): string | undefined {
  switch (element.name) {
    case 'a':
      return finishLink(element, finishing)
    case 'th':
    case 'td':
      return finishCell(element, finishing)
    case 'table':
      finishTable(element, finishing)
      return undefined
    case 'input':
      finishTask(element, finishing)
      return undefined
    default:
      return isHeading(element) ? finishHeading(element, finishing) : undefined
  }
}

/** Addresses in islands stay as written, and are checked all the same. */
function noteLink({ name, attribs }: HtmlElement, { hrefs }: Finishing): undefined {
  if (name === 'a' && attribs['href'] !== undefined) hrefs.push(attribs['href'])
}

function noteScripts(
  element: HtmlElement,
  scripts: ArticleScripts,
  scriptAttributes: readonly string[],
): void {
  const { attribs } = element
  const isGroup = 'data-group' in attribs || 'data-query' in attribs
  scripts.tabGroups ||= isGroup && hasClass(element, 'tabs')
  for (const name of scriptAttributes)
    if (name in attribs && !scripts.attributes.includes(name)) scripts.attributes.push(name)
}

function titleHeader(title: string): string {
  return `<header><h1>${escapeHtml(title)}</h1></header>`
}

/** Messages in place of the compiler's placeholders. */
function withMessages(html: string, messages: AllMessages): string {
  return fillMessages(html, (key, value) => {
    const message = messages[key]
    // The value is HTML already.
    return message && escapeHtml(message).replace(/\{\w+\}/, (word) => value ?? word)
  })
}
