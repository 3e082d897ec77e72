import type { Rule } from 'eslint'
import { commandsOf } from './syntax/chain.ts'
import { functionAround, type AnyFunction, type NodeWithParent } from './syntax/functions.ts'

/** `return false` in a callback inside the callback of `.each()`, where it doesn't end the loop. */
export const noNestedLoopEnd: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      nested: "this doesn't end .each(); return false from the callback of .each() itself",
    },
  },
  create: (context) => ({
    ReturnStatement(node) {
      if (node.argument?.type !== 'Literal' || node.argument.value !== false) return
      const around = functionAround(node as NodeWithParent)
      if (!around || commandOf(around) !== 'then') return
      const outer = functionAround(around)
      if (outer && commandOf(outer) === 'each') context.report({ node, messageId: 'nested' })
    },
  }),
}

/** The command whose callback a function is. */
function commandOf({ parent }: NodeWithParent<AnyFunction>): string | undefined {
  return parent?.type === 'CallExpression' ? commandsOf(parent)?.at(-1)?.name : undefined
}
