import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { commandsIn, lastCallback, mochaName } from './syntax/functions.ts'

/** Commands whose effect ends with the first test. */
const UNTIL_TEST_ENDS = new Set(['mount', 'viewport'])

/** Something that only lasts for one test, set up once for all of them. */
export const noTestStateInBefore: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { once: 'cy.{{name}}() only lasts for one test; move it into beforeEach()' },
  },
  create: (context) => ({
    CallExpression(node) {
      const body = lastCallback(node)
      if (!body || mochaName(node) !== 'before') return
      for (const command of commandsIn(body.body, context.sourceCode)) {
        const name = commandsOf(command)?.[0]?.name ?? ''
        if (UNTIL_TEST_ENDS.has(name))
          context.report({ node: command, messageId: 'once', data: { name } })
      }
    },
  }),
}
