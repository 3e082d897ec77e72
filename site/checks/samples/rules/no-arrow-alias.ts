import type { Rule } from 'eslint'
import {
  blockOfFunction,
  functionAround,
  type AnyFunction,
  type NodeWithParent,
} from './syntax/functions.ts'

/** `this.alias` in an arrow function, which doesn't have the test's `this`. */
export const noArrowAlias: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow:
        "arrow functions don't have the test's this; use function () {}, or read the alias with cy.get()",
    },
  },
  create: (context) => ({
    ThisExpression(node) {
      if ((node as NodeWithParent).parent?.type !== 'MemberExpression') return
      let around: NodeWithParent<AnyFunction> | undefined = functionAround(node as NodeWithParent)
      while (around?.type === 'ArrowFunctionExpression') {
        const block = blockOfFunction(around)
        if (block === 'test' || block === 'hook') {
          context.report({ node, messageId: 'arrow' })
          return
        }
        around = functionAround(around)
      }
    },
  }),
}
