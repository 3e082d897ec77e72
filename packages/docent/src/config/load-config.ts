import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from '../shared/node/paths.ts'
import { type ErrorLocation, errors } from '../errors/index.ts'
import { writePath } from './config-problems.ts'
import { importModule, type ModuleMemory } from './import-module.ts'
import { inlineFiles } from './inline-files.ts'
import { runConfigHooks } from './plugins/config-hook.ts'
import { setUpPlugins } from './plugins/set-up-plugins.ts'
import { type Config, resolveConfig } from './resolve.ts'
import type { UserConfig } from './schema.ts'

const CONFIG_FILES = [
  'docent.config.ts',
  'docent.config.mts',
  'docent.config.js',
  'docent.config.mjs',
] as const

export interface LoadedConfig {
  config: Config
  /** Absolute path of the configuration file. */
  file: string
  /** Absolute paths of all files that the configuration was made from. `dev` restarts when one of them changes. */
  dependencies: string[]
}

/** The configuration file of a site, if it has one. */
export function configFile(siteDir: string): string | undefined {
  return CONFIG_FILES.map((name) => join(siteDir, name)).find((path) => existsSync(path))
}

/**
 * Finds, evaluates, and validates a site's configuration.
 * @throws DocentError if there is none, it fails to load, it has no default export, or it's invalid
 */
export async function loadConfig(siteDir: string, memory?: ModuleMemory): Promise<Config> {
  return (await readConfig(siteDir, memory)).config
}

/**
 * Like `loadConfig`, but also returns the files that were read.
 * @param withLinked whether they include those of linked packages, which are then read again each time
 */
export async function readConfig(
  siteDir: string,
  memory?: ModuleMemory,
  withLinked = false,
): Promise<LoadedConfig> {
  if (!existsSync(siteDir)) throw errors.missingSiteFolder({ dir: siteDir })
  const file = configFile(siteDir)
  if (file === undefined) throw errors.missingConfig({ siteDir })
  const source = await readFile(file, 'utf8')
  const { exports, files } = await importModule(file, siteDir, memory, withLinked)
  if (exports.default === undefined) {
    throw errors.configWithoutDefault({ file, exports: Object.keys(exports) })
  }
  assertReadable(exports.default, { file })
  const inlined = await inlineFiles(
    exports.default as UserConfig,
    siteDir,
    { configFile: file },
    memory,
  )
  const where = { siteDir, file, source, modules: files }
  const plugins = setUpPlugins(inlined.user, where)
  const stages = await runConfigHooks(inlined.user, plugins, where, memory)
  const config = resolveConfig(stages.at(-1)?.user ?? inlined.user, {
    siteDir,
    file,
    source,
    listFiles: inlined.listFiles,
    plugins,
    stages,
  })
  return {
    config,
    file,
    dependencies: [...new Set([...files, ...inlined.files, ...config.tsConfigFiles])],
  }
}

/** Much deeper than any option. */
const DEEPEST = 100

/**
 * Checks that a value can be read as data and has no getters that throw, promises, cycles, or endless nesting. The
 * schema would pass on the errors of such values without the option's path.
 * @throws DocentError with the option's path
 */
export function assertReadable(value: unknown, location: ErrorLocation): void {
  visit(value, [], new Set(), location)
}

function visit(
  value: unknown,
  path: readonly PropertyKey[],
  above: ReadonlySet<unknown>,
  location: ErrorLocation,
): void {
  if (typeof value !== 'object' || value === null) return
  const fail = (problem: string, cause?: unknown): never => {
    throw errors.unreadableConfig({ path: writePath(path), problem, cause, ...location })
  }
  if (value instanceof Promise) fail('is a promise')
  if (above.has(value)) fail('contains itself')
  // Plugins of Vite are objects of other packages, with promises and references to each other.
  if (path[0] === 'vite') return
  if (path.length > DEEPEST) fail(`is nested more than ${DEEPEST} levels deep`)
  for (const [key, entry] of entriesOf(value, fail))
    visit(entry, [...path, key], new Set([...above, value]), location)
}

/** Entries of lists and plain objects. Instances of classes, such as schemas, aren't data. */
function entriesOf(
  value: object,
  fail: (problem: string, cause: unknown) => never,
): [PropertyKey, unknown][] {
  try {
    if (Array.isArray(value)) return [...value.entries()]
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === Object.prototype || prototype === null ? Object.entries(value) : []
  } catch (cause) {
    return fail(`can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, cause)
  }
}
