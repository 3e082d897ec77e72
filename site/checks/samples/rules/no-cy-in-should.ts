import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { commandsIn, lastCallback } from './syntax/functions.ts'

/** Commands inside a `.should()` callback, which Cypress retries until it passes. */
export const noCyInShould: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      command:
        "Cypress retries .should() callbacks, so they can't queue commands; use .then() instead",
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const name = commandsOf(node)?.at(-1)?.name ?? ''
      const body = lastCallback(node)
      if (!body || !['should', 'and'].includes(name)) return
      for (const command of commandsIn(body.body, context.sourceCode))
        context.report({ node: command, messageId: 'command' })
    },
  }),
}
