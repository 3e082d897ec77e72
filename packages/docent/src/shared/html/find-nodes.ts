import type { HtmlElement, HtmlNode } from './parse-html.ts'

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
  found: HtmlElement[] = [],
): readonly HtmlElement[] {
  for (const node of nodes) {
    if (!isElement(node)) continue
    found.push(node)
    allElements(node.children, found)
  }
  return found
}

/** The first matching element in nodes, in document order. */
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

/** The first descendant with this name. */
export function findByName({ children }: HtmlElement, name: string): HtmlElement | undefined {
  return find(children, (element) => element.name === name)
}

/** The element with this ID. */
export function findById(nodes: readonly HtmlNode[], id: string): HtmlElement | undefined {
  return id === '' ? undefined : find(nodes, ({ attribs }) => attribs['id'] === id)
}
