import {
  CST,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type parseDocument,
  Parser,
  type Range,
  visit,
} from 'yaml'

/** A parsed document with the positions of its lines. */
export interface ParsedYaml {
  document: ReturnType<typeof parseDocument>
  lines: LineCounter
}

/** Location of a key or a value. If the document doesn't have it, this is the closest place that it has. */
export function lineOf(
  { document, lines }: ParsedYaml,
  path: readonly PropertyKey[],
): { line: number; column: number } {
  let at: Range | undefined
  let value: unknown = document.contents
  for (const name of path) {
    const text = isMap(value)
      ? value.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : undefined
    const item = isSeq(value) ? value.items[Number(name)] : undefined
    if (text === undefined && item === undefined) break
    at = rangeOf(text?.key ?? item) ?? at
    value = text?.value ?? item
  }
  if (!at) return { line: 1, column: 1 }
  const { line, col } = lines.linePos(at[0])
  return { line, column: col }
}

const rangeOf = (node: unknown): Range | undefined =>
  isNode(node) ? (node.range ?? undefined) : undefined

/**
 * Turns numbers in texts into the characters that the author wrote: 1.10 is a version, not the number 1.1.
 * @param isText whether a key of the map has text as its value
 */
export function keepNumbersAsWritten(contents: unknown, isText: (key: string) => boolean): void {
  if (!isMap(contents)) return
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || typeof key.value !== 'string' || !isText(key.value) || !isNode(value))
      continue
    visit(value, {
      Scalar(_, scalar) {
        if (typeof scalar.value === 'number') scalar.value = scalar.source ?? scalar.value
      },
    })
  }
}

/** Offset of an alias inside the value that it refers to. Such a value has no end. */
export function cyclicAlias(document: ParsedYaml['document']): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, alias, path) {
      const target = alias.resolve(document)
      if (target === undefined || !path.includes(target)) return undefined
      offset = alias.range?.[0]
      return visit.BREAK
    },
  })
  return offset
}

/** The parser reports an unclosed quote at the end of the text, but the author needs the line of the opening quote. */
export function openingQuote(yaml: string, end: number): number | undefined {
  let opening: number | undefined
  for (const token of new Parser().parse(yaml)) {
    if (token.type !== 'document') continue
    CST.visit(token, ({ value }) => {
      const isQuoted =
        value?.type === 'single-quoted-scalar' || value?.type === 'double-quoted-scalar'
      if (isQuoted && value.offset + value.source.length === end) opening = value.offset
    })
  }
  return opening
}
