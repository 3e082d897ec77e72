import type { Rule } from 'eslint'
import { eachBody } from './syntax/statements.ts'

/** A `debugger` statement below commands, which stops the code before the commands run. */
export const noEarlyDebugger: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: 'this stops before the commands above it run; move it into .then()' },
  },
  create: (context) =>
    eachBody((steps) => {
      const first = steps.findIndex(({ links }) => links.length > 0)
      const stop = steps.findIndex(({ node }) => node.type === 'DebuggerStatement')
      const statement = steps[stop]
      if (first >= 0 && stop > first && statement)
        context.report({ node: statement.node, messageId: 'early' })
    }),
}
