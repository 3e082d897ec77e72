/** Finds the commands that the Command Log shows when a sample's test runs. */

import * as parser from '@babel/eslint-parser'
import type { CallExpression, Expression, Node } from 'estree'
import { chainOf } from '../samples/rules/syntax/chain.ts'

export interface SampleCommand {
  /** As in the Command Log: `get`, or `assert` for every assertion. */
  name: string
  /** Whether the sample runs it several times, in a loop. */
  repeats: boolean
  /** Whether it's chained from another command. */
  isChained: boolean
}

export interface SampleTest {
  /** Undefined for a sample without `it`. */
  title?: string
  commands: SampleCommand[]
}

/** Commands without an entry. */
const SILENT = new Set([
  'as',
  'each',
  'end',
  'fixture',
  'intercept',
  'off',
  'on',
  'once',
  'spread',
  'spy',
  'stub',
  'then',
])
const ASSERTIONS = new Set(['and', 'should'])
const LOOPS = new Set(['each', 'filter', 'forEach', 'map', 'times'])
const TESTS = new Set(['it', 'specify', 'test'])
const HOOKS = new Set(['after', 'afterEach', 'before', 'beforeEach'])

/** The tests of a sample with their commands in the order in which they run; a sample without `it` is one test. */
export function readTests(code: string): SampleTest[] {
  const ast = parser.parse(code, {
    requireConfigFile: false,
    babelOptions: {
      presets: [['@babel/preset-typescript', { allExtensions: true, isTSX: true }]],
      filename: 'sample.tsx',
    },
  }) as unknown as Node
  const calls = findCalls(ast)
  const tests = calls.filter((call) => TESTS.has(nameOf(call)))
  if (tests.length === 0) return [{ commands: readCommands(ast, false) }]
  const hooks = (names: string[]): SampleCommand[] =>
    calls
      .filter((call) => HOOKS.has(nameOf(call)) && names.includes(nameOf(call)))
      .flatMap((call) => readCommands(call, false))
  return tests.map((call) => ({
    title: titleOf(call),
    commands: [
      ...hooks(['before', 'beforeEach']),
      ...readCommands(call, false),
      ...hooks(['after', 'afterEach']),
    ],
  }))
}

function findCalls(node: Node): CallExpression[] {
  const own = node.type === 'CallExpression' ? [node] : []
  return [...own, ...childrenOf(node).flatMap(findCalls)]
}

/** `it` in `it()` and in `it.only()`. */
function nameOf({ callee }: CallExpression): string {
  const node = callee.type === 'MemberExpression' ? callee.object : callee
  return node.type === 'Identifier' ? node.name : ''
}

function titleOf({ arguments: [title] }: CallExpression): string | undefined {
  return title?.type === 'Literal' ? String(title.value) : undefined
}

function readCommands(node: Node, repeats: boolean): SampleCommand[] {
  const isLoop = /^(?:For|While|DoWhile)/.test(node.type)
  const within = repeats || isLoop
  if (node.type !== 'CallExpression') {
    return childrenOf(node).flatMap((child) => readCommands(child, within))
  }
  const chain = chainOf(node)
  if (chain) {
    return chain.flatMap(({ name, args }, index) => readLink(name, args, within, index > 0))
  }
  if (isAssertion(node)) return [{ name: 'assert', repeats: within, isChained: false }]
  const inLoop = within || LOOPS.has(methodOf(node))
  return childrenOf(node).flatMap((child) => readCommands(child, inLoop))
}

function readLink(
  name: string,
  args: readonly Node[],
  repeats: boolean,
  isChained: boolean,
): SampleCommand[] {
  const inside = args.flatMap((argument) => readCommands(argument, repeats || LOOPS.has(name)))
  if (SILENT.has(name)) return inside
  if (!ASSERTIONS.has(name)) return [{ name, repeats, isChained }, ...inside]
  // The entries are the function's own assertions.
  const isFunction = /Function/.test(args[0]?.type ?? '')
  return isFunction ? inside : [{ name: 'assert', repeats, isChained }]
}

/** `expect(…).to.equal(…)` and `assert.equal(…)`. */
function isAssertion(node: CallExpression): boolean {
  let current: Node = node
  while (current.type === 'CallExpression' || current.type === 'MemberExpression') {
    current = (current.type === 'CallExpression' ? current.callee : current.object) as Expression
  }
  return current.type === 'Identifier' && ['assert', 'expect'].includes(current.name)
}

function methodOf({ callee }: CallExpression): string {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : ''
}

/** The nodes inside a node, in source order. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !['parent', 'loc', 'tokens', 'comments', 'typeAnnotation'].includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]) as unknown[])
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}
