/** Questions to the compiler, in short words. */

import { SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import { isOwnFile } from './own-files.mjs'
import { readShapes } from './type-shapes.mjs'

/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {import('typescript/unstable/sync').Symbol} Symbol */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('./published.mjs').Field} Field */

/** Reads the properties of one interface, the probe. */
export class Reader {
  /**
   * @param {Checker} checker
   * @param {Symbol} probe
   */
  constructor(checker, probe) {
    this.checker = checker
    this.probe = checker.getDeclaredTypeOfSymbol(probe)
  }

  /** @param {string} name */
  source(name) {
    const symbol = this.checker.getPropertyOfType(this.probe, name)
    if (!symbol) throw new Error(`The probe has no ${name}.`)
    return this.typeOf(symbol)
  }

  /** @param {string} namespace */
  exports(namespace) {
    const symbol = this.checker.resolveName(namespace, SymbolFlags.Namespace)
    return [...(symbol?.getExports().values() ?? [])].map(({ name }) => name)
  }

  /** @param {Symbol} symbol */
  typeOf(symbol) {
    return this.checker.getTypeOfSymbol(symbol) ?? this.checker.getAnyType()
  }

  /**
   * Those of all members of a union.
   *
   * @param {Type} type
   * @returns {Symbol[]}
   */
  properties(type) {
    const given = this.checker.getNonNullableType(type) ?? type
    const members = given.isUnionType() ? (given.getTypes() ?? []) : [given]
    return members
      .filter((member) => member.isObjectType() || member.isIntersectionType())
      .flatMap((member) => [...this.checker.getPropertiesOfType(member)])
  }

  /** @param {Type} type */
  signatures(type) {
    return this.checker.getSignaturesOfType(type, SignatureKind.Call)
  }

  /**
   * @param {string} subject
   * @param {Type} type
   * @returns {Field[]}
   */
  fields(subject, type) {
    return this.properties(type).map((symbol) => ({
      subject,
      name: symbol.name,
      shapes: readShapes(this.checker, this.typeOf(symbol)),
      own: isOwn(symbol),
    }))
  }
}

/**
 * Whether the package itself declares it: not a library that it carries along, and not the language.
 *
 * @param {Symbol} symbol
 */
export function isOwn({ name, declarations }) {
  if (name === 'prototype') return false
  return declarations.length === 0 || declarations.some(({ path: file }) => isOwnFile(file))
}
