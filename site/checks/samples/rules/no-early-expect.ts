import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { chainOf } from './syntax/chain.ts'
import { commandsIn, functionAround, walk, type NodeWithParent } from './syntax/functions.ts'

/** `expect()` on a stub or spy in the body that queues the commands. It runs before the commands do. */
export const noEarlyExpect: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early:
        'expect() runs before the commands above it; use cy.wrap({{name}}).should(), or .then()',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const [argument] = node.arguments
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'expect') return
      if (argument?.type !== 'Identifier') return
      const { sourceCode } = context
      const reference = sourceCode
        .getScope(node)
        .references.find(({ identifier }) => identifier === argument)
      const [definition] = reference?.resolved?.defs ?? []
      const init =
        definition?.type === 'Variable' ? (definition.node as { init?: Node }).init : null
      if (!init || !['spy', 'stub'].includes(chainOf(init)?.[0]?.name ?? '')) return
      const body = functionAround(node as NodeWithParent)?.body ?? sourceCode.ast
      if (functionAround(init as NodeWithParent) !== functionAround(node as NodeWithParent)) return
      const start = init.range?.[1] ?? 0
      const end = node.range?.[0] ?? 0
      const isBetween = ({ range }: Node): boolean =>
        (range?.[0] ?? 0) > start && (range?.[1] ?? 0) < end
      if (!commandsIn(body, sourceCode).some(isBetween)) return
      let isCalled = false
      walk(body, sourceCode, (inner) => {
        const isCall =
          inner.type === 'CallExpression' &&
          inner.callee.type === 'Identifier' &&
          inner.callee.name === argument.name
        if (isCall && isBetween(inner)) isCalled = true
      })
      const { name } = argument
      if (!isCalled) context.report({ node, messageId: 'early', data: { name } })
    },
  }),
}
