import { readFileSync } from 'node:fs'
import { CST, isMap, isPair, LineCounter, parseDocument, Parser } from 'yaml'
import { z } from 'zod'
import { errors, type ErrorLocation } from '../errors/index.ts'
import type { FrontMatter } from '../model/content.ts'
import { frontMatterSchema } from './front-matter-schema.ts'
import { problemsOf } from './schema-problems.ts'

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/

export interface ParsedFrontMatter {
  frontMatter: FrontMatter
  /** Values of the keys in the site's schema. */
  extra: Record<string, unknown>
  /** The source after the front matter. */
  body: string
}

/**
 * Reads and checks the front matter of a page.
 * @param remember returns the data that an earlier build read from the same source, so that YAML, which takes half of
 *   the time for reading an unchanged site, isn't parsed again
 */
export type ParseFrontMatter = (
  source: string,
  file: string,
  remember?: (read: () => unknown) => unknown,
) => ParsedFrontMatter

/**
 * Creates the parser of a set's front matter. Zod compiles each schema when it's first used, so all pages of a set
 * share one. With a schema for each page, checking would take four times as long.
 * @param extension the site's schema for additional keys
 */
export function frontMatterParser(extension?: z.ZodObject): ParseFrontMatter {
  const schema = (
    extension ? frontMatterSchema.extend(extension.shape) : frontMatterSchema
  ).strict()
  return (source, file, remember = (read) => read()) => parse(source, file, schema, remember)
}

/** @throws DocentError with the line of the invalid key and the most similar known key */
function parse(
  source: string,
  file: string,
  schema: z.ZodObject,
  remember: (read: () => unknown) => unknown,
): ParsedFrontMatter {
  const match = FENCE.exec(source)
  const yaml = match?.[1] ?? ''
  const data = remember(() => (match ? toData(parseYaml(yaml, file, source), file, source) : {}))
  if (!match) return { frontMatter: {}, extra: {}, body: source }
  const body = source.slice(match[0].length)

  const result = schema.safeParse(data)
  if (!result.success) {
    const document = parseYaml(yaml, file, source)
    const [first, ...others] = result.error.issues
      .flatMap((issue) => problemsOf(issue, Object.keys(schema.shape)))
      .map((problem) => ({ ...problem, at: lineOf(document, problem.path) }))
    const { text = 'it has an invalid value', suggestion, at } = first ?? {}
    throw errors.invalidFrontMatter({
      file,
      source,
      line: (at?.line ?? 0) + 1,
      column: at?.column,
      problem: text,
      others: others.map((other) => ({ problem: other.text, line: other.at.line + 1 })),
      suggestion: others.length === 0 ? suggestion : undefined,
    })
  }
  const frontMatter: Record<string, unknown> = {}
  const extra: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(result.data)) {
    if (key in frontMatterSchema.shape) frontMatter[key] = value
    else extra[key] = value
  }
  return { frontMatter: frontMatter as FrontMatter, extra, body }
}

/** A parsed document with the positions of its lines. */
interface ParsedYaml {
  document: ReturnType<typeof parseDocument>
  lines: LineCounter
}

/** @throws DocentError with the location if it isn't YAML */
function parseYaml(yaml: string, file: string, source: string): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const problem = document.errors[0]
  if (!problem) return { document, lines }
  const [end] = problem.pos
  const quote = problem.code === 'MISSING_CHAR' ? openingQuote(yaml, end) : undefined
  const at = lines.linePos(quote ?? end)
  throw errors.invalidFrontMatter({
    file,
    source,
    line: at.line + 1,
    column: at.col,
    problem: problem.message,
  })
}

/** The parser reports an unclosed quote at the end of the text, but the author needs the line of the opening quote. */
function openingQuote(yaml: string, end: number): number | undefined {
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

/** The parser finds aliases without an anchor, and too many aliases, only when it resolves them. */
function toData({ document }: ParsedYaml, file: string, source: string): unknown {
  try {
    return document.toJS() ?? {}
  } catch (cause) {
    const problem = (cause as Error).message
    throw errors.invalidFrontMatter({ file, source, line: 1, column: 1, problem, cause })
  }
}

/** Location of a key in a file's front matter. */
export function locateKey(file: string, key: string): ErrorLocation {
  const source = readFileSync(file, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(FENCE.exec(source)?.[1] ?? '', { lineCounter: lines })
  const { line, column } = lineOf({ document, lines }, [key])
  return { file, source, line: line + 1, column }
}

function lineOf(
  { document, lines }: ParsedYaml,
  path: readonly PropertyKey[],
): { line: number; column: number } {
  const contents = document.contents
  if (isMap(contents)) {
    for (const pair of contents.items) {
      if (!isPair(pair) || pair.key === null) continue
      const key = pair.key as { value?: unknown; range?: [number, number, number] }
      if (key.value === path[0] && key.range) {
        const at = lines.linePos(key.range[0])
        return { line: at.line, column: at.col }
      }
    }
  }
  return { line: 1, column: 1 }
}
