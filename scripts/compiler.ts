/**
 * The repository's TypeScript compiler, for checks that ask it about types. TypeScript 7 offers its checker to programs
 * under `typescript/unstable`, so its version is pinned, and only this module imports it.
 */
import { API, type Project } from 'typescript/unstable/sync'

export { SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync'
export type { Checker, Program, Project, Symbol, Type } from 'typescript/unstable/sync'
export {
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isSpreadAssignment,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'

/**
 * Opens a project while `use`, or the promise that it returns, needs it.
 * @param config absolute path of its `tsconfig.json`
 * @throws if the compiler can't open it
 */
export function withProject<Result>(config: string, use: (project: Project) => Result): Result {
  const api = new API()
  let isOpen = false
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProjects()[0]
    if (!project) throw new Error(`The compiler can't open ${config}.`)
    const result = use(project)
    isOpen = result instanceof Promise
    return result instanceof Promise ? (result.finally(() => api.close()) as Result) : result
  } finally {
    if (!isOpen) api.close()
  }
}
