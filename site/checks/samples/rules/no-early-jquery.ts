import type { Rule } from 'eslint'
import {
  blockOfFunction,
  commandsIn,
  functionAround,
  type NodeWithParent,
} from './syntax/functions.ts'

/** `Cypress.$()` in a test's own body, which runs before the commands above it do. */
export const noEarlyJquery: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early: 'Cypress.$() runs before the commands above it; use cy.get(), or move it into .then()',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      const isJquery =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'Cypress' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === '$'
      const around = isJquery ? functionAround(node as NodeWithParent) : undefined
      if (!around || blockOfFunction(around) !== 'test') return
      const isLate = commandsIn(around.body, context.sourceCode).some(
        (command) => (command.range?.[1] ?? 0) < (node.range?.[0] ?? 0),
      )
      if (isLate) context.report({ node, messageId: 'early' })
    },
  }),
}
