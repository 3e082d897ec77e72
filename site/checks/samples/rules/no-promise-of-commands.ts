import type { Rule } from 'eslint'
import type { Node } from 'estree'
import { commandsOf } from './syntax/chain.ts'
import { commandsIn, isCallback, lastCallback } from './syntax/functions.ts'

/** Commands whose callback must not return a promise after it has queued commands. */
const TAKES_CALLBACK = ['each', 'spread', 'then', 'within']

/** Commands used as promises: awaited, passed to `Promise.all()`, or queued inside a promise. */
export const noPromiseOfCommands: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      await: 'a command is not a promise, and await gets no value; use .then()',
      all: 'a command is not a promise; commands run one after another without Promise.{{name}}()',
      inside: 'commands inside a promise are queued too late; chain the commands instead',
      callback:
        'an async callback returns a promise, which cannot be mixed with commands; remove async and use .then()',
    },
  },
  create: (context) => ({
    AwaitExpression(node) {
      if (commandsOf(node.argument)) context.report({ node, messageId: 'await' })
    },
    NewExpression({ callee, arguments: [executor] }) {
      if (!isPromise(callee) || !isCallback(executor)) return
      const [command] = commandsIn(executor.body, context.sourceCode)
      if (command) context.report({ node: command, messageId: 'inside' })
    },
    CallExpression(node) {
      const { callee, arguments: args } = node
      if (callee.type === 'MemberExpression' && isPromise(callee.object)) {
        const [list] = args
        const items = list?.type === 'ArrayExpression' ? list.elements : [list]
        const name = callee.property.type === 'Identifier' ? callee.property.name : ''
        if (items.some((item) => item && commandsOf(item)))
          context.report({ node, messageId: 'all', data: { name } })
      }
      const body = lastCallback(node)
      if (!body?.async || !TAKES_CALLBACK.includes(commandsOf(node)?.at(-1)?.name ?? '')) return
      if (commandsIn(body.body, context.sourceCode).length > 0)
        context.report({ node: body, messageId: 'callback' })
    },
  }),
}

/** `Promise` or `Cypress.Promise`. */
function isPromise(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'Promise'
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'Cypress' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'Promise'
  )
}
