import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri'

/** A plugin of the site as its module exports it, with what the configuration says of it. */
export interface SitePlugin {
  /** As the configuration names it. */
  name: string
  /** Default export of its module: a plugin, or a function that makes one. */
  exported: unknown
  options?: unknown
}

/** Plugins of the site: the exports of the module that the bundler made of them. */
export interface SitePlugins {
  mdast: readonly SitePlugin[]
  hast: readonly SitePlugin[]
}

/** The page that is compiled. */
export interface PluginPage {
  file: string
  source: string
}

export type PluginDefinition = MdastPluginDefinition | HastPluginDefinition

export const NO_PLUGINS: SitePlugins = { mdast: [], hast: [] }
