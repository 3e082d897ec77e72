import { existsSync } from 'node:fs'
import { isAbsolute } from '../../shared/node/paths.ts'
import { errors, type ErrorLocation } from '../../errors/index.ts'
import type { ActivePlugin } from '../plugins.ts'

/** A search that readers use instead of the index that a build writes. */
export interface PluginSearch {
  /**
   * Absolute path of a module for browsers whose default export is a function that receives a `SearchSetup` and returns a
   * `SearchProvider`. It's loaded when a reader opens the search.
   * @example fileURLToPath(new URL('provider.js', import.meta.url))
   */
  provider: string
  /** JSON data for the module. It's public. Default: `{}`. */
  options?: Readonly<Record<string, unknown>>
  /** Maximum number of results in the dialog. Default: `20`. */
  maxResults?: number
  /** Whether requests contain the locale and the docs versions that the reader uses. Default: `true`. */
  contextualSearch?: boolean
}

/** Options of the configuration that only apply to docent's own index. */
const OWN_OPTIONS = ['synonyms', 'maxResults', 'contextualSearch']

/**
 * The search that a plugin provides.
 * @param written - the option `search` as the site and its plugins wrote it
 * @throws DocentError if there are several, if the module doesn't exist, or if an option would have no effect
 */
export function searchOf(
  plugins: readonly ActivePlugin[],
  written: unknown,
  locate: (keys: readonly string[]) => ErrorLocation,
): PluginSearch | undefined {
  const [first, second] = plugins.filter(({ hooks }) => hooks.search !== undefined)
  if (!first) return undefined
  const plugin = first.name
  if (second)
    throw errors.repeatedSearch({ plugins: [plugin, second.name], ...locate(['plugins']) })
  const search = first.hooks.search as PluginSearch
  const { provider } = search
  if (typeof provider !== 'string' || !isAbsolute(provider) || !existsSync(provider))
    throw errors.invalidHookResult({
      plugin,
      hook: 'search',
      problem: `the provider "${String(provider)}", which doesn't exist`,
      fix: 'Use the absolute path of a file: fileURLToPath(new URL("provider.js", import.meta.url))',
      ...locate(['plugins']),
    })
  if (written === false)
    throw errors.unusedSearchOption({ option: 'search: false', plugin, ...locate(['search']) })
  const unused = OWN_OPTIONS.find((name) => Object.hasOwn(Object(written) as object, name))
  if (unused !== undefined)
    throw errors.unusedSearchOption({
      option: `search.${unused}`,
      plugin,
      ...locate(['search', unused]),
    })
  return search
}
