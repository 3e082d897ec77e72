import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { errors, type ErrorLocation } from '../errors/index.ts'
import { readText } from '../files/read-text.ts'
import { frontMatterBlock } from '../shared/front-matter-block.ts'
import type { WrittenFrontMatter } from '../shared/records/page.ts'
import {
  type FrontMatter,
  frontMatterSchema,
  NUMERIC_KEYS,
} from '../shared/records/front-matter.ts'
import { inWords, mistakesIn } from './mistakes.ts'
import { fixOf, yamlProblem, yamlValue } from './yaml-problem.ts'
import { keepNumbersAsWritten, lineOf, type ParsedYaml } from './yaml-text.ts'

const TOML = /^\+\+\+[ \t]*\n(?:[\s\S]*?\n)??\+\+\+[ \t]*(?:\n|$)/
/** The first lines of a page that look like front matter, but have blank lines before them or no end. */
const UNREAD = /^(\s*)---[ \t]*\n\s*([a-z_]+):(?:\s|$)/

const OTHER_KEY = 'To use another key, declare it in `docs.frontMatter` in the configuration.'

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
  const block = frontMatterBlock(source)
  const yaml = block?.yaml ?? ''
  const data = remember(() => (block ? toData(parseYaml(yaml, file, source), file, source) : {}))
  if (!block) {
    assertNoFrontMatter(source, file, schema)
    return { frontMatter: {}, extra: {}, body: source }
  }
  const body = source.slice(block.length)

  const result = schema.safeParse(data, { error: inWords })
  if (!result.success) {
    const document = parseYaml(yaml, file, source)
    const problems = mistakesIn(result.error, Object.keys(schema.shape)).map((mistake) => ({
      ...mistake,
      at: lineOf(document, mistake.keys),
    }))
    const [first, ...others] = problems
    throw errors.invalidFrontMatter({
      file,
      source,
      line: (first?.at.line ?? 0) + 1,
      column: first?.at.column,
      problem: first?.text ?? 'it has an invalid value',
      others: others.map(({ text, at }) => ({ problem: text, line: at.line + 1 })),
      fix: fixOf(problems, OTHER_KEY),
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

/**
 * What looks like front matter must be read, because otherwise a draft would be published.
 * @throws DocentError that says why it isn't front matter
 */
function assertNoFrontMatter(source: string, file: string, schema: z.ZodObject): void {
  const [, before = '', key = ''] = UNREAD.exec(source) ?? []
  const problem = TOML.test(source)
    ? 'it is TOML (+++), but docent reads YAML between lines with three dashes.'
    : !Object.hasOwn(schema.shape, key)
      ? undefined
      : before === ''
        ? 'it needs a line with three dashes, and nothing else, before and after it.'
        : 'it must begin in the first line of the file. Remove what is before it.'
  if (problem === undefined) return
  const fix = 'Begin the file with `---`, then write each key as `title: Page`, and `---` again.'
  throw errors.invalidFrontMatter({ file, source, line: before.split('\n').length, problem, fix })
}

/**
 * All keys of a source's front matter, as its author wrote them.
 * @throws DocentError with the location and a fix if it isn't YAML
 */
export function writtenFrontMatter({ yaml, file }: WrittenFrontMatter): Record<string, unknown> {
  const source = `---\n${yaml}\n---\n`
  return toData(parseYaml(yaml, file, source), file, source) as Record<string, unknown>
}

/** @throws DocentError with the location and a fix if it isn't YAML */
function parseYaml(yaml: string, file: string, source: string): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const problem = yamlProblem({ document, lines }, yaml)
  if (!problem) return { document, lines }
  throw errors.invalidFrontMatter({ file, source, ...problem, line: problem.line + 1 })
}

function toData(parsed: ParsedYaml, file: string, source: string): unknown {
  keepNumbersAsWritten(parsed.document.contents, isText)
  const read = yamlValue(parsed)
  if ('value' in read) return read.value ?? {}
  throw errors.invalidFrontMatter({ file, source, ...read, line: read.line + 1 })
}

/** Whether docent's key has text as its value. */
const isText = (key: string): boolean =>
  Object.hasOwn(frontMatterSchema.shape, key) && !NUMERIC_KEYS.has(key)

/** Location of a key in a file's front matter. */
export function locateKey(file: string, key: string): ErrorLocation {
  const source = readText(file)
  const lines = new LineCounter()
  const document = parseDocument(frontMatterBlock(source)?.yaml ?? '', { lineCounter: lines })
  const { line, column } = lineOf({ document, lines }, [key])
  return { file, source, line: line + 1, column }
}
