import { errors, type ErrorLocation } from '../../errors/index.ts'
import type { ComponentName } from '../components.ts'
import { readPath } from '../config-problems.ts'
import type { ModuleMemory } from '../import-module.ts'
import { inlineFiles } from '../inline-files.ts'
import type { ActivePlugin } from '../plugins.ts'
import type { ConfigStage } from '../resolve.ts'
import type { UserConfig } from '../schema.ts'
import { hookFailed } from './set-up-plugins.ts'
import { locate, type PluginSource } from './plugin-options.ts'
import { limited, PLUGIN_TIMEOUT } from './time-limit.ts'

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
  const owners = new Map<string, string>()
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
      const components = ownComponents(inlined, {
        user,
        current,
        name,
        owners,
        at: locate([index], where),
      })
      const added = { ...others, ...(components && { components }) }
      current = merge(current, 'docs' in changes ? { docs, ...added } : added) as UserConfig
    } catch (cause) {
      throw hookFailed(name, 'config', cause)
    }
    stages.push({ plugin: name, user: current })
  }
  return stages
}

/**
 * The components that a plugin replaces. The site's own replacements stay, because they were written for this site.
 * @throws DocentError if another plugin has replaced one of them
 */
function ownComponents(
  { components }: UserConfig,
  { user, current, name, owners, at }: ComponentOwners,
): UserConfig['components'] {
  if (!isPlain(components)) return components
  const own = Object.entries(components).filter(([component, file]) => {
    if (file === undefined || user.components?.[component as ComponentName] !== undefined)
      return false
    // A plugin may return what it has received.
    if (current.components?.[component as ComponentName] === file) return false
    const other = owners.get(component)
    if (other !== undefined)
      throw errors.repeatedComponent({ component, plugins: [other, name], ...at })
    owners.set(component, name)
    return true
  })
  return Object.fromEntries(own)
}

interface ComponentOwners {
  /** The site's own configuration. */
  user: UserConfig
  /** The configuration with the changes of earlier plugins. */
  current: UserConfig
  /** Name of the plugin. */
  name: string
  /** The plugin that replaced each component. */
  owners: Map<string, string>
  at: ErrorLocation
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
