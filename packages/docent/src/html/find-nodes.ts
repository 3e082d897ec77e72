import type { HtmlElement, HtmlNode } from './parse-html.ts'

export function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === 'element'
}

/** An attribute's value; nothing when the element does not have it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attribs[name]
}

export function hasClass(element: HtmlElement, name: string): boolean {
  const names = element.attribs['class']
  // Few elements have classes, and most of those have one.
  return names !== undefined && (names === name || names.split(/\s+/).includes(name))
}

/** All text in a node, white space as it stands. */
export function textOf(node: HtmlNode): string {
  if (isElement(node)) return textOfAll(node.children)
  return node.type === 'text' ? node.data : ''
}

/** All text in nodes, white space as it stands. */
export function textOfAll(nodes: readonly HtmlNode[]): string {
  return nodes.map(textOf).join('')
}

/** Child elements, without text between them. */
export function elementsOf(element: HtmlElement): HtmlElement[] {
  return element.children.filter(isElement)
}

/** All elements in nodes, in document order. */
export function allElements(
  nodes: readonly HtmlNode[],
  found: HtmlElement[] = [],
): readonly HtmlElement[] {
  for (const node of nodes) {
    if (!isElement(node)) continue
    found.push(node)
    allElements(node.children, found)
  }
  return found
}

/** The first of all elements in nodes that is wanted, in document order. */
export function find(
  nodes: readonly HtmlNode[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const found = isWanted(node) ? node : find(node.children, isWanted)
    if (found) return found
  }
  return undefined
}

/** The first element with a name below an element. */
export function findByName({ children }: HtmlElement, name: string): HtmlElement | undefined {
  return find(children, (element) => element.name === name)
}

/** The element with an id. */
export function findById(nodes: readonly HtmlNode[], id: string): HtmlElement | undefined {
  return id === '' ? undefined : find(nodes, ({ attribs }) => attribs['id'] === id)
}
