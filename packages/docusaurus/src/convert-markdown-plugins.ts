import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { writePath } from 'docent/tools'
import { combine, optionsAt, type Conversion } from './conversion.ts'
import { asList, isRecord, type DocusaurusSite, type Options } from './docusaurus-site.ts'
import { siteFile } from './evaluate.ts'
import { packagesBelow } from './imported-packages.ts'
import type { Finding } from './migration-report.ts'
import { missingExportOf, missingPackageOf } from './package-file.ts'
import { join } from './paths.ts'
import { pluginName } from './plugin-entries.ts'
import type { GeneratedFile } from './write-site.ts'

/** Plugin lists in Docusaurus's options, with docent's list for the same kind of tree. */
const LISTS: [string, 'mdastPlugins' | 'hastPlugins' | undefined][] = [
  ['beforeDefaultRemarkPlugins', 'mdastPlugins'],
  ['remarkPlugins', 'mdastPlugins'],
  ['beforeDefaultRehypePlugins', 'hastPlugins'],
  ['rehypePlugins', 'hastPlugins'],
  ['recmaPlugins', undefined],
]

/** Package managers that both generators support, in the order of the plugin's tabs. */
const MANAGERS = ['yarn', 'pnpm', 'bun']

/** A remark, rehype, or recma plugin in the configuration. */
interface MarkdownPlugin {
  /** Its package, its file in the site, or the name of the function if the configuration defines it. */
  name: string
  /** Whether the name is a package or a file, which docent's configuration can name. */
  isModule: boolean
  options: unknown
  keys: PropertyKey[]
  list: 'mdastPlugins' | 'hastPlugins' | undefined
}

/**
 * Converts the Markdown plugins of all docs. docent has built-in replacements for the common ones and runs others. A
 * plugin that several docs have is written once, because docent's plugins are for all pages.
 */
export function convertMarkdownPlugins(site: DocusaurusSite): Conversion {
  const converted = markdownPlugins(site).map(convertOne)
  const { options, findings } = combine(converted)
  return { options: withUniqueLists(options) as Options, findings }
}

function markdownPlugins({ plugins, modules }: DocusaurusSite): MarkdownPlugin[] {
  return plugins
    .filter(({ name }) => /^@docusaurus\/plugin-content-(?:docs|blog|pages)$/.test(name))
    .flatMap(({ options, optionKeys }) =>
      LISTS.flatMap(([key, list]) =>
        asList(options[key]).map((entry, index) => {
          const [plugin, own] = Array.isArray(entry) ? (entry as unknown[]) : [entry, undefined]
          const module = modules.get(plugin) ?? missingModule(plugin)
          const name = module ?? pluginName(plugin, 'plugin')
          const isModule = module !== undefined || /^(?:remark|rehype)-/.test(name)
          return { name, isModule, options: own, keys: [...optionKeys, key, index], list }
        }),
      ),
    )
}

/** A plugin of a package that isn't installed, with `#name` if it isn't the default export. */
function missingModule(plugin: unknown): string | undefined {
  const name = missingPackageOf(plugin)
  const exported = missingExportOf(plugin)
  return name === undefined || exported === undefined ? name : `${name}#${exported}`
}

function convertOne({ name, isModule, options, keys, list }: MarkdownPlugin): Conversion {
  const say = (
    kind: Finding['kind'],
    text: string,
    own: Conversion['options'] = {},
  ): Conversion => ({
    options: own,
    findings: [{ kind, subject: `${writePath(keys)}: ${name}`, text, keys }],
  })
  if (name.includes('npm2yarn'))
    return say('converted', 'codeBlocks.packageManagers', {
      codeBlocks: { packageManagers: managersOf(options) },
    })
  if (/tab-blocks/i.test(name)) return say('dropped', 'docent shows fences with `tab` as tabs.')
  if (/remark-?math|rehype-?(?:katex|mathjax|mathml)/i.test(name))
    return say(
      'converted',
      'markdown.math, with the package temml',
      optionsAt('markdown.math', true),
    )
  if (/remark-?(?:gfm|directive|frontmatter|emoji)|rehype-?slug/i.test(name))
    return say('dropped', 'docent does this itself.')
  if (/github-(?:admonitions|(?:blockquote-)?alerts?)|remark-alerts?$/i.test(name))
    return say('dropped', 'docent shows GitHub alerts as admonitions.')
  if (list === undefined)
    return say('manual', 'docent runs no recma plugins. Replace what it does with a component.')
  if (/^(?:\.|@site\/)/.test(name))
    return say(
      'manual',
      'Its file doesn’t exist. Run the script that creates it, and migrate again.',
    )
  if (!isModule)
    return say('manual', `Export the plugin from a file and name the file in \`markdown.${list}\`.`)
  const path = moduleOf(name)
  if (!isJson(options))
    return say(
      'manual',
      `Its options contain functions. Export a plugin that has them from a file, and name it in \`markdown.${list}\`.`,
    )
  const entry = options === undefined ? path : { plugin: path, options }
  return say(
    'converted',
    `markdown.${list}. Plugins that change the tree work, and those that add syntax are errors.`,
    optionsAt(`markdown.${list}`, [entry]),
  )
}

/** docent's plugins are default exports, so a module passes a named one on. */
function moduleOf(name: string): string {
  const [, exported] = name.split('#')
  return exported === undefined ? name : `docent/markdown/${exported}.mjs`
}

/** Packages whose plugins aren't their default exports, and those that the site's own plugins import. */
export function packagesOfPlugins(site: DocusaurusSite): string[] {
  return markdownPlugins(site).flatMap(({ name, list }) => {
    const [module = '', exported] = name.split('#')
    const file = siteFile(
      /^[.@]/.test(module) ? module : `./${module}`,
      site.configFile.file,
      site.folder,
    )
    if (file !== undefined && list !== undefined) return [...packagesBelow(file, site.folder)]
    return exported === undefined ? [] : [module]
  })
}

/** Modules for plugins that aren't the default export of their package or file. */
export function pluginModules(site: DocusaurusSite): GeneratedFile[] {
  const names = markdownPlugins(site).map(({ name }) => name)
  return [...new Set(names)].flatMap((name): GeneratedFile[] => {
    const [module = '', exported] = name.split('#')
    if (exported === undefined) return []
    const isFile = existsSync(join(site.folder, module))
    const specifier = isFile ? `../../${module}` : module
    const text = `export { ${exported} as default } from ${JSON.stringify(specifier)}\n`
    return [{ path: moduleOf(name), text }]
  })
}

function managersOf(options: unknown): string[] {
  const { converters = MANAGERS } = isRecord(options) ? options : {}
  const names = asList(converters).map((converter) =>
    Array.isArray(converter) ? (converter[0] as unknown) : converter,
  )
  return ['npm', ...MANAGERS.filter((manager) => names.includes(manager))]
}

function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson)
  if (isRecord(value))
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson)
  return value === null || ['undefined', 'string', 'number', 'boolean'].includes(typeof value)
}

function withUniqueLists(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter(
      (entry, at) => value.findIndex((other) => isDeepStrictEqual(other, entry)) === at,
    )
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withUniqueLists(entry)]),
  )
}
