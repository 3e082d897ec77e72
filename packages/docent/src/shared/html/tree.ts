import { Parser } from 'htmlparser2'

export interface HtmlText {
  type: 'text'
  /** With entities decoded. */
  data: string
}

export interface HtmlComment {
  type: 'comment'
}

export interface HtmlElement {
  type: 'element'
  /** In lowercase. */
  name: string
  /** Values by lowercase name, with entities decoded. */
  attribs: Record<string, string>
  children: HtmlNode[]
  parent: HtmlElement | undefined
  /** Offsets of its start tag, from `<` to after `>`. */
  startTag: Range
  /** Offsets of its end tag; undefined for elements without one. */
  endTag: Range | undefined
  /** Offsets of its attributes, in source order. */
  attributeRanges: readonly AttributeRange[]
}

export type HtmlNode = HtmlText | HtmlComment | HtmlElement

/** A part of a source: the offsets of its first character and of the one after its last. */
export interface Range {
  start: number
  end: number
}

/** An attribute from the start of its name to the end of its value. */
export interface AttributeRange extends Range {
  name: string
}

/** HTML as a tree with source offsets, so that parts can be changed without serializing the rest. */
export interface HtmlTree {
  source: string
  children: HtmlNode[]
}

const NO_ATTRIBUTES: readonly AttributeRange[] = []

/** Parses HTML as browsers do, except that elements can be self-closing: `<docent-slot/>`. */
export function parseHtml(source: string): HtmlTree {
  const root: HtmlNode[] = []
  const open: HtmlElement[] = []
  let children = root
  let attributes: AttributeRange[] | undefined
  // If a space follows the name (`</p >`), the parser's offset of the end tag's end is too small.
  const tagRange = (): Range => ({
    start: source.indexOf('<', parser.startIndex),
    end: source.indexOf('>', parser.endIndex) + 1,
  })
  const parser: Parser = new Parser(
    {
      onattribute(name) {
        attributes ??= []
        attributes.push({ name, start: parser.startIndex, end: parser.endIndex })
      },
      onopentag(name, attribs) {
        const element: HtmlElement = {
          type: 'element',
          name,
          attribs,
          children: [],
          parent: open.at(-1),
          startTag: tagRange(),
          endTag: undefined,
          attributeRanges: attributes ?? NO_ATTRIBUTES,
        }
        attributes = undefined
        children.push(element)
        open.push(element)
        children = element.children
      },
      onclosetag(_name, isImplied) {
        const element = open.pop()
        if (element && !isImplied) element.endTag = tagRange()
        children = open.at(-1)?.children ?? root
      },
      ontext(data) {
        const last = children.at(-1)
        if (last?.type === 'text') last.data += data
        else children.push({ type: 'text', data })
      },
      oncomment() {
        children.push({ type: 'comment' })
      },
    },
    { recognizeSelfClosing: true },
  )
  parser.end(source)
  return { source, children: root }
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === 'element'
}

/** An attribute's value; undefined if the element doesn't have it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attribs[name]
}

export function hasClass(element: HtmlElement, name: string): boolean {
  const names = element.attribs['class']
  // Few elements have classes, and most of those have one.
  return names !== undefined && (names === name || names.split(/\s+/).includes(name))
}

/** The text in a node. Whitespace is kept. */
export function textOf(node: HtmlNode): string {
  if (isElement(node)) return textOfAll(node.children)
  return node.type === 'text' ? node.data : ''
}

/** The text in several nodes. Whitespace is kept. */
export function textOfAll(nodes: readonly HtmlNode[]): string {
  return nodes.map(textOf).join('')
}

/** Child elements, without the text between them. */
export function elementsOf(element: HtmlElement): HtmlElement[] {
  return element.children.filter(isElement)
}

/** All elements in nodes, in document order. */
export function allElements(
  nodes: readonly HtmlNode[],
  elements: HtmlElement[] = [],
): readonly HtmlElement[] {
  for (const node of nodes) {
    if (!isElement(node)) continue
    elements.push(node)
    allElements(node.children, elements)
  }
  return elements
}

/** The first matching element in nodes, in document order. */
export function find(
  nodes: readonly HtmlNode[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const element = isWanted(node) ? node : find(node.children, isWanted)
    if (element) return element
  }
  return undefined
}

/** The first descendant with this name. */
export function findByName({ children }: HtmlElement, name: string): HtmlElement | undefined {
  return find(children, (element) => element.name === name)
}

/** The element with this ID. */
export function findById(nodes: readonly HtmlNode[], id: string): HtmlElement | undefined {
  return id === '' ? undefined : find(nodes, ({ attribs }) => attribs['id'] === id)
}
