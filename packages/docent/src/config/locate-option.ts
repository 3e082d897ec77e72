import { createRequire } from 'node:module'
import type { ESTree } from 'vite'

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
