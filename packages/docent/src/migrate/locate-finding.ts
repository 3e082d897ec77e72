import { parseSync, type ESTree } from 'vite'
import { locateKeys } from '../config/locate-option.ts'
import type { SourceFile } from './docusaurus-site.ts'

/** Line of an option in a configuration of Docusaurus, or in a sidebar file; `undefined` if reading alone can't find it. */
export function lineOfKeys(
  { file, text }: SourceFile,
  keys: readonly PropertyKey[],
): number | undefined {
  // JSON is an expression.
  const isJson = file.endsWith('.json')
  const source = isJson ? `export default ${text}` : text
  const { program, errors } = parseSync(isJson ? `${file}.js` : file, source)
  if (errors.length > 0) return undefined
  const root = program.body.map(exportedBy).find((node) => node !== undefined)
  if (!root) return undefined
  const { node, body } = returned(root, program.body)
  return locateKeys(node, { body }, source, keys)?.line
}

type Body = ESTree.Program['body']

/** What `export default` or `module.exports =` is followed by. */
function exportedBy(node: Body[number]): ESTree.Node | undefined {
  if (node.type === 'ExportDefaultDeclaration') return node.declaration
  if (node.type !== 'ExpressionStatement') return undefined
  const { expression } = node
  if (expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  const isExports =
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.object.name === 'module' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'exports'
  return isExports ? right : undefined
}

/** The value that a function returns, with the statements around it; any other node as it is. */
function returned(node: ESTree.Node, body: Body): { node: ESTree.Node; body: Body } {
  const fn = node.type === 'Identifier' ? (declared(node.name, body) ?? node) : node
  const isFunction =
    fn.type === 'FunctionDeclaration' ||
    fn.type === 'FunctionExpression' ||
    fn.type === 'ArrowFunctionExpression'
  if (!isFunction || !fn.body) return { node, body }
  if (fn.body.type !== 'BlockStatement') return { node: fn.body, body }
  const inner = fn.body.body as Body
  const end = inner.findLast((statement) => statement.type === 'ReturnStatement')
  const value = end?.type === 'ReturnStatement' ? end.argument : undefined
  return value ? { node: value, body: [...inner, ...body] } : { node, body }
}

function declared(name: string, body: Body): ESTree.Node | undefined {
  for (const node of body) {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return node
    if (node.type !== 'VariableDeclaration') continue
    const found = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)
    const isFunction = /Function/.test(found?.init?.type ?? '')
    if (found?.init && isFunction) return found.init
  }
  return undefined
}
