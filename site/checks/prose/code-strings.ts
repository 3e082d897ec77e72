/** Text of string literals and template literals, and of strings joined with `+`. */

import { CODE, type Part } from './segment.ts'
import { stringParts } from './string-text.ts'
import { isNode, nodes, type Node } from './syntax.ts'

/** Code with its position in the file. */
export interface Code {
  source: string
  /** Index of the source in its file. */
  at: number
}

/** Parts of a string, a template literal, or several strings joined with `+`; undefined for anything else. */
export function stringsOf(node: Node, code: Code): Part[] | undefined {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? slice(node.start + 1, node.end - 1, code) : undefined
  }
  if (node.type === 'TemplateLiteral') return template(node, code)
  return isJoin(node) ? joined(node, code) : undefined
}

/** Expressions inside a string that may contain other strings. */
export function expressionsOf(node: Node): Node[] {
  if (!isJoin(node)) return nodes(node.expressions)
  return sidesOf(node).flatMap((side) =>
    side.type === 'TemplateLiteral' || isJoin(side)
      ? expressionsOf(side)
      : isText(side)
        ? []
        : side,
  )
}

function template(node: Node, code: Code): Part[] {
  const expressions = nodes(node.expressions)
  return nodes(node.quasis).flatMap((_, index) => {
    const before = expressions[index - 1]
    const after = expressions[index]
    const from = before ? code.source.indexOf('}', before.end) + 1 : node.start + 1
    if (!after) return slice(from, node.end - 1, code)
    const to = code.source.lastIndexOf('${', after.start)
    return [...slice(from, to, code), { text: CODE, source: code.at + to }]
  })
}

function joined(node: Node, code: Code): Part[] | undefined {
  const sides = sidesOf(node)
  const parts = sides.map((side) => stringsOf(side, code))
  if (parts.every((part) => part === undefined)) return undefined
  return sides.flatMap((side, index) => {
    return parts[index] ?? [{ text: CODE, source: code.at + side.start }]
  })
}

function slice(from: number, to: number, { source, at }: Code): Part[] {
  return stringParts(source.slice(from, to), at + from)
}

const isJoin = (node: Node) => node.type === 'BinaryExpression' && node.operator === '+'

const isText = (node: Node) => node.type === 'Literal'

const sidesOf = (node: Node) => [node.left, node.right].filter(isNode)
