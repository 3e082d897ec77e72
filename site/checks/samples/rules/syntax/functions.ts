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
/** A node as the linter hands it out, with the node around it. */
export type Placed<T extends Node = Node> = T & { parent?: Placed }

const TESTS = ['it', 'test', 'specify']
const HOOKS = ['before', 'beforeEach', 'after', 'afterEach']
const SUITES = ['describe', 'context']

export function isFunction(node: Node | undefined): node is AnyFunction {
  return isCallback(node) || node?.type === 'FunctionDeclaration'
}

export function isCallback(node: Node | undefined): node is Callback {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'
}

/** The name of the Mocha function that is called, `it` of `it.only()`. */
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

/** What kind of Mocha block a call declares, if any. */
export function blockOf(call: CallExpression): Block | undefined {
  const name = mochaName(call) ?? ''
  if (!lastCallback(call)) return undefined
  if (TESTS.includes(name)) return 'test'
  if (HOOKS.includes(name)) return 'hook'
  return SUITES.includes(name) ? 'suite' : undefined
}

/** The kind of Mocha block that a function is the body of. */
export function blockOfFunction(node: Placed): Block | undefined {
  const { parent } = node
  return parent?.type === 'CallExpression' && lastCallback(parent) === node
    ? blockOf(parent)
    : undefined
}

/** The function that a call takes as its last argument. */
export function lastCallback({ arguments: args }: CallExpression): Callback | undefined {
  const last = args.at(-1)
  return isCallback(last) ? last : undefined
}

/** The innermost function around a node. */
export function functionAround(node: Placed): Placed<AnyFunction> | undefined {
  let { parent } = node
  while (parent && !isFunction(parent)) parent = parent.parent
  return parent
}

/** Whether a node lies inside another one. */
export function isInside(node: Placed, outer: Node): boolean {
  let current: Placed | undefined = node
  while (current && current !== outer) current = current.parent
  return current === outer
}

/** The nodes below a node, itself included; `enter` returns false to leave a branch out. */
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
 * The command chains below a node. Functions inside it run at some other time, so their commands
 * only count with `nested`.
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
