import type { Type } from '../../../../scripts/compiler.ts'
import type { Compiler } from './compiler.ts'
import type { Parameter, Parameters } from './records.ts'

/** Parameters of the errors by the name of their entry in the catalog. */
export function readErrorParameters(compiler: Compiler): Map<string, Parameters> {
  const { checker, typeOf } = compiler
  const entries = checker.getPropertiesOfType(compiler.subject('errors'))
  return new Map(
    entries.map((entry) => {
      const type = typeOf(entry)
      const [parameters] = type.isTypeReference()
        ? checker.getTypeArguments(type)
        : type.getAliasTypeArguments()
      if (!parameters) throw new Error(`The error ${entry.name} has no type of parameters.`)
      return [entry.name, readFields(parameters, compiler)]
    }),
  )
}

function readFields(type: Type, compiler: Compiler): Parameters {
  const symbols = compiler.checker.getPropertiesOfType(type)
  return Object.fromEntries(
    symbols.map((symbol) => [
      symbol.name,
      {
        parameter: readParameter(compiler.typeOf(symbol), compiler),
        isOptional: compiler.isOptional(symbol),
      },
    ]),
  )
}

function readParameter(type: Type, compiler: Compiler): Parameter {
  const { checker } = compiler
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [entry] = checker.getTypeArguments(type)
    return { kind: 'list', entries: entry ? readParameter(entry, compiler) : { kind: 'text' } }
  }
  if (type.isObjectType()) return { kind: 'record', fields: readFields(type, compiler) }
  return { kind: checker.typeToString(type) === 'number' ? 'number' : 'text' }
}
