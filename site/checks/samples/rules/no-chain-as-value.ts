import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { commandsOf } from './syntax/chain.ts'

/** A chain used as if it were its value: `if (cy.get('a'))`, `cy.url() === '/'`. */
export const noChainAsValue: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value: 'a chain is always truthy and never equal to a value; compare in .then() or .should()',
    },
  },
  create(context) {
    const check = (...nodes: (Node | null | undefined)[]): void => {
      for (const node of nodes) {
        if (node && commandsOf(node)) context.report({ node, messageId: 'value' })
      }
    }
    return {
      BinaryExpression: ({ left, right }) => check(left, right),
      ConditionalExpression: ({ test }) => check(test),
      ForOfStatement: ({ right }) => check(right),
      IfStatement: ({ test }) => check(test),
      LogicalExpression: ({ left }) => check(left),
      UnaryExpression: ({ argument, operator }) => check(operator === 'void' ? null : argument),
      WhileStatement: ({ test }) => check(test),
    }
  },
}
