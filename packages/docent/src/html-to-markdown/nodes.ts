import { parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

/** The nodes of a piece of HTML. */
export function parseNodes(html: string): Node[] {
  return parseDocument(html, { recognizeSelfClosing: true }).children
}

export function isElement(node: Node): node is Element {
  return 'attribs' in node
}

/** An attribute's value; nothing when the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name]
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name)
}

/** All text in a node, white space as it stands. */
export function textOf(node: Node): string {
  if (isElement(node)) return node.children.map(textOf).join('')
  return node.type === 'text' ? node.data : ''
}

/** Child elements, without text between them. */
export function elementsOf(element: Element): Element[] {
  return element.children.filter(isElement)
}

/** The first element with a name below a node, in document order. */
export function find(node: Element, name: string): Element | undefined {
  for (const child of elementsOf(node)) {
    const found = child.name === name ? child : find(child, name)
    if (found) return found
  }
  return undefined
}

/** Elements that stand in a line of text; custom elements may be either. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img input ins kbd label mark q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)

/** Elements that are part of the shell, of a control, or of a script: no text of the page. */
const SILENT = new Set(
  'button dialog fieldset form noscript option output script search select style template textarea'.split(
    ' ',
  ),
)

/** Whether a node is left out of a copy: controls, comments, hidden elements, and `data-markdown-ignore`. */
export function isSilent(node: Node): boolean {
  if (!isElement(node)) return node.type !== 'text'
  const { name, attribs } = node
  return (
    SILENT.has(name) ||
    (name === 'input' && attribs['type'] !== 'checkbox') ||
    'data-markdown-ignore' in attribs ||
    attribs['aria-hidden'] === 'true' ||
    attribs['class'] === 'anchor' ||
    ('hidden' in attribs && attribs['role'] !== 'tabpanel')
  )
}

/** Whether an element is a picture: its text alternative takes the place of its content. */
export function isPicture({ name, attribs }: Element): boolean {
  return name === 'svg' || attribs['role'] === 'img'
}

function isDescribed(picture: Element): boolean {
  const { attribs } = picture
  const names = (attribs['aria-labelledby'] ?? '').split(/\s+/)
  return 'aria-describedby' in attribs || names.length > 1 || find(picture, 'desc') !== undefined
}

/** Whether a node belongs in a line: text, and elements without blocks in them. */
export function isInline(node: Node): boolean {
  if (!isElement(node)) return true
  // A picture with a description is a block, wherever it appears.
  if (isPicture(node)) return !isDescribed(node)
  if (node.name === 'math') return true
  const mayBe = INLINE.has(node.name) || node.name.includes('-')
  return mayBe && (node.name === 'a' || node.children.every(isInline))
}
