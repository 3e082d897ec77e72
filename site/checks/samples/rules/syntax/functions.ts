/** Functions in a syntax tree, and the Mocha blocks and commands that they belong to. */

import type { SourceCode } from 'eslint'
import type {
  ArrowFunctionExpression,
  CallExpression,
  FunctionDeclaration,
  FunctionExpression,
  Node,
} from 'estree'
import { commandsOf } from './chain.ts'

export type Callback = ArrowFunctionExpression | FunctionExpression
export type AnyFunction = Callback | FunctionDeclaration
/** A node from the linter, with its parent. */
export type NodeWithParent<T extends Node = Node> = T & { parent?: NodeWithParent }

const TESTS = ['it', 'test', 'specify']
const HOOKS = ['before', 'beforeEach', 'after', 'afterEach']
const SUITES = ['describe', 'context']

export function isFunction(node: Node | undefined): node is AnyFunction {
  return isCallback(node) || node?.type === 'FunctionDeclaration'
}

export function isCallback(node: Node | undefined): node is Callback {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
}

/** The name of the Mocha function that is called: `it` for `it.only()`. */
export function mochaName({ callee }: CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  const limited =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.property.type === 'Identifier' &&
    ['only', 'skip'].includes(callee.property.name)
  return limited && callee.object.type === 'Identifier' ? callee.object.name : undefined
}

export type Block = 'test' | 'hook' | 'suite'

/** The kind of Mocha block that a call declares, if any. */
export function blockOf(call: CallExpression): Block | undefined {
  const name = mochaName(call) ?? ''
  if (!lastCallback(call)) return undefined
  if (TESTS.includes(name)) return 'test'
  if (HOOKS.includes(name)) return 'hook'
  return SUITES.includes(name) ? 'suite' : undefined
}

/** The kind of Mocha block whose body a function is. */
export function blockOfFunction(node: NodeWithParent): Block | undefined {
  const { parent } = node
  return parent?.type === 'CallExpression' && lastCallback(parent) === node
    ? blockOf(parent)
    : undefined
}

/** The function that is a call's last argument. */
export function lastCallback({ arguments: args }: CallExpression): Callback | undefined {
  const last = args.at(-1)
  return isCallback(last) ? last : undefined
}

/** The innermost function around a node. */
export function functionAround(node: NodeWithParent): NodeWithParent<AnyFunction> | undefined {
  let { parent } = node
  while (parent && !isFunction(parent)) parent = parent.parent
  return parent
}

/** Whether a node is inside another one. */
export function isInside(node: NodeWithParent, outer: Node): boolean {
  let current: NodeWithParent | undefined = node
  while (current && current !== outer) current = current.parent
  return current === outer
}

/** A node and the nodes inside it. `enter` returns false to skip a branch. */
export function walk(node: Node, source: SourceCode, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return
  for (const key of source.visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, unknown>)[key]
    for (const one of Array.isArray(child) ? child : [child]) {
      if (one && typeof (one as Node).type === 'string') walk(one as Node, source, enter)
    }
  }
}

/**
 * The command chains inside a node. Inner functions run at another time, so their commands count only with `nested`.
 */
export function commandsIn(node: Node, source: SourceCode, nested = false): CallExpression[] {
  const found: CallExpression[] = []
  walk(node, source, (inner) => {
    if (inner !== node && !nested && isFunction(inner)) return false
    if (inner.type !== 'CallExpression' || !commandsOf(inner)) return true
    found.push(inner)
    return nested
  })
  return found
}
