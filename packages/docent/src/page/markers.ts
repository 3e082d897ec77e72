import { htmlToText } from '../shared/html.ts'
import { editText, type TextEdits } from '../shared/html/edit.ts'
import {
  allElements,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  isElement,
  textOf,
} from '../shared/html/tree.ts'
import { type MissingScript, SCRIPT_MARKER, TOC_MARKER } from '../shared/page-marks.ts'
import type { Heading } from '../shared/records/page-data.ts'
import type { TocEntry } from '../theme/mdx/TOCInline.tsx'

/**
 * Takes elements out of an article, from the tree and from its HTML. They carry data out of the components' rendering,
 * which can only produce HTML.
 */
export function takeMarkers(
  { source, children }: HtmlTree,
  edits: TextEdits,
  marker: string,
): HtmlElement[] {
  if (!source.includes(`<${marker}`)) return []
  const elements = [...allElements(children)].filter(({ name }) => name === marker)
  for (const element of elements) {
    edits.replace(element.startTag.start, (element.endTag ?? element.startTag).end, '')
    const siblings = element.parent?.children ?? children
    siblings.splice(siblings.indexOf(element), 1)
  }
  return elements
}

/** Elements that React writes before everything else, regardless of their position in the tree. */
export const HOISTED = new Set(['meta', 'link', 'title'])
const HEAD_MARKER = 'docent-head'

export interface ArticleHead {
  /** Elements for the document's head. */
  head?: string
  /** Title of the document. */
  documentTitle?: string
}

/** Moves the elements that components and MDX add to the document's head out of the tree and out of its HTML. */
export function takeHead({ source, children }: HtmlTree, edits: TextEdits): ArticleHead {
  const hoisted = hoistedIn(children)
  const marked = source.includes(`<${HEAD_MARKER}`)
    ? [...allElements(children)].filter(({ name }) => name === HEAD_MARKER)
    : []
  const taken = [...hoisted, ...marked]
  if (taken.length === 0) return {}
  for (const element of taken) {
    edits.replace(...rangeOf(element), '')
    const siblings = element.parent?.children ?? children
    siblings.splice(siblings.indexOf(element), 1)
  }
  const titles = [...allElements(taken)].filter(({ name }) => name === 'title')
  const untitled = editText(source)
  for (const title of titles) untitled.replace(...rangeOf(title), '')
  const texts = [
    ...hoisted.map((element) => untitled.apply(...rangeOf(element))),
    ...marked.map(({ startTag, endTag }) => untitled.apply(startTag.end, endTag?.start)),
  ]
  const head = texts.join('').trim()
  const title = titles.at(-1)
  return {
    ...(head !== '' && { head }),
    ...(title !== undefined && { documentTitle: textOf(title) }),
  }
}

/** The elements that React has moved to the front. Its preloads stay in the article. */
function hoistedIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  const others = nodes.findIndex((node) => !isElement(node) || !HOISTED.has(node.name))
  return nodes
    .slice(0, others === -1 ? nodes.length : others)
    .filter(isElement)
    .filter(({ attribs }) => attribs['rel'] !== 'preload')
}

function rangeOf({ startTag, endTag }: HtmlElement): [start: number, end: number] {
  return [startTag.start, (endTag ?? startTag).end]
}

/** The table of contents that the page exports. */
export function takeToc(tree: HtmlTree, edits: TextEdits): { toc?: Heading[] } {
  const [marker] = takeMarkers(tree, edits, TOC_MARKER)
  if (!marker) return {}
  const entries = JSON.parse(marker.attribs['entries'] ?? '[]') as TocEntry[]
  const toc = entries.map(({ value, id, level }) => {
    return { level, id, html: value, text: htmlToText(value) }
  })
  return { toc }
}

export function takeMissingScripts(
  tree: HtmlTree,
  edits: TextEdits,
): { missing?: MissingScript[] } {
  const [marker] = takeMarkers(tree, edits, SCRIPT_MARKER)
  return marker ? { missing: JSON.parse(marker.attribs['data'] ?? '[]') as MissingScript[] } : {}
}
