import type { Rule } from 'eslint'
import { aliasesIn, commandsOf } from './syntax/chain.ts'
import {
  blockOfFunction,
  commandsIn,
  functionAround,
  type NodeWithParent,
} from './syntax/functions.ts'

/** `this.alias` in the function that queues the command that creates the alias. */
export const noEarlyAlias: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: 'this.{{name}} is not set yet; use cy.get() with the alias, or .then()' },
  },
  create: (context) => ({
    MemberExpression(node) {
      const around = functionAround(node as NodeWithParent)
      if (node.object.type !== 'ThisExpression' || node.property.type !== 'Identifier') return
      if (around?.type !== 'FunctionExpression' || blockOfFunction(around) !== 'test') return
      const { name } = node.property
      const isMadeHere = commandsIn(around.body, context.sourceCode).some((command) =>
        aliasesIn(commandsOf(command) ?? []).includes(name),
      )
      if (isMadeHere) context.report({ node, messageId: 'early', data: { name } })
    },
  }),
}
