import type { Rule } from 'eslint'

/** `Cypress.env()` is deprecated because it exposes every value to the browser. */
export const noEnvSecret: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      env: 'Cypress.env() is deprecated; use cy.env() for secrets or Cypress.expose() for public values',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      const isEnv =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'Cypress' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'env'
      if (isEnv) context.report({ node: callee, messageId: 'env' })
    },
  }),
}
