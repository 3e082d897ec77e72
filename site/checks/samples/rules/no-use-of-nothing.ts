import type { Rule } from 'eslint'
import { commandsOf, textOf } from './syntax/chain.ts'
import { YIELDS_NOTHING } from './syntax/yields.ts'

/** Commands that use a value. */
const USES_VALUE = new Set(['and', 'invoke', 'its', 'should'])
/** Assertions that pass for `null`. */
const ABOUT_NULL = /\b(?:null|exist|undefined|ok)\b|^(?:eq|equal)$/

/** A value is expected from a command that yields none: `cy.writeFile('a', 'b').should('eq', 'b')`. */
export const noUseOfNothing: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { nothing: 'cy.{{name}}() yields no value; start a new chain for .{{use}}()' },
  },
  create: (context) => ({
    CallExpression(node) {
      const [first, second] = commandsOf(node) ?? []
      if (!first || second?.call !== node || !YIELDS_NOTHING.has(first.name)) return
      if (!USES_VALUE.has(second.name) || ABOUT_NULL.test(textOf(second.args[0]) ?? 'null')) return
      const data = { name: first.name, use: second.name }
      context.report({ node: second.property, messageId: 'nothing', data })
    },
  }),
}
