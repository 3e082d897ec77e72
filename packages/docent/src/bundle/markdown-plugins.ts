import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import { dirname, isAbsolute, isBelow, join, slashed } from '../shared/node/paths.ts'
import { type Cache, cacheKey, writeAtomic } from '../files/cache.ts'
import { siteOrPackageFile } from '../config/configured-files.ts'
import type { Config } from '../config/index.ts'
import { errors } from '../errors/index.ts'
import { fileInput } from '../files/file-input.ts'
import {
  changedSince,
  isCurrentRecord,
  isInstalled,
  recordInputs,
  type InputRecord,
} from '../files/input-record.ts'
import { canReadFiles, packageFiles } from './package-files.ts'
import { lockFile } from '../files/generator-key.ts'
import type { PluginBundle } from '../shared/records/bundles.ts'

/** The cache's record of the last bundle. */
interface PluginRecord {
  /** The module that imports the plugins. */
  entry: string
  /** The bundle. */
  code: string
  made: Omit<PluginBundle, 'file'>
  inputs: InputRecord
}

/** A module in the configuration. */
interface PluginEntry {
  plugin: string
  options?: unknown
  /** The language of the fences that it renders. */
  language?: string
}

const entryOf = (
  kind: string,
  option: string,
  entry: PluginEntry,
): [kind: string, option: string, entry: PluginEntry] => [kind, option, entry]

const NONE: PluginBundle = { key: '', inputs: [], canReadFiles: false }
const ENTRY = '\0docent-markdown-plugins'
const js = JSON.stringify

/**
 * Bundles the plugins in the configuration. Packages stay imports, and their files are part of the key.
 * @param generator fingerprint of docent
 * @throws DocentError that names the option if there is no such file or package, or if the plugin's file is invalid
 */
export async function bundlePlugins(
  config: Config,
  cache: Cache,
  generator: string,
): Promise<PluginBundle> {
  const { mdastPlugins, hastPlugins, fences } = config.markdown
  const all: [kind: string, option: string, entry: PluginEntry][] = [
    ...mdastPlugins.map((entry, index) => entryOf('mdast', `mdastPlugins[${index}]`, entry)),
    ...hastPlugins.map((entry, index) => entryOf('hast', `hastPlugins[${index}]`, entry)),
    ...Object.entries(fences).map(([language, entry]) =>
      entryOf('fences', `fences.${language}`, { ...entry, language }),
    ),
  ]
  if (all.length === 0) return NONE
  const { siteDir } = config
  const lines = all.map(
    ([, option, { plugin }], index) =>
      `import p${index} from ${js(moduleOf(plugin, config, `markdown.${option}`))}`,
  )
  for (const kind of ['mdast', 'hast', 'fences']) {
    const entries = all.flatMap(([own, , { plugin, options, language }], index) =>
      own === kind
        ? `{ name: ${js(plugin)}, exported: p${index}, options: ${js(options)}, language: ${js(language)} }`
        : [],
    )
    lines.push(`export const ${kind} = [${entries.join(', ')}]`)
  }
  const entry = lines.join('\n')
  const version = cacheKey(generator, siteDir, lockFile(siteDir), entry)
  const { code, made } = readRecord(cache, version) ?? (await bundleAgain())
  const file = cache.path('plugins', `${made.key}.mjs`)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeAtomic(file, code)
  return { ...made, file }

  async function bundleAgain(): Promise<PluginRecord> {
    const started = Date.now()
    const { code, inputs, external } = await bundle(entry, siteDir)
    const packages = await packageFiles(external, siteDir)
    const record = recordInputs(
      { files: [...inputs, ...packages.files] },
      join(siteDir, config.outDir),
    )
    const hashes = packages.files.map((path) => fileInput(path).hash).sort()
    const made = {
      key: cacheKey(code, ...hashes),
      inputs,
      canReadFiles: canReadFiles(packages.builtins),
    }
    const result: PluginRecord = { entry: version, code, made, inputs: record }
    // The code may be made from a file's previous content.
    const present = record.files.filter(({ hash }) => hash !== '').map((input) => input.file)
    if (changedSince(present, started) === undefined)
      cache.write('state', RECORD, { json: JSON.stringify(result) })
    else cache.remove('state', RECORD)
    return result
  }
}

const RECORD = 'plugins'

function readRecord(cache: Cache, entry: string): PluginRecord | undefined {
  const json = cache.read('state', RECORD)?.text('json')
  const record = json === undefined ? undefined : (JSON.parse(json) as PluginRecord)
  return record?.entry === entry && isCurrentRecord(record.inputs) ? record : undefined
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

interface BundledCode {
  code: string
  /** The site's files. */
  inputs: string[]
  /** Modules that stay imports. */
  external: string[]
}

/** Folder of a package that its author links, such as another one of a workspace, which may be in TypeScript. */
function linkedFolder(specifier: string, folder: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
  const path = join(folder, 'node_modules', name)
  if (existsSync(path)) {
    const real = slashed(realpathSync(path))
    return isInstalled(real) ? undefined : real
  }
  return dirname(folder) === folder ? undefined : linkedFolder(specifier, dirname(folder))
}

async function bundle(entry: string, siteDir: string): Promise<BundledCode> {
  const inputs = new Set<string>()
  const linked = new Set<string>()
  try {
    // Loaded on demand, because sites without plugins don't need it.
    const { rolldown } = await import('rolldown')
    const built = await rolldown({
      input: ENTRY,
      cwd: siteDir,
      platform: 'node',
      resolve: { alias: { '@site': siteDir } },
      external: (id, importer = ENTRY) => {
        if (/^[./\0]|^@site\//.test(id)) return false
        if (isBuiltin(id)) return true
        const folder = linkedFolder(id, siteDir)
        if (folder !== undefined) linked.add(folder)
        // What linked packages import is bundled, too, because it's installed next to them.
        const isOfLinked =
          isInstalled(importer) || [...linked].some((own) => isBelow(slashed(importer), own))
        return folder === undefined && !isOfLinked
      },
      transform: { define: LOCATION },
      plugins: [
        {
          name: 'docent-markdown-plugins',
          resolveId(id, importer) {
            if (id === ENTRY) return id
            const isPackage = importer === ENTRY && linkedFolder(id, siteDir) !== undefined
            return isPackage ? this.resolve(id, join(siteDir, 'package.json')) : undefined
          },
          load: (id) => (id === ENTRY ? entry : undefined),
          transform: (code, id) => (NAMES_LOCATION.test(code) ? withLocation(code, id) : undefined),
          buildEnd() {
            for (const id of this.getModuleIds()) if (isAbsolute(id)) inputs.add(slashed(id))
          },
        },
      ],
      logLevel: 'silent',
    })
    const { output } = await built.generate({ format: 'esm', codeSplitting: false })
    await built.close()
    const { code, imports, dynamicImports } = output[0]
    return { code, inputs: [...inputs].sort(), external: [...imports, ...dynamicImports] }
  } catch (cause) {
    throw errors.markdownPluginBundle({ problem: (cause as Error).message, cause })
  }
}
