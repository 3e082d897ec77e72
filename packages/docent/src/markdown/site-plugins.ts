import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri'
import { DocentError, errors, type ErrorLocation } from '../errors/index.ts'
import type { PluginDefinition, PluginPage, SitePlugin, SitePlugins } from './plugin-list.ts'
import { fromTransformer, noExtensions, type Transformer } from './unified-plugin.ts'

/**
 * The site's plugins for one page. Each page has separate plugin instances, so that no state remains from another page.
 * @throws DocentError with the plugin's name if it's invalid
 */
export function sitePlugins(
  { mdast, hast }: SitePlugins,
  page: PluginPage,
): { mdast: MdastPluginDefinition[]; hast: HastPluginDefinition[] } {
  return {
    mdast: mdast.map((plugin) => definePlugin(plugin, page) as MdastPluginDefinition),
    hast: hast.map((plugin) => definePlugin(plugin, page) as HastPluginDefinition),
  }
}

function definePlugin(plugin: SitePlugin, page: PluginPage): PluginDefinition {
  const made = makePlugin(plugin, page)
  if (typeof made === 'function') {
    const before = fromTransformer(made as Transformer, page)
    return guarded({ name: plugin.name, before } as unknown as PluginDefinition, plugin, page)
  }
  if (typeof made !== 'object' || made === null)
    throw errors.notAMarkdownPlugin({ file: page.file, plugin: plugin.name, received: typeof made })
  return guarded({ ...made, name: plugin.name } as PluginDefinition, plugin, page)
}

/**
 * Plugins for unified are functions that return a transformer, and docent's plugins can be functions of their options.
 */
function makePlugin({ name, exported, options }: SitePlugin, page: PluginPage): unknown {
  if (typeof exported !== 'function') return exported
  try {
    return (exported as (options: unknown) => unknown).call(noExtensions(), options)
  } catch (error) {
    throw failed(error, name, { file: page.file })
  }
}

type Visit = (...parameters: unknown[]) => unknown

/** Wraps a plugin so that its errors have the plugin's name, the page, and the node's line. */
function guarded(
  definition: PluginDefinition,
  { name }: SitePlugin,
  { file, source }: PluginPage,
): PluginDefinition {
  const guard =
    (visit: Visit): Visit =>
    (node, context) => {
      const { line, column } = positionOf(node)
      const fail = (error: unknown): never => {
        throw failed(error, name, { file, source, line, column })
      }
      try {
        const result = visit.call(definition, node, context)
        return result instanceof Promise ? result.catch(fail) : result
      } catch (error) {
        return fail(error)
      }
    }
  /** Visitors of elements are in objects, next to the names of the elements that they apply to. */
  const guardAll = (value: unknown): unknown => {
    if (typeof value === 'function') return guard(value as Visit)
    if (Array.isArray(value)) return value.map(guardAll)
    if (typeof value !== 'object' || value === null || !('visit' in value)) return value
    return { ...value, visit: guardAll(value.visit) }
  }
  const parts = Object.entries(definition).map(([key, value]) => [key, guardAll(value)])
  const { options } = definition
  return { ...Object.fromEntries(parts), options: { ...options, position: true } }
}

function positionOf(node: unknown): { line?: number; column?: number } {
  return (node as { position?: { start: { line: number; column: number } } }).position?.start ?? {}
}

function failed(error: unknown, plugin: string, location: ErrorLocation): DocentError {
  if (error instanceof DocentError) return error
  // Messages from unified have their own location.
  const { line, column, reason, message } = error as Partial<Record<string, unknown>>
  return errors.markdownPluginFailed({
    ...location,
    ...(typeof line === 'number' && { line, column: typeof column === 'number' ? column : 1 }),
    plugin,
    problem: String(reason ?? message ?? error),
    cause: error,
  })
}
