/** Types of the compiler as shapes. */

import { TypeFlags } from 'typescript/unstable/sync'
import { isOwnFile } from './own-files.mjs'

/** @typedef {import('typescript/unstable/sync').Checker} Checker */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('./shapes.mjs').Shape} Shape */

/** @type {[TypeFlags, string][]} */
const BASE = [
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Void, 'void'],
]

/**
 * @param {Checker} checker
 * @param {Type} type
 * @returns {Shape[]} The members of a union, `undefined` left out; one for a type that is none.
 */
export function readShapes(checker, type) {
  const boolean = type.flags & TypeFlags.Boolean
  if (type.isUnionType() && !boolean) {
    const members = (type.getTypes() ?? []).flatMap((member) => readShapes(checker, member))
    return unique(withBoolean(members))
  }
  // A field of a type that is still open (`Options[Key]`) tells nothing.
  if (type.isIndexedAccessType() || type.flags & TypeFlags.Undefined) return []
  return [readShape(checker, type)]
}

/**
 * @param {Checker} checker
 * @param {Type} type
 * @returns {Shape}
 */
function readShape(checker, type) {
  const base = BASE.find(([flag]) => type.flags & flag)
  if (base) return { kind: 'base', name: base[1] }
  if (type.isLiteralType()) {
    const { value } = type
    return { kind: 'literal', value: typeof value === 'bigint' ? Number(value) : value }
  }
  if (type.isTypeReference() && checker.isArrayLikeType(type)) {
    const elements = checker.getTypeArguments(type)
    return { kind: 'array', of: unique(elements.flatMap((item) => readShapes(checker, item))) }
  }
  if (type.flags & TypeFlags.NonPrimitive || type.isIntersectionType()) return { kind: 'object' }
  if (!type.isObjectType()) return { kind: 'any' }
  const name = type.getSymbol()?.name ?? ''
  if (name.startsWith('__') || name === 'Object') return plainOrCallable(checker, type)
  const files = type.getSymbol()?.declarations.map(({ path }) => path) ?? []
  // Interfaces of the package have names that only its types know.
  return files.some(isOwnFile) ? plainOrCallable(checker, type) : { kind: 'object', name }
}

/**
 * @param {Checker} checker
 * @param {Type} type
 * @returns {Shape}
 */
function plainOrCallable(checker, type) {
  const callable = checker.getSignaturesOfType(type, 0).length > 0
  return { kind: callable ? 'function' : 'object' }
}

/**
 * `true | false` is `boolean`.
 *
 * @param {Shape[]} shapes
 * @returns {Shape[]}
 */
function withBoolean(shapes) {
  const isFlag = (/** @type {Shape} */ shape) =>
    shape.kind === 'literal' && typeof shape.value === 'boolean'
  if (shapes.filter(isFlag).length < 2) return shapes
  return [...shapes.filter((shape) => !isFlag(shape)), { kind: 'base', name: 'boolean' }]
}

/**
 * @param {Shape[]} shapes
 * @returns {Shape[]}
 */
export function unique(shapes) {
  const texts = shapes.map((shape) => JSON.stringify(shape))
  return shapes.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}
