/** Calls that declare custom commands and queries. */

import type { CallExpression } from 'estree'

/** `add` of `Cypress.Commands.add('login', …)`. */
export function commandsMethod({ callee }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const { object } = callee
  const isCommands =
    object.type === 'MemberExpression' &&
    object.object.type === 'Identifier' &&
    object.object.name === 'Cypress' &&
    object.property.type === 'Identifier' &&
    object.property.name === 'Commands'
  return isCommands ? callee.property.name : undefined
}
