import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { blockOfFunction, functionAround, type NodeWithParent } from './syntax/functions.ts'

/** A command in the body of a suite, which runs while Cypress collects the tests. */
export const noCommandOutsideTest: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: 'commands only run in tests and hooks; move this into it() or beforeEach()',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node)
      if (links?.length !== 1) return
      const around = functionAround(node as NodeWithParent)
      if (around && blockOfFunction(around) === 'suite')
        context.report({ node, messageId: 'outside' })
    },
  }),
}
