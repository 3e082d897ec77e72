import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { commandsMethod } from './syntax/commands-api.ts'
import { commandsIn, lastCallback } from './syntax/functions.ts'

/** Commands inside a custom query, which Cypress retries and which must be synchronous. */
export const noCommandInQuery: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      command: "queries can't queue commands; use cy.now(), or add a command instead of a query",
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const method = commandsMethod(node)
      const body = lastCallback(node)
      if (!body || (method !== 'addQuery' && method !== 'overwriteQuery')) return
      for (const command of commandsIn(body.body, context.sourceCode, true)) {
        if (commandsOf(command)?.length === 1)
          context.report({ node: command, messageId: 'command' })
      }
    },
  }),
}
