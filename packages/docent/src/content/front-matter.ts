import { readFileSync } from 'node:fs'
import { CST, isMap, isPair, LineCounter, parseDocument, Parser } from 'yaml'
import { z } from 'zod'
import { errors, type ErrorPlace } from '../errors/index.ts'
import { nearest } from '../shared/nearest.ts'
import type { FrontMatter } from '../model/content.ts'
import { frontMatterSchema } from './front-matter-schema.ts'

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/

export interface ParsedFrontMatter {
  frontMatter: FrontMatter
  /** Values of the keys that the site's own schema declares. */
  extra: Record<string, unknown>
  /** Source below the front matter. */
  body: string
}

/**
 * Reads and checks the front matter of a page.
 * @param extension the site's schema for keys of its own
 * @throws DocentError with the line of the faulty key and the nearest known name
 */
export function parseFrontMatter(
  source: string,
  file: string,
  extension?: z.ZodObject,
): ParsedFrontMatter {
  const match = FENCE.exec(source)
  if (!match) return { frontMatter: {}, extra: {}, body: source }
  const yaml = match[1] ?? ''
  const body = source.slice(match[0].length)

  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const problem = document.errors[0]
  if (problem) {
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
  const data = toData(document, file, source)
  const schema = extension ? frontMatterSchema.extend(extension.shape) : frontMatterSchema
  const result = schema.strict().safeParse(data)
  if (!result.success) {
    const issue = result.error.issues[0]
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const path = unknown === undefined ? (issue?.path ?? []) : [...(issue?.path ?? []), unknown]
    const at = lineOf(document, lines, path)
    throw errors.invalidFrontMatter({
      file,
      source,
      line: at.line + 1,
      column: at.column,
      problem:
        unknown === undefined
          ? `"${path.join('.')}": ${issue?.message ?? 'invalid value'}`
          : `unknown key "${unknown}"`,
      suggestion: unknown === undefined ? undefined : nearest(unknown, Object.keys(schema.shape)),
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

/** The parser reports a quote without its partner at the end of the text; the author needs the line that opens it. */
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

/** The parser finds aliases without an anchor, and too many of them, only when it resolves them. */
function toData(document: ReturnType<typeof parseDocument>, file: string, source: string): unknown {
  try {
    return document.toJS() ?? {}
  } catch (cause) {
    const problem = (cause as Error).message
    throw errors.invalidFrontMatter({ file, source, line: 1, column: 1, problem, cause })
  }
}

/** Place of a key in the front matter of a file. */
export function placeOfKey(file: string, key: string): ErrorPlace {
  const source = readFileSync(file, 'utf8')
  const lines = new LineCounter()
  const document = parseDocument(FENCE.exec(source)?.[1] ?? '', { lineCounter: lines })
  const { line, column } = lineOf(document, lines, [key])
  return { file, source, line: line + 1, column }
}

function lineOf(
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
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
