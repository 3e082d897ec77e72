import type { Rule } from 'eslint'
import { aliasesIn, commandsOf, textOf } from './syntax/chain.ts'
import { commandsIn, isCallback, walk } from './syntax/functions.ts'

/** An alias from the setup of a session, which doesn't run again when the session is restored. */
export const noAliasInSession: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lost: 'the setup is skipped when the session is restored, and @{{name}} with it; define it after cy.session()',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const last = commandsOf(node)?.at(-1)
      const setup = last?.name === 'session' ? last.args.find(isCallback) : undefined
      if (!setup) return
      const read = new Set<string>()
      walk(setup.body, context.sourceCode, (inner) => {
        const text = textOf(inner)
        if (text?.startsWith('@')) read.add(text.slice(1).replace(/\..*$/, ''))
      })
      for (const command of commandsIn(setup.body, context.sourceCode)) {
        const name = aliasesIn(commandsOf(command) ?? []).find((alias) => !read.has(alias))
        if (name) context.report({ node: command, messageId: 'lost', data: { name } })
      }
    },
  }),
}
