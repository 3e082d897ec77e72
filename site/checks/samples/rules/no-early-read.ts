import type { Rule, Scope } from 'eslint'
import type { Node } from 'estree'
import { commandsOf } from './syntax/chain.ts'
import {
  blockOfFunction,
  functionAround,
  isFunction,
  type AnyFunction,
  type NodeWithParent,
} from './syntax/functions.ts'

/** Commands that run their callback later, from the queue. */
const RUNS_LATER = ['and', 'each', 'should', 'spread', 'then', 'within']
/** Methods that change an array. */
const CHANGES = ['push', 'unshift', 'splice']
/** Methods that read an array immediately. */
const READS = ['at', 'every', 'filter', 'find', 'forEach', 'includes', 'join', 'map', 'some']

/** A variable that a callback sets, read in the test's own body before the callback runs. */
export const noEarlyRead: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      early:
        'the callback that sets {{name}} has not run yet; use the value in that callback or in .then()',
    },
  },
  create: (context) => ({
    VariableDeclarator(node) {
      // A sample may show only the body of a test.
      const around = functionAround(node as NodeWithParent)
      const block = around ? blockOfFunction(around) : 'test'
      if (block !== 'test' && block !== 'hook') return
      for (const variable of context.sourceCode.getDeclaredVariables(node)) {
        const read = earlyRead(variable, around)
        if (read) context.report({ node: read, messageId: 'early', data: { name: variable.name } })
      }
    },
  }),
}

function earlyRead(
  { references }: Scope.Variable,
  body: AnyFunction | undefined,
): Node | undefined {
  const own = references.filter(
    ({ identifier }) => functionAround(identifier as NodeWithParent) === body,
  )
  const writes = references.filter((reference) => isWrittenLater(reference))
  const start = Math.min(...writes.map(({ identifier }) => offsetOf(identifier)))
  const isReassigned = own.some(
    (reference) => reference.isWrite() && !reference.init && offsetOf(reference.identifier) > start,
  )
  if (isReassigned) return undefined
  const isFilled = writes.every((reference) => !reference.isWrite())
  return own.find(
    (reference) =>
      reference.isRead() &&
      offsetOf(reference.identifier) > start &&
      (!isFilled || isReadAtOnce(reference.identifier as NodeWithParent)),
  )?.identifier
}

/** Whether a reference assigns or fills the variable in a command's callback. */
function isWrittenLater(reference: Scope.Reference): boolean {
  const identifier = reference.identifier as NodeWithParent
  const around = functionAround(identifier)
  const call = around?.parent
  if (!around || call?.type !== 'CallExpression' || !isFunction(around)) return false
  if (!RUNS_LATER.includes(commandsOf(call)?.at(-1)?.name ?? '')) return false
  return reference.isWrite() || CHANGES.includes(methodOf(identifier) ?? '')
}

/** Reading an array's contents. The array itself may be passed to a command before it's filled. */
function isReadAtOnce(identifier: NodeWithParent): boolean {
  const { parent } = identifier
  if (parent?.type === 'ForOfStatement') return parent.right === identifier
  if (parent?.type === 'MemberExpression' && parent.object === identifier)
    return READS.includes(methodOf(identifier) ?? '') || nameOf(parent.property) === 'length'
  return (
    parent?.type === 'CallExpression' &&
    parent.callee.type === 'Identifier' &&
    parent.callee.name === 'expect'
  )
}

function methodOf({ parent }: NodeWithParent): string | undefined {
  if (parent?.type !== 'MemberExpression' || parent.parent?.type !== 'CallExpression')
    return undefined
  return parent.parent.callee === parent ? nameOf(parent.property) : undefined
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined
}

function offsetOf(node: Node): number {
  return node.range?.[0] ?? 0
}
