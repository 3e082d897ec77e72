/** Text between JSX tags. Text and inline elements between two blocks are one segment. */

import { stringsOf, type Code } from './code-strings.ts'
import type { Reading } from './reading.ts'
import { roleOf } from './role.ts'
import { CODE, segmentOf, type Part, type Segment } from './segment.ts'
import { isNode, nodes, tagOf, type Node } from './syntax.ts'

type Walk = (node: Node, reading: Reading) => Segment[]

const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'mark', 'small', 'span', 'strong', 'Link'])
const UNREAD = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style'])

export function jsxContent(node: Node, code: Code, walk: Walk): Segment[] {
  if (UNREAD.has(tagOf(node))) return []
  const children = nodes(node.children)
  if (!children.some(isText)) {
    return children.flatMap((child) => (child.type === 'JSXText' ? [] : walk(child, 'guess')))
  }
  const segment = segmentOf(
    children.flatMap((child) => partsOf(child, code)),
    'label',
  )
  const nested = children.flatMap((child) => nestedIn(child, code, walk))
  return segment ? [{ ...segment, role: roleOf(segment.text) }, ...nested] : nested
}

function partsOf(child: Node, code: Code): Part[] {
  if (child.type === 'JSXText') return jsxText(textOf(child), code.at + child.start)
  if (isInline(child)) return nodes(child.children).flatMap((below) => partsOf(below, code))
  const { expression } = child
  if (isNode(expression) && expression.type === 'JSXEmptyExpression') return []
  const strings = isNode(expression) ? stringsOf(expression, code) : undefined
  return strings ?? [{ text: CODE, source: code.at + child.start }]
}

/** The content of a child that isn't part of its parent's segment. */
function nestedIn(child: Node, code: Code, walk: Walk): Segment[] {
  if (child.type === 'JSXText') return []
  if (isInline(child)) {
    const attributes = isNode(child.openingElement) ? walk(child.openingElement, 'guess') : []
    return [...attributes, ...nodes(child.children).flatMap((below) => nestedIn(below, code, walk))]
  }
  const isString = isNode(child.expression) && stringsOf(child.expression, code) !== undefined
  return isString ? [] : walk(child, 'guess')
}

/** Each entity is one character, which a space can replace because it never occurs inside a word. */
function jsxText(text: string, at: number): Part[] {
  return [...text.matchAll(/&#?\w+;|[^&]+|&/g)].map((match) => ({
    text:
      match[0].startsWith('&#') || (match[0].endsWith(';') && match[0].startsWith('&'))
        ? ' '
        : match[0],
    source: at + match.index,
  }))
}

const isInline = (node: Node) => node.type === 'JSXElement' && INLINE.has(tagOf(node))

const isText = (node: Node) => node.type === 'JSXText' && /\p{L}{2}/u.test(textOf(node))

const textOf = (node: Node) => (typeof node.raw === 'string' ? node.raw : '')
