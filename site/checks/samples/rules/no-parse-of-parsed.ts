import type { Rule } from 'eslint'
import { commandsOf, textOf } from './syntax/chain.ts'
import { functionAround, isCallback, type NodeWithParent } from './syntax/functions.ts'

/** `JSON.parse()` of a JSON file that Cypress has already parsed. */
export const noParseOfParsed: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { parsed: 'the content of a .json file is already an object; use it as it is' },
  },
  create: (context) => ({
    CallExpression(node) {
      const [argument] = node.arguments
      const { callee } = node
      const isParse =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'JSON' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'parse'
      const around = functionAround(node as NodeWithParent)
      if (!isParse || argument?.type !== 'Identifier' || !isCallback(around)) return
      const [parameter] = around.params
      if (parameter?.type !== 'Identifier' || parameter.name !== argument.name) return
      const call = (around as NodeWithParent).parent
      const [read, then, ...more] = (call && commandsOf(call)) ?? []
      if (then?.name !== 'then' || more.length > 0 || read?.args.length !== 1) return
      const isJson = ['fixture', 'readFile'].includes(read.name) && textOf(read.args[0])
      if (isJson && isJson.endsWith('.json')) context.report({ node, messageId: 'parsed' })
    },
  }),
}
