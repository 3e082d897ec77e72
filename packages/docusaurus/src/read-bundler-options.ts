import { evaluate, siteFile } from './evaluate.ts'
import { isRecord, type BundlerOptions, type Options, type PluginEntry } from './docusaurus-site.ts'
import { missingPackageOf } from './package-file.ts'
import { isAbsolute, isBelow, join, relative } from './paths.ts'

const METHODS = /\bconfigure(?:Webpack|PostCss)\b/

/**
 * What a plugin of the site sets for webpack and PostCSS. Only plugins that do so are called; those of packages aren't.
 * @param modules specifiers of packages, and files of the site, by the functions that they export
 */
export async function readBundlerOptions(
  { name, plugin, options }: PluginEntry,
  {
    folder,
    config,
    modules,
  }: { folder: string; config: Options; modules: ReadonlyMap<unknown, string> },
): Promise<BundlerOptions | undefined> {
  // This package has webpack's aliases as its option.
  if (/module-alias/.test(name))
    return bundlerOptions({ configureWebpack: { resolve: options } }, modules)
  try {
    const create = typeof plugin === 'string' ? ownModule(plugin, folder) : plugin
    if (typeof create !== 'function' || missingPackageOf(create) !== undefined) return undefined
    if (!METHODS.test(String(create))) return undefined
    const context = { siteDir: folder, siteConfig: config, baseUrl: config.baseUrl }
    const made: unknown = await create(context, options)
    return isRecord(made) ? bundlerOptions(made, modules) : undefined
  } catch {
    // The report says that docent runs no plugins.
    return undefined
  }
}

/** The plugin in a file or folder of the site; undefined for a package. */
function ownModule(path: string, folder: string): unknown {
  const below = isAbsolute(path) && isBelow(path, folder) ? `./${relative(folder, path)}` : path
  if (!below.startsWith('.') || below.includes('/node_modules/')) return undefined
  const file = siteFile(below, join(folder, 'docusaurus.config.js'), folder)
  return file === undefined ? undefined : evaluate(file, folder).exports
}

function bundlerOptions(
  { configureWebpack, configurePostCss }: Options,
  modules: ReadonlyMap<unknown, string>,
): BundlerOptions | undefined {
  const webpack = called(configureWebpack, { resolve: {} }, true, {})
  const { resolve: resolving, ...others } = isRecord(webpack) ? webpack : {}
  const aliases = isRecord(resolving) && isRecord(resolving.alias) ? resolving.alias : {}
  const postcss = called(configurePostCss, { plugins: [] })
  const plugins = isRecord(postcss) && Array.isArray(postcss.plugins) ? postcss.plugins : []
  const found: BundlerOptions = {
    aliases: Object.entries(aliases).flatMap(([name, path]) =>
      typeof path === 'string' ? [{ name, path }] : [],
    ),
    postcss: plugins.map((plugin: unknown) => nameOf(plugin, modules)),
    others: Object.keys(others).filter((name) => name !== 'mergeStrategy'),
  }
  return Object.values(found).some(({ length }) => length > 0) ? found : undefined
}

function called(method: unknown, ...values: unknown[]): unknown {
  return typeof method === 'function' ? (method(...values) as unknown) : method
}

/** Name of the package of a PostCSS plugin. */
function nameOf(plugin: unknown, modules: ReadonlyMap<unknown, string>): string | undefined {
  const missing = missingPackageOf(plugin)
  if (missing !== undefined) return missing
  const module = modules.get(plugin)
  if (module !== undefined) return module.includes('#') ? undefined : module
  const name = isRecord(plugin) ? plugin.postcssPlugin : undefined
  return typeof name === 'string' ? name : undefined
}
