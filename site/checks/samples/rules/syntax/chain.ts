/** Reads chains of Cypress commands in a syntax tree. */

import type { CallExpression, Expression, Node, SpreadElement, Super } from 'estree'

/** One call of a chain: `.click()` of `cy.get('a').click()`. */
export interface Link {
  name: string
  /** The name in the source, for the location of a report. */
  property: Node
  call: CallExpression
  args: (Expression | SpreadElement)[]
}

/** Methods of `cy` that don't queue a command. */
const NOT_QUEUED = new Set([
  'addListener',
  'config',
  'ensureSubjectByType',
  'isCy',
  'now',
  'off',
  'on',
  'once',
  'queue',
  'removeAllListeners',
  'removeListener',
  'spy',
  'state',
  'stub',
])

/**
 * The calls of a chain that starts with `cy`, in order, up to and including the given call; undefined for any other
 * expression.
 */
export function chainOf(node: Node): Link[] | undefined {
  const links: Link[] = []
  let current: Node | Super = node
  while (current.type === 'CallExpression') {
    const { callee } = current
    if (callee.type !== 'MemberExpression' || callee.computed) return undefined
    if (callee.property.type !== 'Identifier') return undefined
    links.unshift({
      name: callee.property.name,
      property: callee.property,
      call: current,
      args: current.arguments,
    })
    current = callee.object
  }
  return current.type === 'Identifier' && current.name === 'cy' && links.length > 0
    ? links
    : undefined
}

/** Like `chainOf`, but only for commands that Cypress queues, so not for `cy.stub()` or `cy.on()`. */
export function commandsOf(node: Node): Link[] | undefined {
  const links = chainOf(node)
  return links?.[0] && !NOT_QUEUED.has(links[0].name) ? links : undefined
}

/** The value of a string argument; undefined if it's computed. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

/** The names that a chain assigns with `.as('name')`. */
export function aliasesIn(links: Link[]): string[] {
  return links.filter(({ name }) => name === 'as').flatMap(({ args }) => textOf(args[0]) ?? [])
}

/** The value of a property in an options object if it's a literal. */
export function optionOf(args: Link['args'], name: string): unknown {
  for (const argument of args) {
    for (const property of argument.type === 'ObjectExpression' ? argument.properties : []) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
      if (property.key.name === name)
        return property.value.type === 'Literal' ? property.value.value : 'computed'
    }
  }
  return undefined
}
