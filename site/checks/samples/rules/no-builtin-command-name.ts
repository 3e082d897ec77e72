import type { Rule } from 'eslint'
import { textOf } from './syntax/chain.ts'
import { commandsMethod } from './syntax/commands-api.ts'

/** Documented commands that projects add themselves. */
const ADDED_BY_PROJECTS = new Set(['mount'])

/** Adding a command that Cypress already has is an error. */
export function noBuiltinCommandName(commands: ReadonlySet<string>): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        builtin: 'cy.{{name}}() already exists; choose another name, or use {{overwrite}}()',
      },
    },
    create: (context) => ({
      CallExpression(node) {
        const method = commandsMethod(node)
        const [argument] = node.arguments
        const name = textOf(argument)
        if (!argument || name === undefined || (method !== 'add' && method !== 'addQuery')) return
        if (!commands.has(name) || ADDED_BY_PROJECTS.has(name)) return
        const overwrite = method === 'add' ? 'overwrite' : 'overwriteQuery'
        context.report({ node: argument, messageId: 'builtin', data: { name, overwrite } })
      },
    }),
  }
}
