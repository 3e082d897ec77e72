import { pathToFileURL } from 'node:url'
import {
  type HastPluginDefinition,
  markdownToMdast,
  type MdastPluginDefinition,
  mdxToMdast,
} from 'satteri'
import { VFile } from 'vfile'
import { DocentError, type ErrorLocation, errors } from '../errors/index.ts'
import { noteSources } from './node-source.ts'
import { FEATURES } from './normalize-syntax.ts'

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
    return (exported as (options: unknown) => unknown).call(processorOf(page), options)
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
  const guardedEntries = Object.entries(definition).map(([key, value]) => [key, guardAll(value)])
  const { options } = definition
  return { ...Object.fromEntries(guardedEntries), options: { ...options, position: true } }
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

/** A transformer, which a plugin for unified returns. */
export type Transformer = (tree: unknown, file: VFile) => unknown

interface RootContext {
  replaceNode(node: unknown, replacement: unknown): void
}

/**
 * The `this` of a plugin for unified. It parses text that a plugin adds. docent's parser can't be extended, so a plugin
 * that adds syntax is rejected rather than ignored.
 */
function processorOf({ file }: PluginPage): object {
  const data = new Proxy<Record<string, unknown>>(
    {},
    {
      set(_, key) {
        throw new Error(
          `It extends the parser ("${String(key)}"), and docent's parser can't be extended.`,
        )
      },
    },
  )
  const parse = (text: unknown): unknown =>
    (file.endsWith('.mdx') ? mdxToMdast : markdownToMdast)(String(text), { features: FEATURES })
  return { data: () => data, parse, parser: undefined, compiler: undefined }
}

/** Whether a plugin seems to give directives a meaning, so that one with a label isn't text. */
export function readsDirectives({ exported }: SitePlugin): boolean {
  const visitors = typeof exported === 'object' && exported !== null ? Object.keys(exported) : []
  return [String(exported), ...visitors].some((code) => /directive/i.test(code))
}

/** Runs a transformer on a copy of the tree, which then replaces the tree. */
export function fromTransformer(transform: Transformer, { file, source }: PluginPage) {
  return async (root: unknown, context: RootContext): Promise<void> => {
    const tree = plainTree(root)
    noteSources(tree as object, source)
    const page = new VFile({ path: file, value: source })
    const result = (await transform(tree, page)) ?? tree
    context.replaceNode(root, result)
  }
}

/** The compiler's nodes are views of its memory. A copy has plain properties that can be changed. */
function plainTree(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainTree)
  if (typeof value !== 'object' || value === null) return value
  const plain: Record<string, unknown> = {}
  for (const key in value) {
    const child = (value as Record<string, unknown>)[key]
    if (typeof child !== 'function') plain[key] = plainTree(child)
  }
  return plain
}

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
  fences: readonly SiteFence[]
}

/** A module that renders code fences of a language. */
export interface SiteFence extends SitePlugin {
  language: string
}

/** The page that's being compiled. */
export interface PluginPage {
  file: string
  source: string
}

export type PluginDefinition = MdastPluginDefinition | HastPluginDefinition

export const NO_PLUGINS: SitePlugins = { mdast: [], hast: [], fences: [] }
