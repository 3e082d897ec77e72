/** The parts of an ESTree syntax tree that the checks need. */

export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodes(value)))
}

/** Name of an identifier, a key, or a JSX name, or the last part of `a.b.c`; otherwise empty. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  const name = node.name ?? node.value
  return typeof name === 'string' ? name : ''
}

/** Name of a JSX element; empty for a fragment and for `<a.b>`. */
export function tagOf(node: Node): string {
  return isNode(node.openingElement) ? nameOf(node.openingElement.name) : ''
}
