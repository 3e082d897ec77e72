import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteOrPackageFile } from '../config/configured-files.ts'
import type { Config } from '../config/index.ts'
import { cacheKey } from '../cache/cache-key.ts'
import { writeAtomic, type Cache } from '../cache/cache.ts'
import { errors } from '../errors/index.ts'

/** The site's Markdown plugins as one module, which threads can load regardless of the plugins' language. */
export interface PluginBundle {
  /** Absolute path; undefined if the site has no plugins. */
  file?: string
  /** Hash of the plugins' code and options, which compiled pages depend on. */
  key: string
  /** The site's files that the plugins are made from. */
  inputs: string[]
}

const NONE: PluginBundle = { key: '', inputs: [] }
const ENTRY = '\0docent-markdown-plugins'
const js = JSON.stringify

/**
 * Bundles the plugins in the configuration. Packages stay imports, because the lock file contains their versions.
 * @throws DocentError that names the option if there is no such file or package, or if the plugin's file is invalid
 */
export async function bundlePlugins(config: Config, cache: Cache): Promise<PluginBundle> {
  const lists = { mdast: config.markdown.mdastPlugins, hast: config.markdown.hastPlugins }
  const { siteDir } = config
  const lines: string[] = []
  for (const [kind, plugins] of Object.entries(lists)) {
    const entries = plugins.map(({ plugin, options }, index) => {
      const name = `${kind}${index}`
      const option = `markdown.${kind}Plugins[${index}]`
      lines.push(`import ${name} from ${js(moduleOf(plugin, config, option))}`)
      return `{ name: ${js(plugin)}, exported: ${name}, options: ${js(options)} }`
    })
    lines.push(`export const ${kind} = [${entries.join(', ')}]`)
  }
  if (lines.length === 2) return NONE
  const { code, inputs } = await bundle(lines.join('\n'), siteDir)
  const key = cacheKey(code)
  const file = cache.path('plugins', `${key}.mjs`)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeAtomic(file, code)
  return { file, key, inputs }
}

/** Resolves a path to one of the site's files, or a name to a package. */
function moduleOf(plugin: string, config: Config, option: string): string {
  const isFile = /^\.|\.[cm]?[jt]sx?$/.test(plugin) || existsSync(join(config.siteDir, plugin))
  return isFile ? siteOrPackageFile(plugin, config, option) : plugin
}

/** Expressions for a module's location, which bundling would change, and the constants that replace them. */
const LOCATION = {
  __dirname: 'docentDir',
  __filename: 'docentFile',
  'import.meta.dirname': 'docentDir',
  'import.meta.filename': 'docentFile',
  'import.meta.url': 'docentUrl',
}
const NAMES_LOCATION = /\b__(?:dir|file)name\b|\bimport\.meta\b/

function withLocation(code: string, file: string): string {
  const location = {
    docentDir: dirname(file),
    docentFile: file,
    docentUrl: pathToFileURL(file).href,
  }
  const constants = Object.entries(location).map(([name, value]) => `const ${name} = ${js(value)};`)
  return constants.join(' ') + code
}

async function bundle(entry: string, siteDir: string): Promise<{ code: string; inputs: string[] }> {
  try {
    // Loaded on demand, because sites without plugins don't need it.
    const { rolldown } = await import('rolldown')
    const built = await rolldown({
      input: ENTRY,
      cwd: siteDir,
      platform: 'node',
      resolve: { alias: { '@site': siteDir } },
      external: (id) => !/^[./\0]|^@site\//.test(id),
      transform: { define: LOCATION },
      plugins: [
        {
          name: 'docent-markdown-plugins',
          resolveId: (id) => (id === ENTRY ? id : undefined),
          load: (id) => (id === ENTRY ? entry : undefined),
          transform: (code, id) => (NAMES_LOCATION.test(code) ? withLocation(code, id) : undefined),
        },
      ],
      logLevel: 'silent',
    })
    const { output } = await built.generate({ format: 'esm', codeSplitting: false })
    await built.close()
    const inputs = output[0].moduleIds.filter((id) => !id.startsWith('\0'))
    return { code: output[0].code, inputs }
  } catch (cause) {
    throw errors.markdownPluginBundle({ problem: (cause as Error).message, cause })
  }
}
