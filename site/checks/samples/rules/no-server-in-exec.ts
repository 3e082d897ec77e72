import type { Rule } from 'eslint'
import { commandsOf, textOf } from './syntax/chain.ts'

/** Commands that keep running until someone stops them. */
const SERVER =
  /^(?:(?:npm|pnpm|yarn)(?: run)? (?:dev|serve|start|preview)|npx (?:http-server|serve|vite)|ng serve|next dev|vite)(?=\s|$)/

/** A server started with `cy.exec()`, which waits for the process to end. */
export const noServerInExec: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      server: 'cy.exec() waits until the process ends; start the server before Cypress',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const last = commandsOf(node)?.at(-1)
      const command = last?.name === 'exec' ? textOf(last.args[0]) : undefined
      if (command && SERVER.test(command) && !command.trimEnd().endsWith('&'))
        context.report({ node, messageId: 'server' })
    },
  }),
}
