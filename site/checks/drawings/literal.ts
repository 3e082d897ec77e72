/** Reads the data in a component's attributes: strings, numbers, booleans, lists, and objects. */

import type { Expression, Node, Property, SpreadElement } from 'estree'

/** The value of an expression that contains only data. */
export function readLiteral(node: Node): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked
      break
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(readLiteral(node.argument))
      break
    case 'ArrayExpression':
      return node.elements.map((element) => element && readLiteral(element))
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map(readProperty))
  }
  throw new Error(`Expected data, but found ${node.type}`)
}

function readProperty(node: Property | SpreadElement): [string, unknown] {
  if (node.type !== 'Property' || node.computed) throw new Error('Expected data without spreads')
  const key: Expression = node.key as Expression
  const name = key.type === 'Identifier' ? key.name : String(readLiteral(key))
  return [name, readLiteral(node.value)]
}
