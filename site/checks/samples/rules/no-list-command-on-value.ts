import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { HANDS_ON, YIELDS_NO_LIST } from './syntax/yields.ts'

/** A command that needs a list after one that doesn't yield a list: `cy.getCookie('a').each()`. */
export const noListCommandOnValue: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      value:
        '.{{name}}() needs a list, and cy.{{previous}}() does not yield one; use .then() instead',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const links = commandsOf(node)
      const last = links?.at(-1)
      if (!links || !last || !['each', 'spread'].includes(last.name)) return
      const subject = links.slice(0, -1).findLast(({ name }) => !HANDS_ON.has(name))
      if (!subject || !YIELDS_NO_LIST.has(subject.name)) return
      context.report({
        node: last.property,
        messageId: 'value',
        data: { name: last.name, previous: subject.name },
      })
    },
  }),
}
