import type { Rule } from 'eslint'
import { blockOf, commandsIn, lastCallback, mochaName } from './syntax/functions.ts'

/**
 * An async test or hook that queues commands. eslint-plugin-cypress finds `it('…', async …)` and hooks
 * with a title; this rule finds `it.only`, `specify`, hooks without a title, and the like.
 */
export const noAsyncTestBody: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      async: 'remove async: commands are queued and run after the function returns; use .then()',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const block = blockOf(node)
      const body = lastCallback(node)
      if (!body?.async || (block !== 'test' && block !== 'hook')) return
      const name = mochaName(node) ?? ''
      const isPlain = node.callee.type === 'Identifier' && node.arguments[1] === body
      if (isPlain && ['it', 'test', 'before', 'beforeEach'].includes(name)) return
      if (commandsIn(body.body, context.sourceCode, true).length === 0) return
      context.report({ node: body, messageId: 'async' })
    },
  }),
}
