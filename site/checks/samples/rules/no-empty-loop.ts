import type { Rule, Scope, SourceCode } from 'eslint'
import type { CallExpression, Expression, Node } from 'estree'
import { commandsOf } from './syntax/chain.ts'
import {
  functionAround,
  isCallback,
  isFunction,
  walk,
  type NodeWithParent,
} from './syntax/functions.ts'

/** Methods that call a function for each item, and don't call it for an empty list. */
const LOOPS = new Set(['each', 'every', 'forEach'])

/** Assertions in a loop over received data that may be empty, so none of them may run. */
export const noEmptyLoop: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty:
        "with an empty list, this loop checks nothing; first assert how many items {{list}} has, or that it isn't empty",
      chain: ".each() checks nothing if the list is empty; chain .should('not.be.empty') before it",
    },
  },
  create: (context) => {
    const { sourceCode } = context
    const report = (node: Node, list: Node): void => {
      if (!isReceived(list, sourceCode) || isCounted(list, sourceCode)) return
      const data = { list: sourceCode.getText(list) }
      context.report({ node, messageId: 'empty', data })
    }
    return {
      CallExpression(node) {
        const links = commandsOf(node)
        if (links) {
          const [before, last] = links.slice(-2)
          const isLoop = last?.name === 'each' && before?.name === 'its'
          if (isLoop && asserts(node, sourceCode)) context.report({ node, messageId: 'chain' })
          return
        }
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { name } = callee.property
        if (!LOOPS.has(name) || callee.object.type === 'Super') return
        const isAsserted = name === 'every' && expectAround(node as NodeWithParent) !== undefined
        if (isAsserted || asserts(node, sourceCode)) report(node, callee.object)
      },
      ForOfStatement(node) {
        if (hasExpect(node.body, sourceCode)) report(node, node.right)
      },
    }
  },
}

/** Whether the callback of a call contains an assertion. */
function asserts({ arguments: args }: CallExpression, source: SourceCode): boolean {
  const callback = args.find((argument) => isCallback(argument))
  return callback !== undefined && hasExpect(callback, source)
}

function hasExpect(node: Node, source: SourceCode): boolean {
  let found = false
  walk(node, source, (inner) => {
    if (isExpect(inner)) found = true
    return !found
  })
  return found
}

function isExpect(node: Node): node is CallExpression {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'expect'
  )
}

/** The `expect()` whose argument a node is. */
function expectAround({ parent }: NodeWithParent): Node | undefined {
  return parent && isExpect(parent) ? parent : undefined
}

/** Whether a list comes from a callback's argument, such as a response, and not from the sample. */
function isReceived(list: Node, source: SourceCode): boolean {
  const root = rootOf(list)
  if (root?.type !== 'Identifier') return false
  const variable = findVariable(source.getScope(list), root.name)
  return variable?.defs.some(({ type }) => type === 'Parameter') ?? false
}

function rootOf(node: Node): Node | undefined {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
    return rootOf(node.callee.object as Expression)
  return node
}

function findVariable(scope: Scope.Scope | null, name: string): Scope.Variable | undefined {
  for (let current = scope; current; current = current.upper) {
    const variable = current.set.get(name)
    if (variable) return variable
  }
  return undefined
}

/** Whether an earlier assertion in the same function is about the list, or about what it's made from. */
function isCounted(list: Node, source: SourceCode): boolean {
  const around = functionAround(list as NodeWithParent)
  const texts = [source.getText(list), source.getText(rootOf(list) ?? list)]
  let found = false
  walk(around?.body ?? source.ast, source, (inner) => {
    if (inner !== around?.body && isFunction(inner)) return false
    if (!isExpect(inner) || (inner.range?.[0] ?? 0) > (list.range?.[0] ?? 0)) return true
    const argument = inner.arguments[0] ? source.getText(inner.arguments[0]) : ''
    if (texts.some((text) => argument === text || argument.startsWith(`${text}.length`))) {
      found = true
    }
    return true
  })
  return found
}
