import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '../errors/index.ts'
import { assertReadable } from './assert-readable.ts'
import { importModule } from './import-module.ts'
import type { ModuleMemory } from './run-module.ts'
import { inlineFiles } from './inline-files.ts'
import { resolveConfig, type Config } from './resolve.ts'
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

/** Like `loadConfig`, but also returns the files that were read. */
export async function readConfig(siteDir: string, memory?: ModuleMemory): Promise<LoadedConfig> {
  if (!existsSync(siteDir)) throw errors.missingSiteFolder({ dir: siteDir })
  const file = configFile(siteDir)
  if (file === undefined) throw errors.missingConfig({ siteDir })
  const source = await readFile(file, 'utf8')
  const { exports, files } = await importModule(file, siteDir, memory)
  if (exports.default === undefined) {
    throw errors.configWithoutDefault({ file, exports: Object.keys(exports) })
  }
  assertReadable(exports.default, { file })
  const inlined = await inlineFiles(exports.default as UserConfig, siteDir, file, memory)
  return {
    config: resolveConfig(inlined.user, { siteDir, file, source, listFiles: inlined.listFiles }),
    file,
    dependencies: [...new Set([...files, ...inlined.files])],
  }
}
