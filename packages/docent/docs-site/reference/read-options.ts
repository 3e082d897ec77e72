import type { Symbol, Type } from '../../../../scripts/compiler.ts'
import type { Compiler } from './compiler.ts'
import { commentAbove } from './comment-above.ts'
import type { Form, Option } from './records.ts'

/** The options that distinguish forms. */
const TAGS = ['type', 'provider']

/** Forms that were read, by their identity, because a form can occur several times and contain itself. */
type KnownForms = Map<string, Form>

/**
 * Reads the options of a type.
 * @throws if an option has no doc comment or no example
 */
export function readOptions(type: Type, compiler: Compiler): Option[] {
  const known: KnownForms = new Map()
  return compiler.checker
    .getPropertiesOfType(type)
    .map((symbol) => readOption(symbol, compiler, known))
}

function readForm(type: Type, compiler: Compiler, known: KnownForms): Form {
  const symbols = compiler.checker.getPropertiesOfType(type)
  const identity = identityOf(symbols)
  const read = known.get(identity)
  if (read) return read
  const tag = symbols.find(({ name }) => TAGS.includes(name))
  const form: Form = { identity, options: [] }
  known.set(identity, form)
  if (tag) {
    form.tag = `${tag.name}: ${literal(compiler, compiler.typeOf(tag))}`
    form.description = commentOf(tag, compiler) || commentAbove(tag, compiler)
  }
  form.options = symbols
    .filter((symbol) => symbol !== tag)
    .map((symbol) => readOption(symbol, compiler, known))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired))
  return form
}

function readOption(symbol: Symbol, compiler: Compiler, known: KnownForms): Option {
  const { name } = symbol
  const comment = commentOf(symbol, compiler)
  const tags = compiler.checker.getJsDocTagsOfSymbol(symbol)
  const example = tags.find((tag) => tag.name === 'example')?.text
  if (comment === '') throw new Error(`The ${name} option has no doc comment.`)
  if (example === undefined) throw new Error(`The ${name} option has no @example.`)
  const [, description = comment, fallback] = /^(.*?)\s*Default: (.*?)\.?$/.exec(comment) ?? []
  const type = compiler.typeOf(symbol)
  const found = findForms(type, compiler)
  return {
    name,
    isRequired: !compiler.isOptional(symbol),
    description: description.replace(/\s*\bRequired\.$/, ''),
    ...(fallback !== undefined && { default: fallback }),
    example: example.trim(),
    type: describe(type, compiler),
    suffix: found?.suffix ?? '',
    forms: (found?.types ?? []).map((form) => readForm(form, compiler, known)),
  }
}

function commentOf(symbol: Symbol, { checker }: Compiler): string {
  return checker.getDocumentationCommentOfSymbol(symbol).replace(/\s+/g, ' ').trim()
}

interface FoundForms {
  suffix: Option['suffix']
  types: Type[]
}

/** Lists and records within each other, beyond which a type is a library's that contains itself. */
const DEEPEST = 3

/** The objects with options in a type, including those in lists and records. */
function findForms(type: Type, compiler: Compiler, depth = 0): FoundForms | undefined {
  if (depth > DEEPEST) return undefined
  const { checker } = compiler
  const members = membersOf(type)
  const own = members.filter((member) => isForm(member, compiler))
  if (own.length > 0) return { suffix: '', types: own }
  const inside = members.flatMap((member) => {
    const entry = entryOf(member, compiler)
    const found = entry && findForms(entry, compiler, depth + 1)
    return found ? [{ types: found.types, isList: checker.isArrayType(member) }] : []
  })
  const [first] = inside
  if (!first) return undefined
  return {
    suffix: first.isList ? '[]' : '.<name>',
    types: inside.flatMap(({ types }) => types),
  }
}

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? (type.getTypes() ?? []) : [type]
}

/** Whether docent declares an object's options. Instances of a library's classes aren't forms. */
function isForm(type: Type, { checker }: Compiler): boolean {
  if (!(type.isObjectType() || type.isIntersectionType()) || checker.isArrayType(type)) return false
  const symbols = checker.getPropertiesOfType(type)
  return (
    symbols.length > 0 &&
    symbols.every(({ declarations }) =>
      declarations.every(({ path }) => !path.includes('/node_modules/')),
    )
  )
}

/** Type of a list's entries or a record's values. */
function entryOf(type: Type, { checker }: Compiler): Type | undefined {
  if (checker.isArrayType(type) && type.isTypeReference()) return checker.getTypeArguments(type)[0]
  return type.isObjectType() ? checker.getIndexInfosOfType(type)[0]?.valueType : undefined
}

function describe(type: Type, compiler: Compiler, depth = 0): string {
  if (depth > DEEPEST) return literal(compiler, type)
  const names = membersOf(type).map((member) => describeMember(member, compiler, depth))
  const unique = [...new Set(names)]
  const isBoolean = unique.includes('true') && unique.includes('false')
  return isBoolean
    ? [...unique.filter((name) => name !== 'true' && name !== 'false'), 'boolean'].join(' | ')
    : unique.join(' | ')
}

function describeMember(type: Type, compiler: Compiler, depth: number): string {
  const { checker } = compiler
  if (isForm(type, compiler)) return 'object'
  const entry = entryOf(type, compiler)
  if (entry && checker.isArrayType(type)) {
    const inner = describe(entry, compiler, depth + 1)
    return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`
  }
  if (entry) return `Record<string, ${describe(entry, compiler, depth + 1)}>`
  if (type.isObjectType()) return type.getSymbol()?.name ?? 'object'
  return literal(compiler, type)
}

function literal({ checker }: Compiler, type: Type): string {
  return checker.typeToString(type).replaceAll('"', "'")
}

function identityOf(symbols: readonly Symbol[]): string {
  return symbols
    .flatMap(({ declarations }) => declarations.map(({ path, index }) => `${path}:${index}`))
    .join()
}
