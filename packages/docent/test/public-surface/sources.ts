import {
  withProject,
  type Checker,
  type Program,
  type Symbol,
  type Type,
} from '../../../../scripts/compiler.ts'

/** A compiled project, and queries about its files' exports. */
export interface Sources {
  checker: Checker
  program: Program
  /** Exports of a module, by name. */
  exportsOf(file: string): Map<string, Symbol>
  /** The type that a module exports, or the type of the value that it exports. */
  exportedType(file: string, name: string): Type
}

/**
 * Compiles a project while `use` needs it.
 * @param config - absolute path of its `tsconfig.json`
 */
export function withSources<Result>(config: string, use: (sources: Sources) => Result): Result {
  return withProject(config, ({ checker, program }) => {
    const exportsOf = (file: string): Map<string, Symbol> => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) throw new Error(`${file} isn't a module of the project.`)
      return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]))
    }
    return use({
      checker,
      program,
      exportsOf,
      exportedType(file, name) {
        const symbol = exportsOf(file).get(name)
        const value = symbol && checker.getTypeOfSymbol(symbol)
        if (!symbol) throw new Error(`${file} doesn't export ${name}.`)
        const declared = checker.getDeclaredTypeOfSymbol(symbol)
        return declared.isErrorType() && value ? value : declared
      },
    })
  })
}
