import { z } from 'zod'

/** A plugin in `plugins`, which `definePlugin` or the function that it returns creates. */
export interface PluginOption {
  /** Name of the plugin, usually of its package. @example 'docent-blog' */
  readonly name: string
  /**
   * Version of the plugin's code. The images that it draws are kept until the version changes. Default: a hash of the
   * configuration and the modules of the site that it imports.
   * @example '1.0.0'
   */
  readonly version?: string
}

/** A plugin of the site with its hooks. Its options are valid. */
export interface ActivePlugin extends PluginOption {
  hooks: Readonly<Record<string, unknown>>
  /** Place in the list of the configuration. */
  index: number
}

const isPlugin = (value: unknown): boolean =>
  !value || (typeof value === 'object' && typeof (value as PluginOption).name === 'string')

/**
 * The site's plugins. Their hooks run in this order. A value such as `false` is no plugin, for plugins that depend on a
 * condition.
 */
export const plugins = z.array(
  z.custom<PluginOption | false | null | undefined>(isPlugin, {
    error: ({ input }) =>
      typeof input === 'function'
        ? 'Call the function: plugins: [example()]'
        : typeof input === 'object' && typeof (input as PluginOption).name !== 'string'
          ? 'Give the plugin a name: definePlugin({ name, … }).'
          : 'Use a plugin that definePlugin or the function of a package returns.',
  }),
)
