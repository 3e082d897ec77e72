import type { z } from 'zod'
import { errors, type ErrorLocation } from '../../errors/index.ts'
import { locateOption, problemsOf } from '../config-problems.ts'
import { knownNames } from '../options.ts'

/** Where the plugins are written, for messages. */
export interface PluginSource {
  siteDir: string
  file?: string
  source?: string
  /** Absolute paths of the configuration and of the modules of the site that it imports. */
  modules?: readonly string[]
}

/**
 * The options of a plugin, as its schema returns them.
 * @throws DocentError that names the plugin and its invalid options
 */
export function checkedOptions(
  given: unknown,
  schema: z.ZodType,
  { name, index }: { name: string; index: number },
  where: PluginSource,
): unknown {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const issues = result.error.issues.map((issue) => withKnownKeys(issue, schema))
  const problems = problemsOf(issues, given, 'the value').map((problem) => ({
    ...problem,
    ...positionOf([index, ...problem.keys], where),
  }))
  const [first] = problems
  const location = { ...where, line: first?.line, column: first?.column }
  throw errors.invalidPluginOptions({ plugin: name, problems, ...location })
}

/** The fix for unknown options, for which Zod's own message only repeats their names. */
function withKnownKeys(issue: z.core.$ZodIssue, schema: z.ZodType): z.core.$ZodIssue {
  if (issue.code !== 'unrecognized_keys') return issue
  const shape = shapeAt(schema, issue.path)
  const fix = (key: string): string =>
    shape ? knownNames(key, Object.keys(shape), 'Known options') : 'Remove it.'
  return { ...issue, message: issue.keys.map(fix).join('\n') }
}

/** The parts of a schema that lead to another one. */
type Nested = Partial<z.ZodObject> & {
  def?: { innerType?: z.ZodType; element?: z.ZodType; valueType?: z.ZodType }
}

/** The options of the object at a path, unless the schema has several forms there. */
export function shapeAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): z.ZodRawShape | undefined {
  const { def, shape } = schema as Nested
  if (def?.innerType) return shapeAt(def.innerType, path)
  const [key, ...rest] = path
  if (key === undefined) return shape
  const inner = shape?.[String(key)] ?? def?.element ?? def?.valueType
  return inner && shapeAt(inner as z.ZodType, rest)
}

function positionOf(
  keys: readonly PropertyKey[],
  { file, source }: PluginSource,
): { line?: number; column?: number } {
  const isKnown = file !== undefined && source !== undefined
  return (isKnown && locateOption(file, source, ['plugins', ...keys])) || {}
}

/** Where something in the list of plugins is in the configuration. */
export function locate(keys: readonly PropertyKey[], where: PluginSource): ErrorLocation {
  const { file, source } = where
  return { file, source, ...positionOf(keys, where) }
}
