import type { Rule } from 'eslint'
import { chainOf } from './syntax/chain.ts'

/** Child commands that can also be called on `cy`, because the driver treats their subject as optional. */
const OPTIONAL_SUBJECT = new Set(['end', 'then'])

/** A child command directly on `cy`, without the subject that it needs: `cy.click()`. */
export function noChildCommandOnCy(childCommands: ReadonlySet<string>): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        child:
          '.{{name}}() acts on what the command before it yields; start with cy.get() or another query',
      },
    },
    create: (context) => ({
      CallExpression(node) {
        const links = chainOf(node)
        const [first] = links ?? []
        if (links?.length !== 1 || !first) return
        const { name, property } = first
        if (!childCommands.has(name) || OPTIONAL_SUBJECT.has(name)) return
        context.report({ node: property, messageId: 'child', data: { name } })
      },
    }),
  }
}
