import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri'

/** A plugin of the site with its configuration. */
export interface SitePlugin {
  /** The name in the configuration. */
  name: string
  /** The default export of its module: a plugin, or a function that returns one. */
  exported: unknown
  options?: unknown
}

/** The site's plugins: the exports of their bundled module. */
export interface SitePlugins {
  mdast: readonly SitePlugin[]
  hast: readonly SitePlugin[]
}

/** The page that's being compiled. */
export interface PluginPage {
  file: string
  source: string
}

export type PluginDefinition = MdastPluginDefinition | HastPluginDefinition

export const NO_PLUGINS: SitePlugins = { mdast: [], hast: [] }
