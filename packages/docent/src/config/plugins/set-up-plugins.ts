import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { cacheKey } from '../../files/cache.ts'
import { catalog, DocentError, errors, isDocentError } from '../../errors/index.ts'
import { type ActivePlugin, type PluginOption, plugins } from '../plugins.ts'
import type { UserConfig } from '../schema.ts'
import { checkedOptions, locate, type PluginSource } from './plugin-options.ts'

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
  const options = checkedOptions(given, schema, { name, index }, where)
  try {
    return { ...identity, hooks: setup(options) as ActivePlugin['hooks'] }
  } catch (cause) {
    throw hookFailed(name, 'setup', cause)
  }
}

/**
 * The error of a failed hook. Those that the plugin has defined get its name, also if there are several in an
 * `AggregateError`, and docent's own stay as they are.
 */
export function hookFailed(plugin: string, hook: string, cause: unknown): Error {
  if (isDocentError(cause)) return withName(plugin, cause)
  if (cause instanceof AggregateError && cause.errors.every(isDocentError))
    return new AggregateError(
      cause.errors.map((error: DocentError) => withName(plugin, error)),
      cause.message,
    )
  const problem = cause instanceof Error ? zodProblem(cause) || cause.message : String(cause)
  return errors.hookFailed({ plugin, hook, problem, cause })
}

const OWN_CODES = new Set(Object.values(catalog).map(({ code }) => code))

/** Nobody could tell from the message alone that a plugin found the problem. */
function withName(plugin: string, error: DocentError): DocentError {
  if (OWN_CODES.has(error.code) || error.message.includes(plugin)) return error
  const { cause } = error
  const record = { ...error.toJSON(), message: `${plugin}: ${error.message}` }
  return new DocentError(record, cause === undefined ? undefined : { cause })
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
