import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ESTree } from 'vite'
import type { z } from 'zod'
import type { ConfigProblem, ErrorLocation } from '../errors/index.ts'
import { MOVED_OPTIONS } from '../shared/known-packages.ts'

/** A part of a value that doesn't match its schema. */
export interface Mismatch {
  keys: readonly PropertyKey[]
  message: string
  /** The key, if the schema doesn't have it. */
  unknownKey?: string
  /** The type, if the value has another one. */
  expected?: string
}

/** Zod's issues, with a mismatch for each unknown key. A single issue lists all unknown keys of an object. */
export function mismatchesOf(issues: readonly z.core.$ZodIssue[]): Mismatch[] {
  return issues.flatMap((issue): Mismatch | Mismatch[] => {
    const { path, message } = issue
    if (issue.code === 'invalid_type') return { keys: path, message, expected: issue.expected }
    if (issue.code !== 'unrecognized_keys') return { keys: path, message }
    const messages = message.split('\n')
    return issue.keys.map((unknownKey, index) => ({
      keys: [...path, unknownKey],
      message: messages[index] ?? '',
      unknownKey,
    }))
  })
}

/**
 * Converts Zod's issues to problems with a location, the received value, and a fix.
 * @param whole name of the whole value, for problems that don't concern one of its parts
 */
export function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  whole = 'the configuration',
): ConfigProblem[] {
  return mismatchesOf(issues).map((mismatch) => {
    const located = locate(mismatch.keys, value, whole)
    if (mismatch.unknownKey !== undefined)
      return { ...located, kind: 'unknown', fix: mismatch.message }
    const isMissing = located.value === undefined
    const fix = fixOf(mismatch, isMissing ? 'Add it:' : 'Set it to')
    return { ...located, kind: isMissing ? 'missing' : 'value', fix }
  })
}

/** In this folder's schemas, the issue's message is the fix. Zod's own messages aren't used, only their types. */
function fixOf({ message, expected }: Mismatch, verb: string): string {
  return expected === undefined ? message : `${verb} ${typeName(expected)}.`
}

/** A type of Zod with its article. */
export function typeName(expected: string): string {
  return TYPES[expected] ?? expected
}

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

/**
 * Path of an option as it's written in code, with its value. If a single value was written for a list with one entry,
 * the path omits the index that the schema added.
 */
function locate(
  path: readonly PropertyKey[],
  root: unknown,
  whole: string,
): { path: string; keys: PropertyKey[]; value: unknown; received: string } {
  let value = root
  const keys: PropertyKey[] = []
  for (const key of path) {
    if (key === 0 && !Array.isArray(value)) continue
    const holder = typeof value === 'object' && value !== null ? value : {}
    value = (holder as Record<PropertyKey, unknown>)[key]
    keys.push(key)
  }
  return { path: keys.length === 0 ? whole : writePath(keys), keys, value, received: show(value) }
}

/** Path of an option as it's written in code. @example writePath(['navbar', 'items', 0]) // 'navbar.items[0]' */
export function writePath(keys: readonly PropertyKey[]): string {
  return keys
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`
      return /^[\w$]+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`
    })
    .join('')
    .replace(/^\./, '')
}

const LONGEST = 72

/** A value as it would appear in code, shortened. */
function show(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : inspect(value, 2)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

function inspect(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}'
  if (Array.isArray(value)) return `[${value.map((entry) => inspect(entry, depth - 1)).join(', ')}]`
  const entries = Object.entries(value).map(
    ([key, entry]) => `${key}: ${inspect(entry, depth - 1)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

/**
 * Where the configuration sets an option, for problems that appear after it was read.
 * @param file - the configuration file
 * @param option - as it's written in code: `navbar.items[0].to`
 */
export function optionLocation(file: string | undefined, option: string): ErrorLocation {
  if (file === undefined) return {}
  const source = readFileSync(file, 'utf8')
  return { file, source, ...locateOption(file, source, readPath(option)) }
}

/** The keys of an option as it's written in code. @example readPath('navbar.items[0]') // ['navbar', 'items', 0] */
export function readPath(option: string): PropertyKey[] {
  return (option.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

export interface SourcePosition {
  line: number
  column: number
}

/**
 * Location of an option in the source of a configuration. If the option isn't in the source, the location of the
 * innermost value around it. `undefined` if the default export can't be traced to an object without running the code.
 */
export function locateOption(
  file: string,
  source: string,
  keys: readonly PropertyKey[],
): SourcePosition | undefined {
  // Only problems are located, and loading Vite takes 10% of an unchanged build's time.
  const { parseSync } = createRequire(import.meta.url)('vite') as typeof import('vite')
  const { program, errors } = parseSync(file, source)
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration')
  if (errors.length > 0 || exported === undefined) return undefined
  return locateKeys(exported.declaration, program, source, keys)
}

/** Like `locateOption`, but starting at any expression of a module. */
export function locateKeys(
  root: ESTree.Node,
  program: Pick<ESTree.Program, 'body'>,
  source: string,
  keys: readonly PropertyKey[],
): SourcePosition | undefined {
  let node: ESTree.Node | undefined = objectOf(root, program)
  let start = node?.start
  for (const key of keys) {
    node = node && childOf(node, key)
    if (node === undefined) break
    start = node.start
    node = objectOf(node.type === 'Property' ? node.value : node, program)
  }
  return start === undefined ? undefined : positionAt(source, start)
}

/** Unwraps an expression: `defineConfig(x)`, `x satisfies T`, `x as T`, and names of constants. */
function objectOf(
  node: ESTree.Node,
  program: Pick<ESTree.Program, 'body'>,
): ESTree.Node | undefined {
  switch (node.type) {
    case 'CallExpression':
      return node.arguments[0] && objectOf(node.arguments[0], program)
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return objectOf(node.expression, program)
    case 'Identifier': {
      const value = constant(node.name, program)
      return value && objectOf(value, program)
    }
    default:
      return node
  }
}

function constant(name: string, program: Pick<ESTree.Program, 'body'>): ESTree.Node | undefined {
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const') continue
    for (const { id, init } of node.declarations) {
      // A constant can't be its own value. Without this check, `const a = a` would cause an endless loop.
      const named = id.type === 'Identifier' && id.name === name
      if (named && init && init.type !== 'Identifier') return init
    }
  }
  return undefined
}

function childOf(node: ESTree.Node, key: PropertyKey): ESTree.Node | undefined {
  if (node.type === 'ArrayExpression' && typeof key === 'number')
    return node.elements[key] ?? undefined
  if (node.type !== 'ObjectExpression') return undefined
  return node.properties.find(
    (property) =>
      property.type === 'Property' &&
      !property.computed &&
      (property.key.type === 'Identifier'
        ? property.key.name === key
        : property.key.type === 'Literal' && property.key.value === key),
  )
}

function positionAt(source: string, offset: number): SourcePosition {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Problems with the fix for options that belong to a package now. Several options of one package are one problem. */
export function movedToPackages(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const packages = new Set<string>()
  return problems.flatMap((problem) => {
    const moved = problem.kind === 'unknown' ? MOVED_OPTIONS[problem.path] : undefined
    if (!moved) return [problem]
    const { package: name, form } = moved
    if (packages.has(name)) return []
    packages.add(name)
    return [{ ...problem, fix: `Install ${name}, import its plugin, and write ${form}.` }]
  })
}
