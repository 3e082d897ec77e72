import type { Rule, SourceCode } from 'eslint'
import type { Expression, Node, ReturnStatement } from 'estree'
import { chainOf, commandsOf } from './syntax/chain.ts'
import { commandsMethod } from './syntax/commands-api.ts'
import {
  blockOfFunction,
  commandsIn,
  functionAround,
  isFunction,
  type AnyFunction,
  type NodeWithParent,
} from './syntax/functions.ts'

/** Types of expressions that are never a chain. */
const VALUES = new Set([
  'ArrayExpression',
  'BinaryExpression',
  'Literal',
  'ObjectExpression',
  'TemplateLiteral',
  'UnaryExpression',
  'UpdateExpression',
])

/** A callback that queues commands and returns a synchronous value, which Cypress rejects. */
export const noSyncValueAfterCommand: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      mixed:
        'this function queues commands and returns a value that is not a chain; return cy.wrap(value), or nothing',
    },
  },
  create: (context) => ({
    ReturnStatement(node) {
      const around = functionAround(node as NodeWithParent)
      if (!around || !node.argument || !isCypressCallback(around)) return
      if (!isPlainValue(node.argument, around)) return
      if (!followsCommand(node, around, context.sourceCode)) return
      context.report({ node, messageId: 'mixed' })
    },
  }),
}

/** A callback of `.then()`, the body of a test or a hook, or a custom command. */
function isCypressCallback(fn: NodeWithParent<AnyFunction>): boolean {
  const { parent } = fn
  if (parent?.type !== 'CallExpression') return false
  if (blockOfFunction(fn) === 'test' || blockOfFunction(fn) === 'hook') return true
  if (commandsOf(parent)?.at(-1)?.name === 'then') return true
  return commandsMethod(parent) === 'add'
}

/** Cypress ignores falsy values. */
function isPlainValue(value: Expression, fn: AnyFunction): boolean {
  if (value.type === 'Literal') return Boolean(value.value)
  if (value.type === 'UnaryExpression') return !['void', '!'].includes(value.operator)
  if (VALUES.has(value.type)) return true
  // A parameter of `.then()` is the yielded value, and `$el.text()` and `response.body` are derived from it.
  let root: Node = value
  while (root.type === 'MemberExpression' || root.type === 'CallExpression')
    root = root.type === 'MemberExpression' ? root.object : root.callee
  if (root.type !== 'Identifier' || chainOf(value)) return false
  const { name } = root
  const isParameter = fn.params.some((param) => param.type === 'Identifier' && param.name === name)
  return isParameter && (value.type !== 'CallExpression' || name.startsWith('$'))
}

/** Whether a command is always queued before the function returns here. */
function followsCommand(node: ReturnStatement, fn: Node, source: SourceCode): boolean {
  let current = node as NodeWithParent
  while (current.parent && current !== fn) {
    const { parent } = current
    if (parent.type === 'BlockStatement') {
      const before = parent.body.slice(0, parent.body.indexOf(current as never))
      if (before.some((statement) => isCertain(statement) && commandsIn(statement, source).length))
        return true
    }
    if (isFunction(parent)) return false
    current = parent
  }
  return false
}

function isCertain({ type }: Node): boolean {
  return type === 'ExpressionStatement' || type === 'VariableDeclaration'
}
