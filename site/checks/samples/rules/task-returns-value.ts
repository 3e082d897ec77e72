import type { Rule, SourceCode } from 'eslint'
import type { CallExpression, Expression, Node, ObjectExpression } from 'estree'
import { textOf } from './syntax/chain.ts'
import { isCallback, isFunction, walk, type Callback } from './syntax/functions.ts'

/** A task that never returns a value: Cypress fails a task that returns `undefined`. */
export const taskReturnsValue: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      nothing: 'a task that returns nothing fails; return a value, or null when there is none',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const tasks = tasksOf(node)
      for (const property of tasks?.properties ?? []) {
        if (property.type !== 'Property' || !isCallback(property.value as Node)) continue
        if (isWithoutValue(property.value as Callback, context.sourceCode))
          context.report({ node: property.key, messageId: 'nothing' })
      }
    },
  }),
}

/** The tasks of `on('task', { … })`. */
function tasksOf({ callee, arguments: args }: CallExpression): ObjectExpression | undefined {
  const [event, tasks] = args
  const isRegistration = callee.type === 'Identifier' && callee.name === 'on'
  if (!isRegistration || textOf(event) !== 'task') return undefined
  return tasks?.type === 'ObjectExpression' ? tasks : undefined
}

function isWithoutValue({ body }: Callback, source: SourceCode): boolean {
  if (body.type !== 'BlockStatement') return isConsoleCall(body)
  let returns = false
  walk(body, source, (node) => {
    if (isFunction(node)) return false
    if ((node.type === 'ReturnStatement' && node.argument) || node.type === 'ThrowStatement')
      returns = true
    return true
  })
  return !returns
}

function isConsoleCall(node: Expression): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'Identifier' &&
    node.callee.object.name === 'console'
  )
}
