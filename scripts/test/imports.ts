import { parseAst } from 'rolldown/parseAst'
import { Visitor, type ESTree } from 'rolldown/utils'
import { rootOf } from './calls.ts'

const REQUIRES = new Set<string | undefined>(['require', 'createRequire'])

const stringOf = (node: ESTree.Expression | ESTree.Argument | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []

/** Specifiers of a module's imports in all forms with a literal name: values, types, `import()`, and `require()`. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = []
  new Visitor({
    ImportDeclaration: ({ source: from }) => void found.push(from.value),
    ExportAllDeclaration: ({ source: from }) => void found.push(from.value),
    ExportNamedDeclaration: ({ source: from }) => void (from && found.push(from.value)),
    ImportExpression: ({ source: from }) => void found.push(...stringOf(from)),
    TSImportType: ({ source: from }) => void found.push(from.value),
    CallExpression(call) {
      if (REQUIRES.has(rootOf(call.callee))) found.push(...stringOf(call.arguments[0]))
    },
  }).visit(
    parseAst(source, { lang: file.endsWith('x') ? 'tsx' : /\.m?js$/.test(file) ? 'js' : 'ts' }),
  )
  return found
}

/** The package of a specifier; undefined for a file, a Node.js module, or an alias. */
export function packageOf(specifier: string): string | undefined {
  return /^(?!node:|virtual:)(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?=\/|$)/.exec(specifier)?.[1]
}
