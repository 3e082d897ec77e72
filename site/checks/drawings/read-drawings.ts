/** Finds the drawings of a page and reads their data. */

import { Parser, type Node } from 'acorn'
import jsx from 'acorn-jsx'
import type { ArrayExpression, Expression } from 'estree'
import { readLiteral } from './literal.ts'

export interface Drawing {
  name: 'CommandLog' | 'Runner'
  /** Counted from 1. */
  line: number
  props: Record<string, unknown>
}

/** A drawing whose data can't be read. */
export interface Unreadable {
  line: number
  reason: string
}

const JsxParser = Parser.extend(jsx())
const START = /^[ \t]*<(CommandLog|Runner)\b/gm

/** The parts of a JSX element's syntax tree that are needed here. */
interface JsxElement {
  openingElement: { attributes: JsxAttribute[] }
}

interface JsxAttribute {
  type: string
  name: { name: string }
  value: { type: string; value?: unknown; expression?: Expression } | null
}

/** The Command Logs and runners of a page, in order. */
export function findDrawings(source: string): (Drawing | Unreadable)[] {
  return [...source.matchAll(START)].map((match) => {
    const start = match.index + match[0].indexOf('<')
    const line = source.slice(0, start).split('\n').length
    try {
      const { attributes } = parseElement(source.slice(start)).openingElement
      return {
        name: match[1] as Drawing['name'],
        line,
        props: Object.fromEntries(attributes.map(readAttribute)),
      }
    } catch (error) {
      return { line, reason: error instanceof Error ? error.message : String(error) }
    }
  })
}

/** The lines of the logs that a component's source contains, in order. */
export function findLogs(source: string): { line: number; log: string[] }[] {
  const starts = source.matchAll(/(?:\blog=\{|\bLogLine\[\] = )(?=\[)/g)
  return [...starts].map(({ index, 0: { length } }) => {
    const node: Node = JsxParser.parseExpressionAt(source, index + length, {
      ecmaVersion: 'latest',
    })
    const { elements } = node as unknown as ArrayExpression
    return {
      line: source.slice(0, index).split('\n').length,
      log: elements.flatMap((element) =>
        element?.type !== 'SpreadElement' ? lineOf(element) : [],
      ),
    }
  })
}

/** The text of an entry, whose other data can be computed. */
function lineOf(entry: Expression | null): string[] {
  if (entry?.type === 'Literal') return [String(entry.value)]
  if (entry?.type !== 'ObjectExpression') return []
  return entry.properties.flatMap((property) =>
    property.type === 'Property' &&
    property.key.type === 'Identifier' &&
    property.key.name === 'line' &&
    property.value.type === 'Literal'
      ? [String(property.value.value)]
      : [],
  )
}

/**
 * The element at the start of a string. The parser also reads the token after an expression, which isn't JavaScript on
 * a page, so it's given the text up to each possible end in turn.
 */
function parseElement(text: string): JsxElement {
  const ends = [...text.matchAll(/\/>|<\/(?:CommandLog|Runner)>/g)]
  const errors: unknown[] = []
  for (const end of ends) {
    try {
      const element = text.slice(0, end.index + end[0].length)
      const node: Node = JsxParser.parseExpressionAt(element, 0, { ecmaVersion: 'latest' })
      return node as unknown as JsxElement
    } catch (error) {
      errors.push(error)
    }
  }
  throw errors.at(-1) ?? new Error('The element has no end')
}

function readAttribute({ type, name, value }: JsxAttribute): [string, unknown] {
  if (type !== 'JSXAttribute') throw new Error('Expected attributes without spreads')
  if (value === null) return [name.name, true]
  return [name.name, value.expression ? readLiteral(value.expression) : value.value]
}
