/** Converts the compiler's types to shapes. */

import { TypeFlags, type Checker, type Type } from '../../../scripts/compiler.ts'
import { isOwnFile } from './own-files.ts'
import type { Shape } from './shapes.ts'

const BASE: [TypeFlags, string][] = [
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Void, 'void'],
]

/** The members of a union without `undefined`, or one shape for any other type. */
export function readShapes(checker: Checker, type: Type): Shape[] {
  const boolean = type.flags & TypeFlags.Boolean
  if (type.isUnionType() && !boolean) {
    const members = (type.getTypes() ?? []).flatMap((member) => readShapes(checker, member))
    return unique(withBoolean(members))
  }
  // A field of a generic type (`Options[Key]`) can't be compared.
  if (type.isIndexedAccessType() || type.flags & TypeFlags.Undefined) return []
  return [readShape(checker, type)]
}

function readShape(checker: Checker, type: Type): Shape {
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
  // Names of the package's interfaces only exist in its types.
  return files.some(isOwnFile) ? plainOrCallable(checker, type) : { kind: 'object', name }
}

function plainOrCallable(checker: Checker, type: Type): Shape {
  const callable = checker.getSignaturesOfType(type, 0).length > 0
  return { kind: callable ? 'function' : 'object' }
}

/** `true | false` is `boolean`. */
function withBoolean(shapes: Shape[]): Shape[] {
  const isFlag = (shape: Shape) => shape.kind === 'literal' && typeof shape.value === 'boolean'
  if (shapes.filter(isFlag).length < 2) return shapes
  return [...shapes.filter((shape) => !isFlag(shape)), { kind: 'base', name: 'boolean' }]
}

export function unique(shapes: Shape[]): Shape[] {
  const texts = shapes.map((shape) => JSON.stringify(shape))
  return shapes.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}
