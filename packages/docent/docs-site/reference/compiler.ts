import { join } from 'node:path'
import {
  SymbolFlags,
  withProject,
  type Checker,
  type Project,
  type Symbol,
  type Type,
} from '../../../../scripts/compiler.ts'

/** The types of `subjects.ts`, and queries for them. */
export interface Compiler {
  project: Project
  checker: Checker
  /** @throws if `Subjects` has no such property */
  subject(name: string): Type
  typeOf(symbol: Symbol): Type
  isOptional(symbol: Symbol): boolean
}

/** Runs the compiler while `use` needs it. */
export function withCompiler<Result>(
  use: (compiler: Compiler) => Promise<Result>,
): Promise<Result> {
  const config = join(import.meta.dirname, 'tsconfig.json')
  return withProject(config, (project) => use(questions(project)))
}

function questions(project: Project): Compiler {
  const { checker, program } = project
  const file = program.getSourceFile(join(import.meta.dirname, 'subjects.ts'))
  const module = file && checker.getSymbolAtLocation(file)
  const subjects = module && checker.getMemberInModuleExports(module, 'Subjects')
  if (!subjects) throw new Error('subjects.ts has no export Subjects.')
  const all = checker.getDeclaredTypeOfSymbol(subjects)
  const typeOf = (symbol: Symbol): Type => {
    const type = checker.getTypeOfSymbol(symbol) ?? checker.getAnyType()
    return checker.getNonNullableType(type) ?? type
  }
  return {
    project,
    checker,
    typeOf,
    isOptional: ({ flags }) => (flags & SymbolFlags.Optional) !== 0,
    subject(name) {
      const symbol = checker.getPropertyOfType(all, name)
      if (!symbol) throw new Error(`Subjects has no property ${name}.`)
      return typeOf(symbol)
    },
  }
}
