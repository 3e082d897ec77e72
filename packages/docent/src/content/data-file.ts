import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { similarFile } from '../config/configured-files.ts'
import { shapeAt } from '../config/plugins/plugin-options.ts'
import { type DocentError, errors } from '../errors/index.ts'
import { belowSite } from '../files/paths.ts'
import { isFile } from '../files/files-below.ts'
import { readText } from '../files/read-text.ts'
import { inWords, mistakesIn } from './mistakes.ts'
import { fixOf, type YamlProblem, yamlProblem, yamlValue } from './yaml-problem.ts'
import { lineOf } from './yaml-text.ts'

/**
 * Reads a file that a plugin makes pages from. A name that ends with `.json` is JSON, and any other is YAML.
 * @throws DocentError that names the plugin, the file, and the line of every value that the schema refuses
 */
export async function readDataFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  { plugin, siteDir }: { plugin: string; siteDir: string },
): Promise<z.output<Schema>> {
  const path = belowSite(file, siteDir)
  if (!isFile(file))
    throw errors.missingDataFile({ plugin, path, similar: similarFile(path, { siteDir }) })
  const source = readText(file)
  const invalid = (found: YamlProblem, others: readonly YamlProblem[] = []): DocentError =>
    errors.invalidDataFile({ plugin, file, source, ...found, others })
  const isJson = file.endsWith('.json')
  // JSON is YAML, too, whose parser knows the lines.
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const parsed = { document, lines }
  const problem = (isJson && (await jsonProblem(source))) || yamlProblem(parsed, source)
  if (problem) throw invalid(problem)
  const read = isJson ? { value: JSON.parse(source) as unknown } : yamlValue(parsed)
  if (!('value' in read)) throw invalid(read)
  const result = await schema.safeParseAsync(read.value, { error: inWords })
  if (result.success) return result.data
  const mistakes = result.error.issues.flatMap((issue) =>
    mistakesIn({ issues: [issue] }, Object.keys(shapeAt(schema, issue.path) ?? {})),
  )
  const fix = fixOf(mistakes, 'Remove what the plugin has no key for.')
  const [first, ...others] = mistakes.map(({ keys, text }) => ({
    problem: text,
    fix,
    ...lineOf(parsed, keys),
  }))
  throw invalid(first ?? { problem: result.error.message, fix, line: 1, column: 1 }, others)
}

/** What's wrong with JSON. The runtime's message doesn't always have the place. */
async function jsonProblem(source: string): Promise<YamlProblem | undefined> {
  try {
    JSON.parse(source)
    return undefined
  } catch (cause) {
    const { parser } = await import('@lezer/json')
    let at = source.length
    parser.parse(source).iterate({
      enter({ type, from }) {
        if (type.isError) at = Math.min(at, from)
      },
    })
    const above = source.slice(0, at).split('\n')
    const [problem = ''] = (cause as Error).message.split(/, \.{0,3}"| in JSON at| is not valid/)
    return {
      problem: `${problem}.`,
      fix: 'Write JSON, for example [{ "name": "Ada" }]',
      line: above.length,
      column: (above.at(-1) ?? '').length + 1,
    }
  }
}
