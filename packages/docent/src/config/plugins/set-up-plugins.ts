import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { cacheKey } from '../../files/cache.ts'
import { errors, isDocentError, type ErrorLocation } from '../../errors/index.ts'
import { locateOption, problemsOf, readPath } from '../config-problems.ts'
import type { ModuleMemory } from '../import-module.ts'
import { inlineFiles } from '../inline-files.ts'
import { knownNames } from '../options.ts'
import { limited, PLUGIN_TIMEOUT } from './time-limit.ts'
import { type ActivePlugin, type PluginOption, plugins } from '../plugins.ts'
import type { ConfigStage } from '../resolve.ts'
import type { UserConfig } from '../schema.ts'

/** A plugin with options of its own, before they're checked. */
interface PluginWithOptions extends PluginOption {
  /** Schema of the options. */
  options: z.ZodType
  /** The options as the site wrote them. */
  given: unknown
  setup(options: unknown): unknown
}

/** What a hook has to be. */
const HOOKS: Record<string, 'function' | 'object' | 'string'> = {
  config: 'function',
  pages: 'function',
  messages: 'object',
  buildMessages: 'object',
  search: 'object',
  resolve: 'function',
  client: 'string',
  early: 'string',
  clientData: 'function',
  slots: 'function',
  page: 'function',
  head: 'function',
  image: 'function',
  imageSources: 'function',
  output: 'function',
  check: 'function',
  store: 'object',
  command: 'object',
}

export const HOOK_NAMES: readonly string[] = Object.keys(HOOKS)

/** Where the plugins are written, for messages. */
export interface PluginSource {
  siteDir: string
  file?: string
  source?: string
  /** Absolute paths of the configuration and of the modules of the site that it imports. */
  modules?: readonly string[]
}

/**
 * Checks the options of the configured plugins, and returns the plugins with their hooks. If `plugins` is no list of
 * plugins, the result is empty, because the schema of the configuration reports it.
 * @throws DocentError that names the plugin and the option, if an option or a hook is invalid
 */
export function setUpPlugins(user: UserConfig, where: PluginSource): ActivePlugin[] {
  const listed = plugins.safeParse((user as UserConfig | undefined)?.plugins ?? [])
  if (!listed.success) return []
  const active: ActivePlugin[] = []
  for (const [index, plugin] of listed.data.entries()) {
    if (!plugin) continue
    const { name } = plugin
    if (active.some((other) => other.name === name))
      throw errors.repeatedPlugin({ plugin: name, ...locate([index], where) })
    const made = setUp(plugin, index, where)
    for (const [hook, value] of Object.entries(made.hooks)) {
      const type = HOOKS[hook]
      if (type === undefined)
        throw errors.unknownHook({
          plugin: name,
          hook,
          known: HOOK_NAMES,
          ...locate([index], where),
        })
      if (typeof value !== type && value !== undefined)
        throw errors.invalidHook({
          plugin: name,
          hook,
          type: `${type === 'object' ? 'an' : 'a'} ${type}`,
          received: typeof value,
          ...locate([index], where),
        })
    }
    active.push({ ...made, version: made.version ?? codeOf(made, where) })
  }
  return active
}

/** The version of a plugin without one. Only the images that plugins draw and encode are kept under it. */
function codeOf({ hooks }: ActivePlugin, { modules = [] }: PluginSource): string | undefined {
  if (!('image' in hooks || 'imageSources' in hooks)) return undefined
  return cacheKey(...modules.map((file) => readFileSync(file)))
}

function setUp(plugin: PluginOption, index: number, where: PluginSource): ActivePlugin {
  const { name, version } = plugin
  const identity = { name, index, ...(version !== undefined && { version }) }
  if (!('setup' in plugin)) {
    const { name: _, version: __, ...hooks } = plugin
    return { ...identity, hooks }
  }
  const { options: schema, given = {}, setup } = plugin as PluginWithOptions
  const result = schema.safeParse(given)
  if (!result.success) {
    const issues = result.error.issues.map((issue) => withKnownKeys(issue, schema))
    const problems = problemsOf(issues, given, 'the value').map((problem) => ({
      ...problem,
      ...positionOf([index, ...problem.keys], where),
    }))
    const [first] = problems
    const location = { ...where, line: first?.line, column: first?.column }
    throw errors.invalidPluginOptions({ plugin: name, problems, ...location })
  }
  try {
    return { ...identity, hooks: setup(result.data) as ActivePlugin['hooks'] }
  } catch (cause) {
    throw hookFailed(name, 'setup', cause)
  }
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
function shapeAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodRawShape | undefined {
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

function locate(keys: readonly PropertyKey[], where: PluginSource): ErrorLocation {
  const { file, source } = where
  return { file, source, ...positionOf(keys, where) }
}

/**
 * The error of a failed hook. Its location is the plugin's own code, if the stack shows it, and docent's own errors stay
 * as they are, also if there are several in an `AggregateError`.
 */
export function hookFailed(plugin: string, hook: string, cause: unknown): Error {
  if (isDocentError(cause)) return cause
  if (cause instanceof AggregateError && cause.errors.every(isDocentError)) return cause
  const problem = cause instanceof Error ? zodProblem(cause) || cause.message : String(cause)
  return errors.hookFailed({ plugin, hook, problem, cause })
}

/** The issues of a ZodError, whose own message is JSON. The plugin may import another copy of Zod. */
function zodProblem({ name, issues }: Error & { issues?: z.core.$ZodIssue[] }): string | undefined {
  if (!name.endsWith('ZodError') || !Array.isArray(issues)) return undefined
  return issues
    .map(({ path, message }) =>
      path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message,
    )
    .join('; ')
}

/** What a plugin's `config` hook returns. */
export type ConfigChanges = Partial<Omit<UserConfig, 'plugins'>>

type ConfigHook = (
  config: UserConfig,
  context: { siteDir: string; locate(option: string): ErrorLocation },
) => unknown

/**
 * Runs the `config` hooks, and merges what they return into the configuration.
 * @returns the site's configuration, followed by the one after each hook
 * @throws DocentError that names the plugin if a hook fails
 */
export async function runConfigHooks(
  user: UserConfig,
  active: readonly ActivePlugin[],
  where: PluginSource,
  memory?: ModuleMemory,
): Promise<ConfigStage[]> {
  const { siteDir } = where
  const stages: ConfigStage[] = [{ user }]
  let current = user
  for (const { name, index, hooks } of active) {
    const hook = hooks.config as ConfigHook | undefined
    if (!hook) continue
    const context = {
      siteDir,
      locate: (option: string) => locate([index, ...readPath(option)], where),
    }
    try {
      const { pluginTimeout: seconds = PLUGIN_TIMEOUT } = user as { pluginTimeout?: number }
      const call = { plugin: name, hook: 'config', seconds }
      const changes = (await limited(call, () => hook(current, context))) as UserConfig | undefined
      if (changes === undefined || changes === null) continue
      if (typeof changes !== 'object' || 'plugins' in changes)
        throw new Error(
          typeof changes === 'object'
            ? "A plugin can't add plugins. Let the site list them."
            : `It returned ${typeof changes}, but it has to return options of the configuration.`,
        )
      const { user: inlined } = await inlineFiles(changes, siteDir, { plugin: name }, memory)
      // The versions of the site's documents are already in its own configuration.
      const { docs, ...others } = inlined
      current = merge(current, 'docs' in changes ? { docs, ...others } : others) as UserConfig
    } catch (cause) {
      throw hookFailed(name, 'config', cause)
    }
    stages.push({ plugin: name, user: current })
  }
  return stages
}

/** Merges as Vite does: objects key by key, lists one after the other; any other value replaces the previous one. */
function merge(before: unknown, changes: unknown): unknown {
  if (changes === undefined) return before
  if (before === undefined || before === null) return changes
  if (Array.isArray(before) || Array.isArray(changes))
    return [before, changes].flat() as readonly unknown[]
  if (!isPlain(before) || !isPlain(changes)) return changes
  const merged: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(changes)) merged[key] = merge(merged[key], value)
  return merged
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}
