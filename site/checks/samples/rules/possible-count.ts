import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { commandsOf, textOf, type Link } from './syntax/chain.ts'

/** A number of elements that the preceding query never yields. */
export const possibleCount: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      one: '.contains() yields one element at most; use cy.get() with :contains() to count elements',
      none: ".{{name}}() fails when nothing matches; use .should('have.length', 0) without .its()",
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const [query, its, should] = (commandsOf(node) ?? []).slice(-3)
      const last = should ?? its
      const report = (messageId: string, name: string): void =>
        context.report({ node: last?.property ?? node, messageId, data: { name } })
      const subject = should ? its : query
      const length = last && numberOf(last, ['have.length'])
      if (subject?.name === 'contains' && length !== undefined && length > 1) report('one', '')
      if (!should || !['find', 'get'].includes(query?.name ?? '')) return
      if (its?.name !== 'its' || textOf(its.args[0]) !== 'length') return
      if (textOf(query?.args[0])?.startsWith('@')) return
      if (numberOf(should, ['eq', 'equal', 'be.eq']) === 0) report('none', query?.name ?? '')
    },
  }),
}

function numberOf({ name, args: [chainer, value] }: Link, chainers: string[]): number | undefined {
  if (!['and', 'should'].includes(name) || !chainers.includes(textOf(chainer) ?? ''))
    return undefined
  const literal: Node | undefined = value
  return literal?.type === 'Literal' && typeof literal.value === 'number'
    ? literal.value
    : undefined
}
