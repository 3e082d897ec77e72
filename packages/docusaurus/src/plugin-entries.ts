import { asList, isRecord, type Options, type PluginEntry } from './docusaurus-site.ts'
import { missingPackageOf } from './package-file.ts'

/** Options of the classic preset by the plugin that they belong to. */
const CLASSIC: Record<string, string> = {
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  theme: '@docusaurus/theme-classic',
  sitemap: '@docusaurus/plugin-sitemap',
  svgr: '@docusaurus/plugin-svgr',
  debug: '@docusaurus/plugin-debug',
  gtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
}

/** Parts of the classic preset that are enabled unless the configuration sets `false`. */
const ALWAYS = ['docs', 'blog', 'pages', 'theme']

/** All presets, plugins, and themes in a configuration. */
export function pluginEntries(config: Options): PluginEntry[] {
  const presets = entriesOf(config, 'presets', 'preset')
  return [
    ...presets.flatMap((preset) =>
      preset.name === '@docusaurus/preset-classic' ? classicParts(preset) : [preset],
    ),
    ...entriesOf(config, 'plugins', 'plugin'),
    ...entriesOf(config, 'themes', 'theme'),
  ]
}

function classicParts({ keys, options, optionKeys }: PluginEntry): PluginEntry[] {
  const names = [...new Set([...ALWAYS, ...Object.keys(options)])]
  return names
    .filter((name) => options[name] !== false && (name in options || ALWAYS.includes(name)))
    .map((name) => ({
      name: CLASSIC[name] ?? `@docusaurus/preset-classic: ${name}`,
      options: isRecord(options[name]) ? options[name] : {},
      keys: name in options ? [...optionKeys, name] : keys,
      optionKeys: [...optionKeys, name],
    }))
}

function entriesOf(config: Options, key: string, type: string): PluginEntry[] {
  return asList(config[key]).flatMap((entry, index): PluginEntry[] => {
    if (entry === undefined || entry === null || entry === false) return []
    const keys = [key, index]
    const [plugin, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry]
    const optionKeys = Array.isArray(entry) ? [...keys, 1] : keys
    return [
      {
        name: pluginName(plugin, type),
        plugin,
        options: isRecord(options) ? options : {},
        keys,
        optionKeys,
      },
    ]
  })
}

/** Full name of a package, which may be given by its short form, its path, or the function itself. */
export function pluginName(plugin: unknown, type: string): string {
  if (typeof plugin === 'function') {
    return missingPackageOf(plugin) ?? (plugin.name === '' ? `a function` : plugin.name)
  }
  if (typeof plugin !== 'string') return `a ${type} without a name`
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(plugin)?.[1]
  if (installed !== undefined) return installed
  if (/^[./@]/.test(plugin) || plugin.includes('docusaurus')) {
    return /^@[^/]+$/.test(plugin) ? `${plugin}/docusaurus-${type}` : plugin
  }
  return `@docusaurus/${type}-${plugin}`
}
