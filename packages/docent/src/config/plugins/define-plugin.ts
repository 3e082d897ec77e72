import type { z } from 'zod'
import type { PluginOption } from '../index.ts'
import type { Hooks } from './hooks.ts'

/** A plugin without options: a name and hooks. */
export interface Plugin extends PluginOption, Hooks {}

/** A plugin with options of its own. */
export interface PluginDefinition<Schema extends z.ZodType> {
  /** Name of the plugin, usually of its package. @example 'docent-blog' */
  name: string
  /** Version of the plugin's code, usually of its package. Default: a hash of the configuration's modules. */
  version?: string
  /** Zod schema of the options. The configuration's errors name the option, its line, and what the schema expects. */
  options: Schema
  /** Returns the hooks for a site's options, which are valid. */
  setup(options: z.output<Schema>): Hooks
}

/**
 * Defines a plugin. One without options is an object with hooks, and one with options is a function that a site calls
 * with them.
 * @example
 * export const noAi = definePlugin({
 *   name: 'acme-no-ai',
 *   output: () => [{ path: 'ai.txt', content: 'User-Agent: *\nDisallow: /\n' }],
 * })
 * @example
 * export const banner = definePlugin({
 *   name: 'acme-banner',
 *   options: z.strictObject({ text: z.string() }),
 *   setup: ({ text }) => ({
 *     config: () => ({ announcementBar: { id: text, content: text } }),
 *   }),
 * })
 */
export function definePlugin<Schema extends z.ZodType>(
  definition: PluginDefinition<Schema>,
): (options?: z.input<Schema>) => PluginOption
export function definePlugin(definition: Plugin): Plugin
export function definePlugin(
  definition: Plugin | PluginDefinition<z.ZodType>,
): Plugin | ((given?: unknown) => PluginOption) {
  if (!('setup' in definition)) return definition
  return (given) => ({ ...definition, given })
}
