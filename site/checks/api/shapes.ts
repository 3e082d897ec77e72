/**
 * Types in the form that a table shows them: `'top' | 'center'`, `string`, `(win) => void`, and `object`. An interface
 * is shown as an object, and the description explains a callback's arguments.
 */

export type Shape =
  | { kind: 'any' | 'function' }
  | { kind: 'base'; name: string }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'array'; of: Shape[] }
  | { kind: 'object'; name?: string }

const BASE = new Set(['string', 'number', 'boolean', 'bigint', 'null', 'undefined', 'void'])
const ANY = new Set(['any', 'unknown', 'T'])
const OBJECT = /^(?:object|Object|Record|Partial|ObjectLike)$/

/**
 * Parses a type in a table.
 *
 * @returns the members of a union, or one shape for any other type
 * @example parseShapes("'top' | (win) => void") // [literal top, function]
 */
export function parseShapes(text: string): Shape[] {
  return splitUnion(text).map(parseShape)
}

function parseShape(text: string): Shape {
  if (hasArrow(text) || /^function$/i.test(text)) return { kind: 'function' }
  if (ANY.has(text)) return { kind: 'any' }
  if (BASE.has(text)) return { kind: 'base', name: text }
  const literal = /^(['"])(.*)\1$/.exec(text)
  if (literal) return { kind: 'literal', value: literal[2] ?? '' }
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' }
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { kind: 'literal', value: Number(text) }
  if (text.endsWith('[]')) return { kind: 'array', of: parseShapes(unwrap(text.slice(0, -2))) }
  const generic = /^(?:Readonly)?Array<(.*)>$/.exec(text)
  if (generic) return { kind: 'array', of: parseShapes(generic[1] ?? '') }
  if (text.startsWith('[')) return { kind: 'array', of: [{ kind: 'any' }] }
  const name = /^[A-Za-z][\w.]*/.exec(text)?.[0]
  return name && !OBJECT.test(name) ? { kind: 'object', name } : { kind: 'object' }
}

/**
 * The members of a union. An arrow function includes everything after the arrow: `() => void | null` is one function.
 */
function splitUnion(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let index = 0; index < text.length; index++) {
    const char = text[index] ?? ''
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === "'" || char === '"') quote = char
    else if (char === '=' && text[index + 1] === '>') {
      if (depth === 0) break
      index++
    } else if ('([{<'.includes(char)) depth++
    else if (')]}>'.includes(char)) depth--
    else if (char === '|' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  parts.push(text.slice(start))
  return parts.flatMap((part) => {
    const trimmed = part.trim()
    const inner = unwrap(trimmed)
    return inner === trimmed ? [trimmed] : splitUnion(inner)
  })
}

/** Removes parentheses around the whole type. */
function unwrap(text: string) {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1).trim() : text
}

function hasArrow(text: string) {
  return /^(?:async )?(?:<.*>)?\(.*\) =>/.test(text)
}

/**
 * Whether a type in a table matches the published type: each member of one must have a counterpart in the other. A list
 * of literals may match `string`, and `string` may match a list that the text explains.
 */
export function agree(written: Shape[], published: Shape[]) {
  return (
    written.every((shape) => published.some((other) => matches(shape, other))) &&
    published.every((shape) => written.some((other) => matches(other, shape)))
  )
}

function matches(written: Shape, published: Shape): boolean {
  if (written.kind === 'any' || published.kind === 'any') return true
  if (written.kind === 'literal' && published.kind === 'literal') {
    return written.value === published.value
  }
  if (written.kind === 'literal') return isBaseOf(published, written.value)
  if (published.kind === 'literal') return isBaseOf(written, published.value)
  if (written.kind === 'array' && published.kind === 'array') return agree(written.of, published.of)
  if (written.kind === 'base' && published.kind === 'base') return written.name === published.name
  if (written.kind === 'object' && published.kind === 'object') {
    // Names of interfaces only exist in the types, whereas built-in names mean something to readers.
    return !published.name || !written.name || lastName(written.name) === lastName(published.name)
  }
  return written.kind === published.kind
}

function isBaseOf(shape: Shape, value: string | number | boolean) {
  return shape.kind === 'base' && shape.name === typeof value
}

function lastName(name: string) {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** In the notation of tables. */
export function writeShapes(shapes: Shape[]): string {
  return shapes.map(writeShape).join(' | ')
}

function writeShape(shape: Shape): string {
  if (shape.kind === 'literal') {
    return typeof shape.value === 'string' ? `'${shape.value}'` : String(shape.value)
  }
  if (shape.kind === 'array') {
    const inner = writeShapes(shape.of)
    return shape.of.length > 1 ? `(${inner})[]` : `${inner}[]`
  }
  if (shape.kind === 'base') return shape.name
  return shape.kind === 'object' ? (shape.name ?? 'object') : shape.kind
}
