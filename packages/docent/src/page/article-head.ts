import { editText, type TextEdits } from '../shared/html/edit-text.ts'
import { allElements, isElement, textOf } from '../shared/html/find-nodes.ts'
import type { HtmlElement, HtmlNode, HtmlTree } from '../shared/html/parse-html.ts'

/** Elements that React writes before everything else, regardless of their position in the tree. */
export const HOISTED = new Set(['meta', 'link', 'title'])
const MARKER = 'docent-head'

export interface ArticleHead {
  /** Elements for the document's head. */
  head?: string
  /** Title of the document. */
  documentTitle?: string
}

/** Moves the elements that components and MDX add to the document's head out of the tree and out of its HTML. */
export function takeHead({ source, children }: HtmlTree, edits: TextEdits): ArticleHead {
  const hoisted = hoistedIn(children)
  const marked = source.includes(`<${MARKER}`)
    ? [...allElements(children)].filter(({ name }) => name === MARKER)
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
