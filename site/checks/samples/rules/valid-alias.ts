import type { Rule } from 'eslint'
import { commandsOf, textOf } from './syntax/chain.ts'

/** Properties of Mocha's context, which an alias would overwrite. */
const RESERVED = ['inspect', 'runnable', 'skip', 'slow', 'test', 'timeout']

/** Alias names: `.as()` expects them without an `@`, and `cy.wait()` with one. */
export const validAlias: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      made: 'write .as() without the @: .as({{name}})',
      empty: 'an alias needs a name',
      reserved: '{{name}} is reserved; choose another name for the alias',
      all: 'cy.wait() does not know .all; use cy.get({{name}}) for all requests so far',
      read: 'cy.wait() takes an alias with an @: cy.wait({{name}})',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node)
      const last = links?.at(-1)
      const [argument] = last?.args ?? []
      const text = textOf(argument)
      if (!links || !last || !argument || text === undefined) return
      const report = (messageId: string, name: string): void =>
        context.report({ node: argument, messageId, data: { name: `'${name}'` } })
      if (last.name === 'wait' && !text.startsWith('@')) report('read', `@${text}`)
      if (last.name === 'wait' && text.endsWith('.all')) report('all', text)
      if (last.name !== 'as') return
      if (text.startsWith('@')) report('made', text.slice(1))
      else if (text.trim() === '') report('empty', text)
      else if (RESERVED.includes(text)) report('reserved', text)
    },
  }),
}
