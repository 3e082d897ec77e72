import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'

/**
 * Commands that can follow others even though their pages list them only on `cy`: `.wait()` passes its subject on, and
 * `.tick()` always advances the same clock.
 */
const CHAINABLE = new Set(['clock', 'spy', 'stub', 'tick', 'wait'])

/** A parent command in a chain, whose subject it ignores: `cy.get('a').visit('/')`. */
export function noParentCommandInChain(parentCommands: ReadonlySet<string>): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        parent: '{{name}}() ignores what the chain yields; put cy.{{name}}() on a line of its own',
      },
    },
    create: (context) => ({
      CallExpression(node) {
        const links = commandsOf(node)
        const last = links?.at(-1)
        if (!links || links.length < 2 || !last) return
        if (!parentCommands.has(last.name) || CHAINABLE.has(last.name)) return
        // eslint-plugin-cypress reports the second of two `get`s itself.
        if (last.name === 'get' && links.at(-2)?.name === 'get') return
        context.report({ node: last.property, messageId: 'parent', data: { name: last.name } })
      },
    }),
  }
}
