import { pathToFileURL } from 'node:url'
import { errors } from '../errors/index.ts'
import { NO_PLUGINS, type SitePlugins } from './plugin-list.ts'

/**
 * Loads the bundled module with the site's plugins.
 * @throws DocentError if a plugin throws while it's loaded
 */
export async function loadPlugins(file: string | undefined): Promise<SitePlugins> {
  if (file === undefined) return NO_PLUGINS
  try {
    return (await import(pathToFileURL(file).href)) as SitePlugins
  } catch (cause) {
    throw errors.markdownPluginBundle({ problem: (cause as Error).message, cause })
  }
}
