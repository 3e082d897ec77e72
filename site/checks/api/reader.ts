/** Queries the compiler. */

import {
  SignatureKind,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from '../../../scripts/compiler.ts'
import { isOwnFile } from './own-files.ts'
import { readShapes } from './type-shapes.ts'
import type { Field } from './field.ts'

/** Reads the properties of one interface, the probe. */
export class Reader {
  readonly checker: Checker
  private readonly probe: Type

  constructor(checker: Checker, probe: Symbol) {
    this.checker = checker
    this.probe = checker.getDeclaredTypeOfSymbol(probe)
  }

  source(name: string) {
    const symbol = this.checker.getPropertyOfType(this.probe, name)
    if (!symbol) throw new Error(`The probe has no ${name}.`)
    return this.typeOf(symbol)
  }

  exports(namespace: string) {
    const symbol = this.checker.resolveName(namespace, SymbolFlags.Namespace)
    return [...(symbol?.getExports().values() ?? [])].map(({ name }) => name)
  }

  typeOf(symbol: Symbol) {
    return this.checker.getTypeOfSymbol(symbol) ?? this.checker.getAnyType()
  }

  /** The properties of all members of a union. */
  properties(type: Type): Symbol[] {
    const given = this.checker.getNonNullableType(type) ?? type
    const members = given.isUnionType() ? (given.getTypes() ?? []) : [given]
    return members
      .filter((member) => member.isObjectType() || member.isIntersectionType())
      .flatMap((member) => [...this.checker.getPropertiesOfType(member)])
  }

  signatures(type: Type) {
    return this.checker.getSignaturesOfType(type, SignatureKind.Call)
  }

  fields(subject: string, type: Type): Field[] {
    return this.properties(type).map((symbol) => ({
      subject,
      name: symbol.name,
      shapes: readShapes(this.checker, this.typeOf(symbol)),
      own: isOwn(symbol),
    }))
  }
}

/** Whether the package itself declares it, as opposed to a library that it bundles or the language. */
export function isOwn({ name, declarations }: Symbol) {
  if (name === 'prototype') return false
  return declarations.length === 0 || declarations.some(({ path: file }) => isOwnFile(file))
}
