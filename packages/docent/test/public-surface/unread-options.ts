import {
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isSpreadAssignment,
  isStringLiteral,
  type Node,
  type SourceFile,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Type,
} from '../../../../scripts/compiler.ts'
import type { Sources } from './sources.ts'

/** How code uses records. */
interface Uses {
  /** Records that a property is read from, by the property's name. */
  reads: Map<string, Type[]>
  /** Records whose properties become properties of another one: `{ ...source }`. */
  spreads: { source: Type; result: Type }[]
}

/** The records that have an option, by the option's path. */
type Options = Map<string, Type[]>

/**
 * Paths of options that no code reads from a record, either from the option's record or from one that this record is
 * passed or copied as.
 * @param groups - types of which every property, at any depth, is an option
 * @param folder - of the code that may read them
 * @returns the options of each group
 */
export function unreadOptions(
  { checker, program }: Sources,
  groups: readonly (readonly Type[])[],
  folder: string,
): { options: string[]; unread: string[] }[] {
  const all = groups.map((roots): Options => {
    const options: Options = new Map()
    const seen = new Set<number>()
    for (const root of roots) addOptions(root, '', checker, options, seen)
    return options
  })
  const names = new Set(all.flatMap((options) => [...options.keys()].map(lastName)))
  const uses: Uses = { reads: new Map(), spreads: [] }
  for (const name of program.getSourceFileNames().filter((file) => file.startsWith(folder))) {
    const file = program.getSourceFile(name)
    if (file) addUses(file, names, checker, uses)
  }
  const isRead = (record: Type, name: string, copies: readonly Type[] = []): boolean =>
    (uses.reads.get(name) ?? []).some((read) => isPassedAs(record, read, name, checker)) ||
    uses.spreads.some(
      ({ source, result }) =>
        !copies.includes(result) &&
        checker.getPropertyOfType(result, name) !== undefined &&
        checker.isTypeAssignableTo(record, source) &&
        isRead(result, name, [...copies, result]),
    )
  return all.map((options) => ({
    options: [...options.keys()],
    unread: [...options]
      .filter(([path, records]) => !records.some((record) => isRead(record, lastName(path))))
      .map(([path]) => path),
  }))
}

/**
 * Whether a record may be the one that `name` is read from. Almost every record can be passed as a type without
 * required properties, so in that case the two must share most properties.
 */
function isPassedAs(record: Type, read: Type, name: string, checker: Checker): boolean {
  if (record.id === read.id) return true
  const all = checker.getPropertiesOfType(read)
  const shared = all.filter((symbol) => checker.getPropertyOfType(record, symbol.name))
  const isWeak = all.every(({ flags }) => flags & SymbolFlags.Optional)
  return (
    all.some((symbol) => symbol.name === name) &&
    (!isWeak || shared.length * 2 > all.length) &&
    checker.isTypeAssignableTo(record, read)
  )
}

const lastName = (path: string): string => /[^.]+$/.exec(path)?.[0] ?? ''

/** Finds `record.name`, `record['name']`, and `{ name } = record` with these names, and `{ ...record }`. */
function addUses(
  file: SourceFile,
  names: ReadonlySet<string>,
  checker: Checker,
  { reads, spreads }: Uses,
): void {
  const taken: { record: Node; names: string[] }[] = []
  const copied: { source: Node; result: Node }[] = []
  const visit = (node: Node): undefined => {
    if (isPropertyAccessExpression(node))
      taken.push({ record: node.expression, names: [node.name.text] })
    if (isElementAccessExpression(node) && isStringLiteral(node.argumentExpression))
      taken.push({ record: node.expression, names: [node.argumentExpression.text] })
    if (isObjectBindingPattern(node)) {
      const keys = node.elements.map(({ propertyName, name }) => propertyName ?? name)
      taken.push({
        record: node,
        names: keys.flatMap((key) => (key && isIdentifier(key) ? [key.text] : [])),
      })
    }
    if (isSpreadAssignment(node)) copied.push({ source: node.expression, result: node.parent })
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  const wanted = taken.flatMap((use) => {
    const found = use.names.filter((name) => names.has(name))
    return found.length === 0 ? [] : { ...use, names: found }
  })
  const recordsAt = (nodes: readonly Node[]): (Type | undefined)[] =>
    checker.getTypeAtLocation(nodes).map((type) => recordOf(type, checker))
  recordsAt(wanted.map(({ record }) => record)).forEach((record, index) => {
    for (const name of (record && wanted[index]?.names) ?? []) {
      const known = reads.get(name) ?? []
      if (record && !known.some(({ id }) => id === record.id)) reads.set(name, [...known, record])
    }
  })
  const results = recordsAt(copied.map(({ result }) => result))
  recordsAt(copied.map(({ source }) => source)).forEach((source, index) => {
    const result = results[index]
    if (source && result) spreads.push({ source, result })
  })
}

/** A type without `null` and `undefined`; undefined for `any`, which every record could be passed as. */
function recordOf(type: Type | undefined, checker: Checker): Type | undefined {
  if (!type || type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return undefined
  return checker.getNonNullableType(type) ?? type
}

function addOptions(
  type: Type | undefined,
  path: string,
  checker: Checker,
  options: Options,
  seen: Set<number>,
): void {
  if (!type || seen.has(type.id)) return
  seen.add(type.id)
  const inside = (inner: Type | undefined, path: string): void =>
    addOptions(inner, path, checker, options, seen)
  if (type.isUnionType()) {
    for (const member of type.getTypes()) inside(member, path)
  } else if (checker.isArrayType(type) && type.isTypeReference()) {
    inside(checker.getTypeArguments(type)[0], `${path}[]`)
  } else if (type.isObjectType() || type.isIntersectionType()) {
    for (const { valueType } of checker.getIndexInfosOfType(type)) inside(valueType, `${path}.*`)
    for (const symbol of checker.getPropertiesOfType(type)) {
      if (symbol.declarations.some((inner) => inner.path.includes('/node_modules/'))) continue
      const option = path === '' ? symbol.name : `${path}.${symbol.name}`
      options.set(option, [...(options.get(option) ?? []), type])
      inside(checker.getTypeOfSymbol(symbol), option)
    }
  }
}
